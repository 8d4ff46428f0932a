/** Remembers which version of each Worker was uploaded from here, for the smoke test. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { stages } from "#scripts/run/workers/composed-config.ts";
import { deployFolder } from "#scripts/run/workers/workers.ts";

const Deployment = z.object({
  origin: z.string(),
  single: z.boolean(),
  stage: z.enum(stages).optional(),
  /** Keyed by the Worker's name on the command line. */
  versions: z.record(z.string(), z.string()),
});
export type Deployment = z.output<typeof Deployment>;

const versionsFile = join(deployFolder, "versions.json");

/** The last upload from here to this origin; null if there was none. */
export function readDeployment(origin: string, file = versionsFile): Deployment | null {
  if (!existsSync(file)) return null;
  try {
    const deployment = Deployment.parse(JSON.parse(readFileSync(file, "utf8")));
    return deployment.origin === origin ? deployment : null;
  } catch {
    return null;
  }
}

/**
 * Adds versions to those of the same deployment.
 *
 * @param uploaded the version of each Worker; null if it is not known.
 * @returns all that are known.
 */
export function recordVersions(
  deployment: Omit<Deployment, "versions">,
  uploaded: Readonly<Record<string, string | null>>,
  file = versionsFile,
): Deployment {
  const { origin, single, stage } = deployment;
  const earlier = readDeployment(origin, file);
  const isSame = earlier?.single === single && earlier.stage === stage;
  const known = Object.entries({ ...(isSame ? earlier.versions : {}), ...uploaded });
  const versions = Object.fromEntries(
    known.flatMap(([name, version]) => (version === null ? [] : [[name, version]])),
  );
  const all = { origin, single, ...(stage !== undefined && { stage }), versions };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

/** After a rollback it is not known which versions run. */
export function forgetVersions(file = versionsFile): void {
  rmSync(file, { force: true });
}
