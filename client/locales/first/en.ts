/** The words of the first page in English: the house's, and what each game is called. */

import words from "./en.ftl?raw";

const titles = import.meta.glob<string>("../../games/*/en.ftl", {
  eager: true,
  query: "?title",
  import: "default",
});
export default [words, ...Object.values(titles)].join("\n");
