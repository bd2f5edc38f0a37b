/** The words of the first page in French. */

import words from "./fr.ftl?raw";

const titles = import.meta.glob<string>("../../games/*/fr.ftl", {
  eager: true,
  query: "?title",
  import: "default",
});
export default [words, ...Object.values(titles)].join("\n");
