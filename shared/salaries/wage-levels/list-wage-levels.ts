import { wageLevelNames } from "#shared/contract/levels.ts";
import type { Place } from "#shared/figures/place.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Dataset, WageLevels as Levels, Role } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import { statisticDataPoint } from "../statistics/statistic-id.ts";
import { measureWageLevel, wageLevelDetail, wageLevelGaps } from "../statistics/wage-level.ts";
import { wageYear, wageYearNote } from "../statistics/wage-year.ts";
import type { WageLevel, WageLevels } from "./wage-levels.response.ts";

/** The published levels around a place; null for the nation and where none are published. */
export function findPublished(place: Place | null): Levels | null {
  const levels = place?.wages.levels;
  return levels && !("missing" in levels) ? levels : null;
}

/** The four levels of an occupation, lowest first, each with its id; or the reason why there are none. */
export function listWageLevels(
  { dataset, role, place }: { dataset: Dataset; role: Role; place: Place | null },
  dataPointKey: string,
): WageLevels {
  const levels = findPublished(place);
  if (!levels) {
    return { status: "no_data", reason: whyNone(dataset, role, place), records: [] };
  }
  return {
    status: "ok",
    period: wageYear(levels.wageYear).label,
    gaps: [...wageLevelGaps, wageYearNote(levels.wageYear)],
    sources: [sourceIds.wageLevels],
    records: wageLevelNames.map((level): WageLevel => {
      const { hourly, annual } = measureWageLevel(createUnrecordedWorksheet(), levels, level);
      const point = {
        kind: "wage_level",
        subject: levels.socCode,
        detail: wageLevelDetail(levels, level),
      } as const;
      return {
        level,
        hourly: hourly?.value ?? null,
        annual: annual.value,
        wage_year: wageYear(levels.wageYear).label,
        data_point_id: statisticDataPoint(dataset, point, dataPointKey),
      };
    }),
  };
}

/** Why no level is published, as a sentence. */
function whyNone(dataset: Dataset, { occupation }: Role, place: Place | null): string {
  const { title, socCode } = occupation;
  if (!dataset.sources.has(sourceIds.wageLevels)) {
    return `Dataset version ${dataset.version} has no visa wage levels.`;
  }
  if (!place) {
    return "Visa wage levels are published for areas, and not for the United States as a whole: name a city.";
  }
  const { levels } = place.wages;
  return levels && "missing" in levels && levels.missing === "occupation"
    ? `No level published: the wage survey counts the occupation ${title} (SOC ${socCode}) together from occupations that the Department of Labor keeps apart, so none of its levels is for this one.`
    : `No level published: the Department of Labor gives none for the occupation ${title} (SOC ${socCode}) in ${place.city.metro.title}.`;
}
