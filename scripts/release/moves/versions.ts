import { asc, eq } from "drizzle-orm";
import { datasets, liveDataset } from "#schema/reference.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import type { Database } from "#shared/db/client.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { openReferenceAt, type Reference } from "#shared/reference/open-reference.ts";

export interface Versions {
  from: Reference;
  to: Reference;
}

/**
 * Opens two versions of the dataset.
 *
 * @param to the newest, if it is not given.
 * @param from the live one, or, if that is `to`, the one loaded before it.
 * @throws {CommandFailed} if there are no two, or a version is not in the database.
 */
export async function openVersions(
  db: Database,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Versions> {
  const ready = await db
    .select({ version: datasets.version, live: liveDataset.datasetId })
    .from(datasets)
    .leftJoin(liveDataset, eq(liveDataset.datasetId, datasets.id))
    .where(eq(datasets.state, "ready"))
    .orderBy(asc(datasets.id));
  const known = ready.map(({ version }) => version);
  const newer = to ?? known.at(-1);
  const others = ready.filter(({ version }) => version !== newer);
  const older = from ?? (others.find(({ live }) => live !== null) ?? others.at(-1))?.version;
  if (newer === undefined || older === undefined) {
    throw new CommandFailed(
      `The database has ${known.join(", ") || "no version"}, and two are compared. Load the other with: npm run db:load -- --stage`,
    );
  }
  return { from: await open(db, older, known), to: await open(db, newer, known) };
}

async function open(db: Database, version: string, known: string[]): Promise<Reference> {
  // Each has a cache of its own, so that neither evicts the other's occupations.
  const reference = await openReferenceAt(() => db, version, { cache: createReferenceCache() });
  if (reference) return reference;
  throw new CommandFailed(`The database has no version ${version}. It has: ${known.join(", ")}.`);
}
