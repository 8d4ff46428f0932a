import { dollars, grouped, percent } from "../../core/format.ts";
import type { Overview } from "../../salaries/overview.ts";
import { orUnpublished } from "../charts/ranges.tsx";
import type { Markup } from "../page.ts";

/** The estimate and, next to it, the published wage that it can be compared with. */
export function Headline({ figure }: { figure: Overview }): Markup {
  return (
    <div class="headline">
      <EstimateCard figure={figure} />
      <PublishedCard figure={figure} />
    </div>
  );
}

function EstimateCard({ figure }: { figure: Overview }): Markup {
  const { estimate, experience, lineage } = figure;
  const { low, median, high, confidence_lower, confidence_upper } = estimate;
  return (
    <section class="card estimate" aria-labelledby="estimate">
      <h2 id="estimate">
        Estimate, {experience.level} level ({experience.years} years)
      </h2>
      <p class="amount">
        <data id="median" value={String(median)}>
          {dollars(median)}
        </data>{" "}
        <small>a year</small>
      </p>
      <dl class="pairs">
        <div>
          <dt>{percent(estimate.confidence_level, 0)} interval of the median</dt>
          <dd>
            {dollars(confidence_lower)} to {dollars(confidence_upper)}
          </dd>
        </div>
        <div>
          <dt>Middle half of pay</dt>
          <dd>
            {low === null && high === null
              ? "not published"
              : `${orUnpublished(low)} to ${orUnpublished(high)}`}
          </dd>
        </div>
        <div>
          <dt>As of</dt>
          <dd>{lineage.quarter}</dd>
        </div>
      </dl>
      <Position figure={figure} />
      {figure.disagreements.map((sentence) => (
        <p class="caution">{sentence}</p>
      ))}
    </section>
  );
}

/** Where the level lies among everyone in the occupation. */
function Position({ figure: { experience } }: { figure: Overview }): Markup | null {
  const { percentile, beyond_published: beyond } = experience;
  if (beyond !== null) {
    const side = beyond === "above_p90" ? "above the 90th" : "below the 10th";
    return (
      <p class="note">
        This is {side} percentile of what is published for everyone in the occupation there, all
        levels together, so it rests on the multiplier of the level more than on published pay.
      </p>
    );
  }
  if (percentile === null) return null;
  return (
    <p class="note">
      That is about the {ordinal(percentile)} percentile of everyone in the occupation there, all
      levels together.
    </p>
  );
}

const suffixes: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

function ordinal(value: number): string {
  const [ones, tens] = [value % 10, value % 100];
  const kind =
    tens >= 11 && tens <= 13 ? "other" : (["other", "one", "two", "few"][ones] ?? "other");
  return `${value}${suffixes[kind]}`;
}

function PublishedCard({ figure: { observed, publishedGap } }: { figure: Overview }): Markup {
  if (!observed || observed.median === null) {
    return (
      <section class="card published" aria-labelledby="published">
        <h2 id="published">Published wage</h2>
        <p>No median wage is published for this occupation there or in the nation.</p>
      </section>
    );
  }
  const { median, p25, p75, employment, occupation_title, area_title, reference_period, url } =
    observed;
  return (
    <section class="card published" aria-labelledby="published">
      <h2 id="published">Published by {observed.source}</h2>
      <p class="amount">
        {dollars(median)} <small>a year</small>
      </p>
      <dl class="pairs">
        <div>
          <dt>Who</dt>
          <dd>
            {occupation_title} ({observed.occupation_code}), all levels of experience
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            {area_title}
            {observed.match === "exact_area" ? "" : ", the nearest area with a published wage"}
          </dd>
        </div>
        <div>
          <dt>Middle half</dt>
          <dd>
            {orUnpublished(p25)} to {orUnpublished(p75)}
          </dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>
            {monthName(reference_period)}
            {employment === null ? "" : `, ${grouped(employment)} employed`}
          </dd>
        </div>
      </dl>
      <p class="note">
        <a href={url} rel="external">
          {observed.survey}
        </a>
      </p>
      {publishedGap && <p class="note">{publishedGap}</p>}
    </section>
  );
}

/** `May 2025` for `2025-05`: the survey's releases are of May. */
function monthName(period: string): string {
  const [year, month] = period.split("-");
  return month === "05" ? `May ${year}` : period;
}
