/**
 * Holds the direction of the project: what a folder of `shared/` may import, that no
 * two folders import each other, and that no files import each other in a circle.
 * Types count like values. Run by `npm run verify`; the layers are explained in
 * docs/architecture.md.
 */
import { checkLayers } from "./check-layers/check-layers.ts";
import { readImports } from "./check-layers/read-imports.ts";
import { projectRoot } from "./local/places.ts";

const faults = checkLayers(await readImports(projectRoot));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
