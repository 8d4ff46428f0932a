import { servedLevel } from "#shared/contract/levels.ts";
import { dollars } from "#shared/core/format.ts";
import { withExperience } from "#shared/figures/experience-words.ts";
import { hourly, isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import { roundedDollars } from "#shared/html/charts/spread-plot.tsx";
import type { Markup } from "#shared/html/page.ts";
import { jobWords, oneOf } from "../subject/job-words.ts";
import { placeWord, whereName } from "../subject/subject-name.ts";
import type { Overview } from "./overview.ts";

/** The question as the title, the answer as a sentence, and how it relates to what is published. */
export function Answer({ figure }: { figure: Overview }): Markup {
  const { role, estimate, experience, minimumWage, tips, specialties, placeNote } = figure;
  const hour = isPaidByHour(role) ? `, or ${hourly(estimate.median)} an hour` : "";
  const who = capitalized(`${oneOf(role.title)} in ${placeWord(figure)}`);
  const verb = figure.basis === "price_parity" && figure.city ? "would make" : "typically makes";
  return (
    <>
      <h1 class="question">
        {capitalized(jobWords(role.title))} pay in {whereName(figure)}
      </h1>
      <p class="answer">
        {who}
        {withExperience(servedLevel(experience))} {verb}{" "}
        <span class="fig">
          <data id="median" value={String(estimate.median)}>
            about {roundedDollars(estimate.median)}
          </data>
        </span>{" "}
        a year{hour}
        {verb === "would make" && ", if national pay followed the prices there"}.
      </p>
      <p class="next">{publishedSentence(figure)}</p>
      {placeNote && <p class="next">{placeNote}</p>}
      {minimumWage && <p class="next">{minimumWage}</p>}
      {specialties && <p class="next">{specialties}</p>}
      {tips && <p class="next">{tips}</p>}
    </>
  );
}

export function capitalized(words: string): string {
  // `iOS developer` begins as it is spelled.
  return /^[a-z][A-Z]/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

function publishedSentence({ observed, publishedGap, role }: Overview): string {
  if (!observed || observed.median === null) {
    return "The government’s survey of wages publishes no typical wage for this occupation there or in the nation.";
  }
  const { median, match, area_type, area_title, reference_period } = observed;
  const where =
    match === "exact_area" && area_type !== "national" ? "" : ` in ${inArea(area_title)}`;
  const says = `The government’s own survey of wages, of ${monthName(reference_period)}, says ${dollars(median)} for ${jobWords(role.occupation.title)} of every level of experience${where}.`;
  return publishedGap === null ? says : `${says} ${publishedGap}`;
}

function inArea(title: string): string {
  return /^(?:U\.S\.|United States)/.test(title) ? "the nation" : title;
}

/** `May 2025` for `2025-05`: the survey's releases are of May. */
export function monthName(period: string): string {
  const [year, month] = period.split("-");
  return month === "05" ? `May ${year}` : period;
}
