import { servedLevel } from "#shared/contract/levels.ts";
import { dollars, grouped, percent } from "#shared/core/format.ts";
import { peopleOf } from "#shared/figures/experience-words.ts";
import { orUnpublished } from "#shared/html/charts/ranges.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { LineageData } from "../lineage/lineage.response.ts";
import { jobWords } from "../subject/job-words.ts";
import { placeWord } from "../subject/subject-name.ts";
import { monthName } from "./answer.page.tsx";
import type { MadePart } from "./made-of.ts";
import type { Overview } from "./overview.ts";

type Comparison = LineageData["reconciliation"]["comparisons"][number];

/** What others say, and how the figure is made in a few lines that one can multiply. */
export function HowMade({ figure }: { figure: Overview }): Markup {
  const disagreements = figure.lineage.reconciliation.comparisons.filter(
    ({ disagrees }) => disagrees,
  );
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">
        {disagreements.length > 0 ? "Sources do not quite agree" : "Where it comes from"}
      </h2>
      {disagreements.map((comparison) => (
        <p class="next">{disagreement(comparison, figure)}</p>
      ))}
      <Published figure={figure} />
      <Sum figure={figure} />
    </section>
  );
}

/** What another source says, and by how much it is above or under ours. */
function disagreement(
  { between, other, own, difference }: Comparison,
  { role: { occupation }, city }: Overview,
): string {
  const by = `${percent(Math.abs(difference), 0)} ${difference > 0 ? "above" : "under"}`;
  const people = jobWords(occupation.title);
  return between === "filed_wages"
    ? `Employers also file the pay of ${people} on work visas. The middle of ${grouped(occupation.filedWageCount)} such wages at the end of 2023 was ${dollars(other)}, ${by} the national survey’s ${dollars(own)} for that quarter.`
    : `The survey’s own figure for ${city?.metro.title ?? "the area"} is ${dollars(other)}, ${by} the ${dollars(own)} that the nation’s and what is known of the area lead to.`;
}

function Published({ figure: { observed } }: { figure: Overview }): Markup | null {
  if (!observed || observed.median === null) return null;
  const { occupation_title, area_title, reference_period, employment, p25, p75, url, match } =
    observed;
  return (
    <p class="next">
      <a href={url} rel="external">
        {observed.survey}
      </a>{" "}
      of the {observed.source}, {monthName(reference_period)}: {occupation_title} in {area_title}
      {match === "exact_area" ? "" : ", the nearest area with a published wage"}, all levels of
      experience{employment === null ? "" : `, ${grouped(employment)} people`}. Typical is{" "}
      {dollars(observed.median)}, and the middle half is paid {orUnpublished(p25)} to{" "}
      {orUnpublished(p75)}.
    </p>
  );
}

function Sum({ figure }: { figure: Overview }): Markup | null {
  const { madeOf, role, lineage } = figure;
  if (!madeOf) return null;
  const { wage, year, factors, median } = madeOf;
  return (
    <details open class="sum">
      <summary>How this figure is made</summary>
      <ul>
        <li>
          <b>{dollars(wage)}</b>
          <span>
            what {jobWords(role.occupation.title)} make nationwide, survey of May {year}
          </span>
        </li>
        {factors.map(({ of, factor }) => (
          <li>
            <b>× {factor.toFixed(3)}</b>
            <span>{partOf(of, figure)}</span>
          </li>
        ))}
        <li>
          <b>{dollars(median)}</b>
          <span>
            a year, <a href="#sum">every step and source row</a>
          </span>
        </li>
      </ul>
      <p class="chart-note">
        Equity and signing bonus are not counted: no public source has them. Figures of{" "}
        {lineage.quarter}.
      </p>
    </details>
  );
}

function partOf(part: MadePart, figure: Overview): string {
  const { titleObservations: count, basis, experience, lineage } = figure;
  const where = placeWord(figure);
  switch (part) {
    case "growth":
      return `growth of wages to ${lineage.quarter}`;
    case "title":
      return `this title against its occupation, ${grouped(count)} observations`;
    case "level":
      return `${peopleOf(servedLevel(experience))} against everyone`;
    case "place":
      return basis === "local"
        ? `${where} against the nation`
        : `prices in ${where} against the nation’s`;
    case "minimum":
      return "because nobody may be paid less than the legal minimum wage";
  }
}
