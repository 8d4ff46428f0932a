/**
 * Checks the direction of dependencies: which folders a folder of the project, and of `shared/`,
 * may import, and that neither folders nor files import each other in a cycle. Types count as well.
 * `npm run verify` runs this; docs/architecture.md explains the layers.
 */

import { projectRoot } from "../run/local/places.ts";
import { checkLayers } from "./layers/check-layers.ts";
import { readImports } from "./layers/read-imports.ts";

const violations = checkLayers(await readImports(projectRoot));
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
