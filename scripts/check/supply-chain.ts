/**
 * `npm run packages:check`: checks that what is installed and run was chosen here: actions pinned to
 * commits, a hash for every package, and no license outside the allowed ones. `npm run verify` runs it.
 * With `--fill`, first asks the registry for missing hashes.
 */
import { runCommand } from "../run/local/command.ts";
import { projectRoot } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { checkActions, readWorkflows } from "./supply-chain/check-actions.ts";
import { checkIntegrity, withoutIntegrity } from "./supply-chain/check-integrity.ts";
import { checkLicenses } from "./supply-chain/check-licenses.ts";
import { fillIntegrity } from "./supply-chain/fill-integrity.ts";
import { readLockedPackages } from "./supply-chain/lockfile.ts";

const usage = `Usage:
  npm run packages:check [-- --fill]

Checks that actions are pinned to commits, that every package has a hash, and that no license is outside the
allowed ones. With --fill, first asks the registry for missing hashes.`;

await runCommand(async () => {
  const { values } = readArguments({ options: { fill: { type: "boolean" } } }, usage);
  if (values.fill) {
    const lacking = readLockedPackages(projectRoot).filter(({ integrity }) => !integrity);
    const unknown = fillIntegrity(projectRoot, lacking);
    console.log(`${lacking.length - unknown.length} of ${lacking.length} missing hashes found.`);
  }
  const packages = readLockedPackages(projectRoot);
  const violations = [
    ...checkActions(readWorkflows(projectRoot)),
    ...checkIntegrity(packages),
    ...checkLicenses(packages),
  ];
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  else if (withoutIntegrity.length > 0) {
    const { length } = withoutIntegrity;
    console.log(`${length} packages of other platforms have no hash: see check-integrity.ts.`);
  }
});
