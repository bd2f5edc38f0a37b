import { beforeEach, expect, test, vi } from "vitest";
import { badge, call, CallOffer } from "./calls";

let kept: Map<string, string>;
let permission: NotificationPermission;
beforeEach(() => {
  kept = new Map();
  permission = "default";
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("location", { pathname: "/t/abc" });
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
  });
});

test("calls are offered once, after one's first turn among friends", () => {
  const offer = new CallOffer();
  expect(offer.isDue(false, true), "not when one comes").toBe(false);
  expect(offer.isDue(true, true), "nor in one's turn").toBe(false);
  expect(offer.isDue(false, true)).toBe(true);
  offer.made();
  expect(new CallOffer().isDue(true, true)).toBe(false);
  offer.isDue(true, true);
  expect(offer.isDue(false, true), "nor ever again").toBe(false);
});

test.each<[string, boolean, NotificationPermission, string | null]>([
  ["among bots", false, "default", null],
  ["where the browser was told not to", true, "denied", null],
  ["to whom has switched it on or off", true, "default", "off"],
])("they are not offered %s", (_, among, allowed, set) => {
  permission = allowed;
  if (set) kept.set("bis.notify", set);
  const offer = new CallOffer();
  offer.isDue(true, among);
  expect(offer.isDue(false, among)).toBe(false);
});

test("where a page may not call, what lives beside it does, and takes it back", async () => {
  const close = vi.fn();
  const found = {
    showNotification: vi.fn(async () => {}),
    getNotifications: vi.fn(async () => [{ close }]),
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => found } });
  const takeBack = call("Your turn", "Bis", "abc");
  await vi.waitFor(() => expect(found.showNotification).toHaveBeenCalledOnce());
  takeBack();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test("the icon has a badge while somebody waits, where there are badges", () => {
  badge(true);
  const setAppBadge = vi.fn(async () => {});
  const clearAppBadge = vi.fn(async () => {});
  vi.stubGlobal("navigator", { setAppBadge, clearAppBadge });
  badge(true);
  badge(false);
  expect([setAppBadge.mock.calls.length, clearAppBadge.mock.calls.length]).toEqual([1, 1]);
});
