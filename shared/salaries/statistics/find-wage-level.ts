import type { Executor } from "../../db/bound.ts";
import { decodeLevels } from "../../reference/level-list.ts";
import type { Dataset } from "../../reference/records.ts";
import { selectWageLevelAreas, selectWageLevels } from "../../reference/reference.built.ts";
import type { Statistic } from "./statistic.ts";
import { explainWageLevel, readWageLevelDetail } from "./wage-level.ts";

/**
 * Finds a prevailing wage by the subject and the detail in its id, in the row of its source rather than
 * the packed one.
 */
export async function findWageLevel(
  db: Executor,
  dataset: Dataset,
  socCode: string,
  detail: string | undefined,
): Promise<Statistic | null> {
  const wanted = readWageLevelDetail(detail);
  if (!wanted) return null;
  const { areaCode, name } = wanted;
  const [[row], areas] = await db.batch([
    selectWageLevels({ datasetId: dataset.id, socCode }),
    selectWageLevelAreas({ datasetId: dataset.id }),
  ]);
  const at = areas.findIndex(({ code }) => code === areaCode);
  const own = row && decodeLevels(row.levels, areas.length)[at];
  const area = areas[at];
  if (!row || !own || !area) return null;
  const { wageYear, unit, title } = row;
  const levels = { socCode, areaCode, wageYear, unit, ...own };
  return explainWageLevel(levels, name, { occupation: title, area: area.title });
}
