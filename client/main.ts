import { mount } from "svelte";
import App from "./App.svelte";
import { recall, usePace, useTheme } from "./ui/keep";
import { startRouting } from "./ui/route.svelte";
import { speakFirst } from "./ui/words.svelte";

useTheme(recall("theme"));
usePace(recall("pace"));
startRouting();
await speakFirst();
mount(App, { target: document.getElementById("app")! });
