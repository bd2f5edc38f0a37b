// Runs functions of Python modules in Pyodide, one after the other, with the folders and wheels that are
// named: node pyodide.mjs PYODIDE ROOT PACKAGES WHEEL,... MODULE:FUNCTION...
// Where a function is a coroutine's, that is awaited, as the browser does it.
import { pathToFileURL } from "node:url";

const [where, root, packages, wheels, ...functions] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${where}/pyodide.mjs`));
const python = await loadPyodide({ stderr: console.error });
python.setStdout({ write: (bytes) => (process.stdout.write(bytes), bytes.length) });
await python.loadPackage(wheels.split(","), { messageCallback: () => {} });
function mount(folder, as) {
  python.FS.mkdirTree(as);
  python.mountNodeFS(as, folder);
}
const { forward } = await import(pathToFileURL(`${root}/client/offline/forward.js`));
python.registerJsModule("bis_forward", { forward });
mount(`${root}/src`, "/bis/src");
mount(`${root}/tests`, "/bis/tests");
// Last: what is compiled for this machine is of no use there, but pytest is Python throughout.
mount(packages, "/packages");
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/bis/src", "/bis"]
sys.path.append("/packages")
`);
for (const [module, name] of functions.map((one) => one.split(":")))
  await python.runPythonAsync(`
import inspect
from importlib import import_module
done = import_module("${module}").${name}()
if inspect.isawaitable(done):
    await done
`);
