import { join } from "node:path";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { readManifest, readSeeds } from "#seeds/load/manifest.ts";
import { tables } from "#seeds/tables.ts";
import { defaultSiteName } from "#shared/core/site.ts";
import type { Database } from "#shared/db/client.ts";
import { baseline } from "#shared/figures/baseline.ts";
import { methodologyVersion } from "#shared/figures/methodology-version.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import type { ExportContext } from "./export-context.ts";

/**
 * Reads the data of a whole release of the live dataset, at an instant in milliseconds since the epoch.
 *
 * @param directory of the seeds that the dataset was loaded from.
 * @throws {CommandFailed} if they are another version's.
 */
export async function openExport(
  db: Database,
  now: number,
  directory = join(projectRoot, "seeds"),
): Promise<ExportContext> {
  const reference = await openReference(() => db, { now });
  const manifest = readManifest(directory);
  if (manifest.version !== reference.dataset.version) {
    throw new CommandFailed(
      `The live dataset is ${reference.dataset.version}, and the seeds are ${manifest.version}: name those of the live one with --seeds DIR.`,
    );
  }
  const seeds = readSeeds(directory, manifest);
  const { slugs, size, wages, socCode } = await reference.allRoles();
  const quarter = lastCompletedQuarter(now);
  const { allOccupations } = reference.dataset;
  // The quarter's wages are derived from the releases in the same way for every occupation.
  const basis = baseline(createUnrecordedWorksheet(), wages(socCode(0)), allOccupations, quarter);
  if (!basis) throw new Error("The dataset has no wages in the quarter.");
  const codesOf = (rows: readonly { socCode: string }[]) => rows.map((row) => row.socCode).sort();
  return {
    seeds,
    reference,
    quarter,
    methodologyVersion: methodologyVersion(basis.derivation),
    // Their positions are in the order of their slugs.
    roles: Array.from({ length: size }, (_, position) => slugs.at(position)),
    occupations: codesOf(seeds.rows(tables.occupations)),
    leveled: codesOf(seeds.rows(tables.wageLevels)),
    siteName: process.env.SITE_NAME || defaultSiteName,
  };
}
