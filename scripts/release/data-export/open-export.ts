import { asc, eq } from "drizzle-orm";
import { occupations } from "#schema/reference.ts";
import { wageLevels } from "#schema/wage-levels.ts";
import { defaultSiteName } from "#shared/core/site.ts";
import type { Database } from "#shared/db/client.ts";
import { baseline } from "#shared/figures/baseline.ts";
import { methodologyVersion } from "#shared/figures/methodology-version.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import type { ExportContext } from "./export-context.ts";

/** Reads the data of a whole release of the live dataset, at an instant in milliseconds since the epoch. */
export async function openExport(db: Database, now: number): Promise<ExportContext> {
  const reference = await openReference(() => db, { now });
  const { slugs, size, wages, socCode } = await reference.allRoles();
  const quarter = lastCompletedQuarter(now);
  const { allOccupations } = reference.dataset;
  // The quarter's wages are derived from the releases in the same way for every occupation.
  const basis = baseline(createUnrecordedWorksheet(), wages(socCode(0)), allOccupations, quarter);
  if (!basis) throw new Error("The dataset has no wages in the quarter.");
  const [listed, leveled] = await db.batch([
    db
      .select({ socCode: occupations.socCode })
      .from(occupations)
      .where(eq(occupations.datasetId, reference.dataset.id))
      .orderBy(asc(occupations.socCode)),
    db
      .select({ socCode: wageLevels.socCode })
      .from(wageLevels)
      .where(eq(wageLevels.datasetId, reference.dataset.id))
      .orderBy(asc(wageLevels.socCode)),
  ]);
  return {
    db,
    reference,
    quarter,
    methodologyVersion: methodologyVersion(basis.derivation),
    // Their positions are in the order of their slugs.
    roles: Array.from({ length: size }, (_, position) => slugs.at(position)),
    occupations: listed.map(({ socCode }) => socCode),
    leveled: leveled.map(({ socCode }) => socCode),
    siteName: process.env.SITE_NAME || defaultSiteName,
  };
}
