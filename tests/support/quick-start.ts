/** Halves the time that a process of Node takes to start, of which the tests start dozens. */
import { join } from "node:path";

/** Options of Node. */
export const quickStart = ["drizzle-modules.ts", "uncompressed.ts"].flatMap((file) => [
  "--import",
  join(import.meta.dirname, file),
]);

/**
 * Options of V8 for processes that run much code once: it is compiled without optimization at its first call, and short-lived
 * objects are collected less often.
 */
export const quickCode = ["--always-sparkplug", "--max-semi-space-size=64"];

/** The value of `NODE_COMPILE_CACHE`: a folder with the code that earlier processes have compiled. */
export const compileCache = join(import.meta.dirname, "../../node_modules/.cache/tests-compiled");
