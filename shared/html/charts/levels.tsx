import type { Band } from "#shared/contract/estimate.response.ts";
import { experienceLevels } from "#shared/contract/level-names.ts";
import type { ExperienceLevel } from "#shared/contract/salary-fields.ts";
import { experience } from "#shared/figures/experience.ts";
import type { Markup } from "../page.ts";
import { RangesChart } from "./ranges.tsx";

/** The name of a level as a heading has it. */
function levelName(level: ExperienceLevel): string {
  return `${level.charAt(0).toUpperCase()}${level.slice(1)}`;
}

/** The middle half of pay at each level, with the median; `chosen` is emphasized. */
export function LevelsChart({
  subject,
  bands,
  chosen,
}: {
  subject: string;
  bands: Readonly<Record<ExperienceLevel, Pick<Band, "p25" | "median" | "p75">>>;
  chosen: ExperienceLevel;
}): Markup {
  return (
    <RangesChart
      id="levels"
      title={`Pay of ${subject} by level`}
      ranges={experienceLevels.map((level) => ({
        name: levelName(level),
        detail: `${experience[level].years} years`,
        ...bands[level],
        isChosen: level === chosen,
      }))}
    />
  );
}
