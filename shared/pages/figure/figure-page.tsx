import { dollars } from "../../core/format.ts";
import type { Site } from "../../core/site-name.ts";
import type { Overview } from "../../salaries/figure-page/overview.ts";
import { experienceInYears } from "../../salaries/figures/experience-words.ts";
import { isPaidByHour } from "../../salaries/figures/paid-by-hour.ts";
import { jobWords } from "../../salaries/subject/job-words.ts";
import { salaryPage } from "../../salaries/subject/page-url.ts";
import { CityMap } from "../charts/city-map.tsx";
import { DistributionChart, type DistributionChartProps } from "../charts/distribution.tsx";
import { QuartersChart } from "../charts/quarters.tsx";
import { roundedDollars } from "../charts/spread-plot.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { LookupForm, lookupAssets } from "../lookup/lookup-form.tsx";
import type { Markup, Page } from "../page.ts";
import { previewImage } from "../preview/preview-image.ts";
import { AdjacentRoles } from "./adjacent-roles.tsx";
import { Answer, capitalized } from "./answer.tsx";
import { BasisNote } from "./basis-note.tsx";
import { ByExperience } from "./by-experience.tsx";
import { ChartTools } from "./chart-tools.tsx";
import { figureMarkdown } from "./figure-markdown.ts";
import { HowMade } from "./how-made.tsx";
import { Nearby } from "./nearby.tsx";
import { occupationData } from "./occupation-data.ts";
import { OfferPanel } from "./offer-panel.tsx";
import { RedoTheSum } from "./redo-the-sum.tsx";
import { placeWord, subjectName, whereName } from "./subject-name.ts";
import { UseElsewhere } from "./use-elsewhere.tsx";

/** The page of a figure: `/salaries/{role}` and `/salaries/{role}/{city}`. */
export function figurePage(figure: Overview, site: Site): Page {
  const { role, estimate, experience, city, basis } = figure;
  const { level } = experience;
  const about = `about ${roundedDollars(estimate.median)} a year`;
  return {
    title: `${capitalized(jobWords(role.title))} pay in ${city ? placeWord(figure) : whereName(figure)}: ${about}`,
    description: `${subjectName(figure)}: typically ${about}, likely between ${dollars(estimate.confidence_lower)} and ${dollars(estimate.confidence_upper)}. With the published wage, and the calculation step by step.`,
    canonical: salaryPage({ role: role.slug, city: city?.slug, exp: level, basis }),
    image: previewImage(figure),
    kind: "figure",
    modules: ["copy.js", ...lookupAssets.modules],
    structuredData: [occupationData(figure, site)],
    markdown: () => figureMarkdown(figure),
    body: <Body figure={figure} origin={site.origin} />,
  };
}

/** The figure as its chart shows it. */
export function figureChart(figure: Overview): DistributionChartProps {
  const { distribution, estimate, observed, role, legalMinimum } = figure;
  return {
    subject: subjectName(figure),
    distribution,
    interval: { lower: estimate.confidence_lower, upper: estimate.confidence_upper },
    published: observed?.median ?? null,
    isHourly: isPaidByHour(role),
    least: legalMinimum,
  };
}

function Body({ figure, origin }: { figure: Overview; origin: string }): Markup {
  const { role, city, basis } = figure;
  const { level } = figure.experience;
  const pathTo = (other: { city?: string | undefined; basis?: typeof basis }) =>
    salaryPage({
      ...{ role: role.slug, city: city?.slug, exp: level, basis },
      // The nation's page is for no place.
      place: "city" in other ? undefined : figure.asked,
      ...other,
    });
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: "Jobs", path: "/roles" },
          ...(city ? [{ name: role.title, path: pathTo({ city: undefined }) }] : []),
        ]}
        current={city ? whereName(figure) : role.title}
      />
      <Answer figure={figure} />
      <div class="split">
        <section aria-label="How pay spreads">
          <DistributionChart {...figureChart(figure)}>
            <ChartTools figure={figure} />
          </DistributionChart>
        </section>
        <div class="side">
          <OfferPanel figure={figure} />
          <ByExperience figure={figure} />
        </div>
      </div>
      {!city && <AcrossTheCountry figure={figure} pathOf={(slug) => pathTo({ city: slug })} />}
      <div class="section halves later">
        {city && <Nearby figure={figure} />}
        <HowMade figure={figure} />
        <AdjacentRoles figure={figure} />
        <History figure={figure} />
      </div>
      {city && <BasisNote figure={figure} pathTo={(other) => pathTo({ basis: other })} />}
      <RedoTheSum figure={figure} />
      <UseElsewhere figure={figure} origin={origin} />
      <details class="section another">
        <summary>Look up another job or city</summary>
        <LookupForm
          values={{ role: role.title, city: city ? whereName(figure) : "", exp: level, basis }}
        />
      </details>
    </>
  );
}

function AcrossTheCountry({
  figure: { role, cities, experience },
  pathOf,
}: {
  figure: Overview;
  pathOf: (slug: string) => string;
}): Markup {
  return (
    <section class="section later" aria-labelledby="across">
      <h2 id="across">Across the country</h2>
      <p class="next">Every dot is a city, colored by what {jobWords(role.title)} pays there.</p>
      <CityMap
        subject={`${role.title}, ${experienceInYears[experience.level]}`}
        cities={cities}
        here={null}
        pathOf={pathOf}
        withTable
      />
    </section>
  );
}

function History({ figure }: { figure: Overview }): Markup | null {
  const { snapshots, role } = figure;
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  if (!first || !last) return null;
  const change = last.median - first.median;
  return (
    <section aria-labelledby="by-quarter">
      <h2 id="by-quarter">
        {change === 0
          ? `As much as in ${first.quarter}`
          : `${change > 0 ? "Up" : "Down"} ${dollars(Math.abs(change))} since ${first.quarter}`}
      </h2>
      <p class="next">With {experienceInYears.mid} of experience, quarter by quarter.</p>
      <QuartersChart
        subject={`${role.title} in ${whereName(figure)}, ${experienceInYears.mid}`}
        quarters={snapshots}
      />
      {figure.earlierQuarters && <p class="chart-note">{figure.earlierQuarters}</p>}
    </section>
  );
}
