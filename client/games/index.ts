/** Every game there is, one line each. `find.ts` looks them up. */

export { default as encore } from "./encore";
export { default as one_more_encore } from "./one_more_encore";
export { default as flip7 } from "./flip7";
export { default as criss_cross } from "./criss_cross";
