import { and, asc, eq, inArray } from "drizzle-orm";
import { wageLevelAreas, wageLevels } from "#schema/wage-levels.ts";
import { wageLevelNames } from "#shared/contract/level-names.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { decodeLevels } from "#shared/reference/level-list.ts";
import { measureWageLevel } from "#shared/salaries/statistics/wage-level.ts";
import { wageYear } from "#shared/salaries/statistics/wage-year.ts";
import type { Batches, ExportContext } from "../export-context.ts";

/** Occupations whose rows are made at a time, some 10,000 rows. */
const occupationsAtATime = 20;

/** The rows of `wage_levels`: every occupation and area that the publisher has, also outside the catalog. */
export async function* wageLevelRows({ db, reference, leveled }: ExportContext): Batches {
  const { id } = reference.dataset;
  const areas = await db
    .select()
    .from(wageLevelAreas)
    .where(eq(wageLevelAreas.datasetId, id))
    .orderBy(asc(wageLevelAreas.areaCode));
  for (let at = 0; at < leveled.length; at += occupationsAtATime) {
    const some = leveled.slice(at, at + occupationsAtATime);
    const occupations = await db
      .select()
      .from(wageLevels)
      .where(and(eq(wageLevels.datasetId, id), inArray(wageLevels.socCode, some)))
      .orderBy(asc(wageLevels.socCode));
    yield occupations.flatMap((row) => {
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
