import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { projectRoot } from "#scripts/run/local/places.ts";
import { cacheFolder } from "#scripts/run/stage/cached-folder.ts";

/** Half of what a test may take. */
const patientMs = 60_000;

/**
 * Makes a Worker wait a minute for a database that does not respond, instead of the 1.2 s after which
 * people get 503. On a busy machine a database that works may be silent for as long, and then any
 * test would fail. Suites about a database that is down have the Worker as it is deployed.
 *
 * @param bundle path of its bundle.
 * @returns path of another.
 */
export async function makePatient(bundle: string): Promise<string> {
  const name = `patient-${basename(dirname(bundle))}`;
  const folder = await cacheFolder(name, [relative(projectRoot, bundle)], async (draft) => {
    const text = readFileSync(bundle, "utf8");
    // Of a request's client, and of those that wait for their turn.
    const patient = text
      .replace(/(\{ timeoutMs(?:: \w+)? = )1200\b/, `$1${patientMs}`)
      .replaceAll(/(Permits = \{ .*\bstallMs: )(?:1200|3e3)\b/g, `$1${patientMs}`);
    if (patient.split(`${patientMs}`).length - text.split(`${patientMs}`).length !== 4) {
      throw new Error("the limits of shared/db/open-connection.ts have changed: so must this");
    }
    writeFileSync(join(draft, "worker.js"), patient);
    return draft;
  });
  return join(folder, "worker.js");
}
