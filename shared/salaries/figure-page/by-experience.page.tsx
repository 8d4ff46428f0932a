import { payLevels } from "#shared/contract/levels.ts";
import { isMinimum } from "#shared/figures/comparable.ts";
import { experienceInYears } from "#shared/figures/experience-words.ts";
import { Strips } from "#shared/html/charts/strips.tsx";
import type { Markup } from "#shared/html/page.ts";
import { salaryPage } from "../subject/page-url.ts";
import type { Overview } from "./overview.ts";

/** The same job there with more or fewer years, each a link. */
export function ByExperience({ figure }: { figure: Overview }): Markup {
  const { role, city, asked, basis, bands, experience } = figure;
  return (
    <section class="panel" aria-labelledby="by-level">
      <h2 id="by-level">By experience</h2>
      <Strips
        strips={payLevels.map((level) => ({
          name: experienceInYears[level],
          path: salaryPage({ role: role.slug, city: city?.slug, basis, place: asked, exp: level }),
          amount: bands[level].median,
          low: bands[level].p25,
          high: bands[level].p75,
          isCurrent: level === experience.level,
        }))}
      />
      <p class="chart-note">
        Bar: the middle half. The survey does not ask for experience: the steps are what people say
        or are paid in this field after so many years, and are known badly.{beyond(figure)}
      </p>
    </section>
  );
}

/** That a level rests on the scale more than on what is published. */
function beyond({ experience: { beyond_published: side }, estimate }: Overview): string {
  // The law's amount is not where the level is among everyone.
  if (side === null || isMinimum(estimate)) return "";
  const share =
    side === "above_p90" ? "more than nine in ten people" : "less than nine in ten people";
  return ` This figure is ${share} in the occupation there are paid, so it rests on those steps more than on published pay.`;
}
