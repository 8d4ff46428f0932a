import { tables } from "#seeds/tables.ts";
import { roundTo } from "#shared/core/numbers.ts";
import { decodeFactorCells, type FactorCell } from "#shared/figures/local/factor-cells.ts";
import type { Batches, ExportContext, Row } from "../export-context.ts";

type Wages = NonNullable<typeof tables.stateWages.row>;
type Area = NonNullable<typeof tables.areas.row>;

/** The rows of `wages`: a batch for each occupation, its areas in the order of their codes. */
export async function* wageRows({ seeds, occupations: codes }: ExportContext): Batches {
  const factored = seeds.rows(tables.localAreas).toSorted((a, b) => a.position - b.position);
  const areaOf = new Map(seeds.rows(tables.areas).map((area) => [area.code, area]));
  const titles = new Map(seeds.rows(tables.occupations).map((row) => [row.socCode, row.title]));
  const factorsOf = new Map(seeds.rows(tables.localFactors).map((row) => [row.socCode, row]));
  const wages = [...seeds.rows(tables.stateWages), ...seeds.rows(tables.metroWages)];
  // The latest of an area wins.
  const byCode = Map.groupBy(
    wages.sort((a, b) => a.year - b.year),
    (row) => row.socCode,
  );
  for (const socCode of codes) {
    const publishedIn = new Map(byCode.get(socCode)?.map((row) => [row.areaCode, row]));
    const factors = factorsOf.get(socCode);
    const cells = factors ? decodeFactorCells(factors.factors, factored.length) : [];
    const factorIn = new Map(factored.map(({ areaCode }, at) => [areaCode, cells[at]]));
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
