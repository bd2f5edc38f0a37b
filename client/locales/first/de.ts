/** The words of the first page in German. */

import words from "./de.ftl?raw";

const titles = import.meta.glob<string>("../../games/*/de.ftl", {
  eager: true,
  query: "?title",
  import: "default",
});
export default [words, ...Object.values(titles)].join("\n");
