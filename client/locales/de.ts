/** All words in German: the house's and every game's. */

const files = import.meta.glob<string>(["./de.ftl", "../games/*/de.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
export default Object.values(files).join("\n");
