// Runs a Python module in Pyodide, with the folders and the wheel that are named:
// node pyodide.mjs PYODIDE WHEEL ROOT MODULE
import { pathToFileURL } from "node:url";

const [where, wheel, root, module] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${where}/pyodide.mjs`));
const python = await loadPyodide({ stdout: console.log, stderr: console.error });
await python.loadPackage(wheel, { messageCallback: () => {} });
for (const folder of ["src", "tests"]) {
  python.FS.mkdirTree(`/bis/${folder}`);
  python.mountNodeFS(`/bis/${folder}`, `${root}/${folder}`);
}
python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/bis/src", "/bis"]
runpy.run_module("${module}", run_name="__main__")
`);
