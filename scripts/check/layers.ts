/**
 * Checks the direction of dependencies: which folders a folder of the project, and of `shared/`,
 * may import, that neither folders nor files import each other in a cycle, and that what leaves its
 * room is imported by name (`#shared/…`), and that nothing is exported in vain. Types count as well.
 * `npm run verify` runs this; docs/architecture.md explains the layers.
 */

import { projectRoot } from "../run/local/places.ts";
import { checkExports } from "./layers/check-exports.ts";
import { checkLayers, checkRoads } from "./layers/check-layers.ts";
import { everything, readImports } from "./layers/read-imports.ts";

const all = await readImports(projectRoot, everything);
const violations = [
  ...checkLayers(await readImports(projectRoot)),
  ...checkRoads(all),
  ...checkExports(all),
];
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
