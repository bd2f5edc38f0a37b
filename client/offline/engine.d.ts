/** What plays without a server, as it was built: by addresses that change with their content. */
declare module "virtual:engine" {
  export interface Engine {
    /** Where Pyodide's own files are, */
    folder: string;
    /** Bis, as an archive, */
    bis: string;
    /** and the one package that it needs. */
    wheel: string;
  }
  /** None where it could not be built. */
  const engine: Engine | null;
  export default engine;
}
