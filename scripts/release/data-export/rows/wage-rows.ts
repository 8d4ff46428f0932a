import { and, asc, eq, ne } from "drizzle-orm";
import { localAreas, localFactors } from "#schema/local.ts";
import { areas, occupations, wages } from "#schema/reference.ts";
import { roundTo } from "#shared/core/numbers.ts";
import { decodeFactorCells, type FactorCell } from "#shared/figures/local/factor-cells.ts";
import type { Batches, ExportContext, Row } from "../export-context.ts";

type Wages = typeof wages.$inferSelect;
type Area = typeof areas.$inferSelect;

/** The rows of `wages`: a batch for each occupation, its areas in the order of their codes. */
export async function* wageRows({ db, reference, occupations: codes }: ExportContext): Batches {
  const { id } = reference.dataset;
  const [listed, all, factored] = await db.batch([
    db.select().from(occupations).where(eq(occupations.datasetId, id)),
    db.select().from(areas).where(eq(areas.datasetId, id)),
    db
      .select({ code: localAreas.areaCode })
      .from(localAreas)
      .where(eq(localAreas.datasetId, id))
      .orderBy(asc(localAreas.position)),
  ]);
  const areaOf = new Map(all.map((area) => [area.code, area]));
  const titles = new Map(listed.map(({ socCode, title }) => [socCode, title]));
  for (const socCode of codes) {
    const [published, [factors]] = await db.batch([
      db
        .select()
        .from(wages)
        .where(and(eq(wages.datasetId, id), eq(wages.socCode, socCode), ne(wages.areaCode, "US")))
        .orderBy(asc(wages.year)),
      db
        .select({ factors: localFactors.factors })
        .from(localFactors)
        .where(and(eq(localFactors.datasetId, id), eq(localFactors.socCode, socCode))),
    ]);
    // The latest of an area wins.
    const publishedIn = new Map(published.map((row) => [row.areaCode, row]));
    const cells = factors ? decodeFactorCells(factors.factors, factored.length) : [];
    const factorIn = new Map(factored.map(({ code }, at) => [code, cells[at]]));
    const places = new Set([...publishedIn.keys(), ...(factors ? factorIn.keys() : [])]);
    yield [...places].sort().map((code) => {
      const area = areaOf.get(code);
      if (!area) throw new Error(`The dataset does not describe the area ${code}.`);
      return [
        socCode,
        titles.get(socCode),
        ...toRow(area, publishedIn.get(code), factorIn.get(code)),
      ];
    });
  }
}

function toRow(area: Area, row: Wages | undefined, cell: FactorCell | undefined): Row {
  const bound = (sign: 1 | -1) => cell && roundTo(cell.factor * Math.exp(sign * cell.halfWidth));
  return [
    ...[area.code, area.title, area.type, row && `${row.year}-05`, row?.employment],
    ...[row?.p10, row?.p25, row?.median, row?.p75, row?.p90],
    ...[cell?.factor, bound(-1), bound(1)],
  ];
}
