import { asc, eq } from "drizzle-orm";
import { wageLevelAreas, wageLevels } from "../../../../schema/wage-levels.ts";
import { wageLevelNames } from "../../../../shared/contract/wage-level-names.ts";
import { decodeLevels } from "../../../../shared/reference/level-list.ts";
import { measureWageLevel } from "../../../../shared/salaries/statistics/wage-level.ts";
import { wageYear } from "../../../../shared/salaries/statistics/wage-year.ts";
import { createUnrecordedWorksheet } from "../../../../shared/salaries/worksheet/worksheet.ts";
import type { Batches, ExportContext } from "../export-context.ts";

/** Occupations whose rows are made at a time, some 10,000 rows. */
const occupationsAtATime = 20;

/** The rows of `wage_levels`: every occupation and area that the publisher has, also outside the catalog. */
export async function* wageLevelRows({ db, reference }: ExportContext): Batches {
  const { id } = reference.dataset;
  const [occupations, areas] = await db.batch([
    db
      .select()
      .from(wageLevels)
      .where(eq(wageLevels.datasetId, id))
      .orderBy(asc(wageLevels.socCode)),
    db
      .select()
      .from(wageLevelAreas)
      .where(eq(wageLevelAreas.datasetId, id))
      .orderBy(asc(wageLevelAreas.areaCode)),
  ]);
  for (let at = 0; at < occupations.length; at += occupationsAtATime) {
    yield occupations.slice(at, at + occupationsAtATime).flatMap((row) => {
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
