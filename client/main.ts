import { mount } from "svelte";
import App from "./App.svelte";
import { recall, useTheme } from "./ui/keep";
import { startRouting } from "./ui/route.svelte";
import { settings } from "./ui/settings.svelte";
import { followTabs, speakFirst } from "./ui/words.svelte";

useTheme(recall("theme"));
settings.apply();
startRouting();
followTabs();
// What is needed without a network is fetched when the page is there.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener(
    "load",
    () => void import("./offline/keep").then(({ keepForLater }) => keepForLater()),
  );

// Not awaited here: what is fetched later imports from this file and would wait for it.
void speakFirst().then(() => mount(App, { target: document.getElementById("app")! }));
