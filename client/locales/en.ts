/** All words in English: the house's and every game's. */

const files = import.meta.glob<string>(["./en.ftl", "../games/*/en.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
export default Object.values(files).join("\n");
