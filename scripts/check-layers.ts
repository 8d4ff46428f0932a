/**
 * Checks the direction of dependencies: which folders a folder of `shared/` may import, and
 * that neither folders nor files import each other in a cycle. Type imports count as well.
 * `npm run verify` runs this; docs/architecture.md explains the layers.
 */
import { checkLayers } from "./check-layers/check-layers.ts";
import { readImports } from "./check-layers/read-imports.ts";
import { projectRoot } from "./local/places.ts";

const violations = checkLayers(await readImports(projectRoot));
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
