/** Calling somebody whose turn it is and who looks elsewhere: by the browser, and on the icon. */

import { recall, remember } from "../ui/keep";
import { to } from "../ui/under";

const OFFERED = "notify-offered";

/** Whether calls are to be offered: once on a device, after one's first turn among friends. */
export class CallOffer {
  #had = false;

  /** ``mine``: it is one's turn; ``among``: somebody else is waited for now and then. */
  isDue(mine: boolean, among: boolean): boolean {
    const ended = this.#had && !mine;
    this.#had = mine;
    return ended && among && canCall() && recall("notify") === null && recall(OFFERED) === null;
  }

  made(): void {
    remember(OFFERED, "yes");
  }
}

/** Whether the browser could call at all, or may still be asked to. */
export function canCall(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Ask the browser, which asks; whether it will. */
export async function allowCalls(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Call until it is taken back. Phones let only what lives beside the page do so. */
export function call(title: string, body: string, tag: string): () => void {
  const about = { body, tag, icon: to("/icon-192.png"), data: location.pathname };
  try {
    const told = new Notification(title, about);
    told.onclick = () => {
      window.focus();
      told.close();
    };
    return () => told.close();
  } catch {
    const service = navigator.serviceWorker?.getRegistration();
    void service?.then((found) => found?.showNotification(title, about));
    return () =>
      void service
        ?.then((found) => found?.getNotifications({ tag }))
        .then((all) => all?.forEach((told) => told.close()));
  }
}

/** The icon on the home screen says that somebody waits. */
export function badge(waits: boolean): void {
  const done = waits ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
