import type { wageLevels } from "#schema/wage-levels.ts";
import { decodeLevels } from "#shared/reference/level-list.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { Part } from "#shared/reference/part.ts";
import { selectWageLevelAreas, selectWageLevels } from "#shared/reference/reference.queries.ts";
import type { Statistic } from "./statistic.ts";
import { explainWageLevel, readWageLevelDetail } from "./wage-level.ts";

type Rows = (typeof wageLevels.$inferSelect)[];
type Areas = { code: string; title: string }[];

/** The levels of an occupation in all areas. */
export function wageLevelsPart(socCode: string): Part<Rows, Rows> {
  return {
    name: `wage-levels/${socCode}`,
    read: async (db, datasetId) => {
      const [rows] = await db.batch([selectWageLevels({ datasetId, socCode })]);
      return rows;
    },
    assemble: (rows) => rows,
  };
}

/** The areas that the levels of every occupation are listed by. */
export const wageLevelAreasPart: Part<Areas, Areas> = {
  name: "wage-level-areas",
  read: async (db, datasetId) => {
    const [rows] = await db.batch([selectWageLevelAreas({ datasetId })]);
    return rows;
  },
  assemble: (rows) => rows,
};

/**
 * Finds a prevailing wage by the subject and the detail in its id, in the row of its source rather than
 * the packed one.
 */
export async function findWageLevel(
  reference: Reference,
  socCode: string,
  detail: string | undefined,
): Promise<Statistic | null> {
  const wanted = readWageLevelDetail(detail);
  if (!wanted) return null;
  const { areaCode, name } = wanted;
  const [[row], areas] = await Promise.all([
    reference.read(wageLevelsPart(socCode)),
    reference.read(wageLevelAreasPart),
  ]);
  const at = areas.findIndex(({ code }) => code === areaCode);
  const own = row && decodeLevels(row.levels, areas.length)[at];
  const area = areas[at];
  if (!row || !own || !area) return null;
  const { wageYear, unit, title } = row;
  const levels = { socCode, areaCode, wageYear, unit, ...own };
  return explainWageLevel(levels, name, { occupation: title, area: area.title });
}
