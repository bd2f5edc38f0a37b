/** Where Bis is in its web space. Every address of a page of ours goes through here. */

/** The folder it was put into, without a slash at its end: mostly none (`bis site --under`). */
export const UNDER =
  typeof document === "undefined" ? "" : (document.documentElement.dataset?.under ?? "");

/** A page or file of ours, such as `/t/abc`, as the browser knows it. */
export const to = (path: string) => UNDER + path;

/** The same the other way: which page of ours an address of the browser's is. */
export const within = (path: string) =>
  UNDER && path.startsWith(UNDER) ? path.slice(UNDER.length) : path;
