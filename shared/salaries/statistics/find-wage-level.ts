import type { Reference } from "#shared/reference/open-reference.ts";
import type { Part } from "#shared/reference/part.ts";
import type { Statistic } from "./statistic.ts";
import { explainWageLevel, readWageLevelDetail } from "./wage-level.ts";

type Areas = readonly (readonly [code: string, title: string])[];

/** The areas that the levels of every occupation are listed by, which are the survey's of the year before. */
export const wageLevelAreasPart: Part<Areas, ReadonlyMap<string, string>> = {
  name: "wage-level-areas",
  assemble: (areas) => new Map(areas),
};

/** Finds a prevailing wage by the subject and the detail in its id. */
export async function findWageLevel(
  reference: Reference,
  socCode: string,
  detail: string | undefined,
): Promise<Statistic | null> {
  const wanted = readWageLevelDetail(detail);
  if (!wanted) return null;
  const { areaCode, name } = wanted;
  const [occupation, areas] = await Promise.all([
    reference.occupation(socCode),
    reference.read(wageLevelAreasPart),
  ]);
  const levels = occupation?.levelsIn(areaCode);
  const [title, area] = [occupation?.levelsTitle ?? null, areas.get(areaCode)];
  if (!levels || "missing" in levels || title === null || area === undefined) return null;
  return explainWageLevel(levels, name, { occupation: title, area });
}
