/** The tokens alone decide colors. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.(svelte|ts|css)$/.test(path) && !/^(node_modules|dist|dev)\b|\.test\./.test(path),
);
const TOKENS = "ui/tokens.css";
const NAMED = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
  brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue
  darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange
  darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
  darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen
  fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred
  indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
  lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
  maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
  mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
  navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red
  rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
);
const WRITTEN = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;

/** What paints: declarations of styles, and the attributes that drawings have instead. */
function paints(path: string): string[] {
  const text = read(path).replace(/\/\*[\s\S]*?\*\//g, "");
  const styles = path.endsWith(".css") ? [text] : (text.match(/<style>[\s\S]*?<\/style>/g) ?? []);
  const declared = styles.flatMap((style) => style.match(/:[^;{}]+;/g) ?? []);
  const drawn = text.match(/\b(fill|stroke|color|content|stop-color|style)="[^"]*"/g) ?? [];
  const written = path.endsWith(".ts") ? (text.match(/["'`][^"'`\n]*["'`]/g) ?? []) : [];
  return [...declared, ...drawn, ...written];
}

function colors(path: string): string[] {
  return paints(path).flatMap((text) => [
    ...(text.match(WRITTEN) ?? []),
    ...(path.endsWith(".ts") ? [] : (text.match(/(?<![\w-])[a-z]+(?![\w-])/g) ?? [])).filter(
      (word) => NAMED.has(word),
    ),
  ]);
}

test.each(files.filter((path) => path !== TOKENS))(
  "%s takes its colors from the tokens",
  (path) => {
    expect(colors(path)).toEqual([]);
  },
);

test.each(["index.html", "ui/icon.svg"])(
  "%s, which no style reaches, repeats colors of the tokens",
  (path) => {
    const known = read(TOKENS);
    expect(colors(path).length).toBeGreaterThan(1);
    expect(colors(path).filter((color) => !known.includes(color))).toEqual([]);
  },
);
