import { asc, eq } from "drizzle-orm";
import { occupations } from "../../schema/reference.ts";
import type { Database } from "../../shared/db/client.ts";
import { openReference } from "../../shared/reference/open-reference.ts";
import { lastCompletedQuarter } from "../../shared/salaries/figures/quarter.ts";
import type { ExportContext } from "./export-context.ts";

/** What a whole release of the live dataset is made from, at an instant in milliseconds since the epoch. */
export async function openExport(db: Database, now: number): Promise<ExportContext> {
  const reference = await openReference(() => db, { now });
  const { slugs, size } = await reference.allRoles();
  const listed = await db
    .select({ socCode: occupations.socCode })
    .from(occupations)
    .where(eq(occupations.datasetId, reference.dataset.id))
    .orderBy(asc(occupations.socCode));
  return {
    db,
    reference,
    quarter: lastCompletedQuarter(now),
    // Their positions are in the order of their slugs.
    roles: Array.from({ length: size }, (_, position) => slugs.at(position)),
    occupations: listed.map(({ socCode }) => socCode),
  };
}
