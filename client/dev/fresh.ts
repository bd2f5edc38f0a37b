/** Before each file of tests: the modules anew, and nothing left that another file put in their way. */
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
