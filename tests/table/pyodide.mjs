// Runs Python modules in Pyodide, one after the other, with the folders and the wheel that are named:
// node pyodide.mjs PYODIDE WHEEL ROOT MODULE...
// Where a module's `main` is a coroutine, it is awaited, as the browser does it.
import { pathToFileURL } from "node:url";

const [where, wheel, root, ...modules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${where}/pyodide.mjs`));
const python = await loadPyodide({ stdout: console.log, stderr: console.error });
await python.loadPackage(wheel, { messageCallback: () => {} });
for (const folder of ["src", "tests"]) {
  python.FS.mkdirTree(`/bis/${folder}`);
  python.mountNodeFS(`/bis/${folder}`, `${root}/${folder}`);
}
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/bis/src", "/bis"]
`);
for (const module of modules)
  await python.runPythonAsync(`
import inspect
from importlib import import_module
done = import_module("${module}").main()
if inspect.isawaitable(done):
    await done
`);
