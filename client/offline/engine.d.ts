/** What plays without a server, as it was built: by addresses that change with their content. */
declare module "virtual:engine" {
  export interface Engine {
    /** Where Pyodide's own files are, */
    folder: string;
    /** Bis, as an archive, */
    bis: string;
    /** the one package that it needs, */
    wheel: string;
    /** and what players that learned go by; without it a device's own levels sit down. */
    nets: string;
  }
  /** None where it could not be built. */
  const engine: Engine | null;
  export default engine;
}
