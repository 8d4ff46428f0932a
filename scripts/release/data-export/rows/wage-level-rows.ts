import { tables } from "#seeds/tables.ts";
import { wageLevelNames } from "#shared/contract/levels.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { decodeLevels } from "#shared/reference/level-list.ts";
import { measureWageLevel } from "#shared/salaries/statistics/wage-level.ts";
import { wageYear } from "#shared/salaries/statistics/wage-year.ts";
import type { Batches, ExportContext } from "../export-context.ts";

/** Occupations whose rows are made at a time, some 10,000 rows. */
const occupationsAtATime = 20;

/** The rows of `wage_levels`: every occupation and area that the publisher has, also outside the catalog. */
export async function* wageLevelRows({ seeds, leveled }: ExportContext): Batches {
  const areas = seeds
    .rows(tables.wageLevelAreas)
    .toSorted((a, b) => (a.areaCode < b.areaCode ? -1 : 1));
  const byCode = new Map(seeds.rows(tables.wageLevels).map((row) => [row.socCode, row]));
  for (let at = 0; at < leveled.length; at += occupationsAtATime) {
    const some = leveled.slice(at, at + occupationsAtATime);
    yield some
      .flatMap((code) => byCode.get(code) ?? [])
      .flatMap((row) => {
        const { socCode, title, unit } = row;
        const { label } = wageYear(row.wageYear);
        return decodeLevels(row.levels, areas.length).flatMap((own, position) => {
          const area = areas[position];
          if (!own || !area) return [];
          const { areaCode, type } = area;
          const levels = { socCode, areaCode, wageYear: row.wageYear, unit, ...own };
          const values = wageLevelNames.map((name) =>
            measureWageLevel(createUnrecordedWorksheet(), levels, name),
          );
          return [
            [
              ...[socCode, title, areaCode, area.title, type, label, unit],
              ...values.map(({ hourly }) => hourly?.value ?? null),
              ...values.map(({ annual }) => annual.value),
            ],
          ];
        });
      });
  }
}
