import { tables } from "#seeds/tables.ts";
import type { Batches, ExportContext } from "../export-context.ts";

/** The survey's code and title of everyone. */
const everyone = ["00-0000", "All Occupations"] as const;

/** The rows of `national`. */
export async function* nationalRows({ seeds }: ExportContext): Batches {
  const listed = seeds.rows(tables.occupations);
  const rows = seeds
    .rows(tables.nationalWages)
    .toSorted((a, b) =>
      a.socCode === b.socCode ? a.year - b.year : a.socCode < b.socCode ? -1 : 1,
    );
  const titles = new Map<string, string>([
    everyone,
    ...listed.map(({ socCode, title }) => [socCode, title] as const),
  ]);
  yield rows.map((row) => [
    ...[row.socCode, titles.get(row.socCode), row.year, row.employment, row.mean, row.meanRse],
    ...[row.p10, row.p25, row.median, row.p75, row.p90, row.flags === "" ? null : row.flags],
  ]);
}
