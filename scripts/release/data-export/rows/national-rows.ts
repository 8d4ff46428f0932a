import { and, asc, eq } from "drizzle-orm";
import { occupations, wages } from "#schema/reference.ts";
import type { Batches, ExportContext } from "../export-context.ts";

/** The survey's code and title of everyone. */
const everyone = ["00-0000", "All Occupations"] as const;

/** The rows of `national`. */
export async function* nationalRows({ db, reference }: ExportContext): Batches {
  const { id } = reference.dataset;
  const [listed, rows] = await db.batch([
    db.select().from(occupations).where(eq(occupations.datasetId, id)),
    db
      .select()
      .from(wages)
      .where(and(eq(wages.datasetId, id), eq(wages.areaCode, "US")))
      .orderBy(asc(wages.socCode), asc(wages.year)),
  ]);
  const titles = new Map<string, string>([
    everyone,
    ...listed.map(({ socCode, title }) => [socCode, title] as const),
  ]);
  yield rows.map((row) => [
    ...[row.socCode, titles.get(row.socCode), row.year, row.employment, row.mean, row.meanRse],
    ...[row.p10, row.p25, row.median, row.p75, row.p90, row.flags === "" ? null : row.flags],
  ]);
}
