/** All words in French: the house's and every game's. */

const files = import.meta.glob<string>(["./fr.ftl", "../games/*/fr.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
export default Object.values(files).join("\n");
