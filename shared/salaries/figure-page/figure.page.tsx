import { servedLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { dollars } from "#shared/core/format.ts";
import type { Site } from "#shared/core/site.ts";
import { peopleOf, yearsInTitle } from "#shared/figures/experience-words.ts";
import { DataTable } from "#shared/html/charts/chart.tsx";
import { ChartQuote, ChartTools, chartToolAssets } from "#shared/html/charts/chart-tools.tsx";
import { DistributionChart } from "#shared/html/charts/distribution.tsx";
import { roundedDollars } from "#shared/html/charts/spread-plot.tsx";
import { difference, Strips } from "#shared/html/charts/strips.tsx";
import { Breadcrumbs } from "#shared/html/components/breadcrumbs.tsx";
import { Choices } from "#shared/html/components/choices.tsx";
import { LookupForm, lookupAssets } from "#shared/html/lookup/lookup-form.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { jobWords, peopleIn } from "../subject/job-words.ts";
import { salaryPage } from "../subject/page-url.ts";
import { placeWord, subjectName, whereName } from "../subject/subject-name.ts";
import { Answer, capitalized } from "./answer.page.tsx";
import { ByExperience } from "./by-experience.page.tsx";
import { chartPath, chartUrl, citiesOf, spreadOf } from "./figure-charts.page.tsx";
import { figureMarkdown } from "./figure-markdown.page.ts";
import { History } from "./history.page.tsx";
import { HowMade } from "./how-made.page.tsx";
import { Nearby } from "./nearby.page.tsx";
import { occupationData } from "./occupation-data.ts";
import { OfferPanel } from "./offer-panel.page.tsx";
import type { Overview } from "./overview.ts";
import { mostPopulous } from "./pay-by-city.ts";
import { previewImage } from "./preview-image.ts";
import { RedoTheSum } from "./redo-the-sum.page.tsx";
import { SpikeMap } from "./spike-map.page.tsx";
import { UseElsewhere, widgetPath } from "./use-elsewhere.page.tsx";
import { VisaLevels } from "./visa-levels.page.tsx";
import { WhoFiles } from "./who-files.page.tsx";

const names: Readonly<Record<Basis, string>> = {
  local: "What is paid there",
  price_parity: "National pay at local prices",
};

/** The two ways to read a city's pay, one sentence each, and a link to the other one. */
function BasisNote({
  figure: { city, cityFactors, basis },
  pathTo,
}: {
  figure: Overview;
  pathTo: (basis: Basis) => string;
}): Markup {
  const factor = (wanted: Basis) => cityFactors.find((entry) => entry.basis === wanted)?.factor;
  const [local, parity] = [factor("local"), factor("price_parity")];
  return (
    <section class="section basis" aria-labelledby="basis">
      <h2 id="basis">What is paid there, or what prices there would ask for?</h2>
      <Choices
        label="Basis of the figure"
        choices={cityFactors.map((entry) => ({
          name: names[entry.basis],
          detail: entry.median === null ? "no figure" : dollars(entry.median),
          path: pathTo(entry.basis),
          isCurrent: entry.basis === basis,
        }))}
      />
      <p class="note">
        {local != null &&
          `People in this occupation earn ${timesTheNation(local)} in ${city?.name} as in the nation; the first figure follows that. `}
        {parity != null &&
          `Prices there are ${parity.toFixed(2)} times those of the nation; the second figure is what would buy there what national pay buys.`}
      </p>
    </section>
  );
}

function timesTheNation(factor: number): string {
  return Math.abs(factor - 1) < 0.005 ? "as much" : `${factor.toFixed(2)} times as much`;
}

/** The page of a figure: `/salaries/{role}` and `/salaries/{role}/{city}`. */
export function figurePage(figure: Overview, site: Site): Page {
  const { role, estimate, experience, city, basis } = figure;
  const level = servedLevel(experience);
  const about = `about ${roundedDollars(estimate.median)} a year`;
  return {
    title: `${capitalized(jobWords(role.title))} pay in ${city ? placeWord(figure) : whereName(figure)}: ${about}`,
    description: `${subjectName(figure)}: typically ${about}, likely between ${dollars(estimate.confidence_lower)} and ${dollars(estimate.confidence_upper)}. With the published wage, and the calculation step by step.`,
    canonical: salaryPage({ role: role.slug, city: city?.slug, exp: level, basis }),
    image: previewImage(figure),
    kind: "figure",
    modules: ["copy.js", chartToolAssets.module, ...lookupAssets.modules],
    policy: chartToolAssets.policy,
    structuredData: [occupationData(figure, site)],
    markdown: () => figureMarkdown(figure),
    body: <Body figure={figure} origin={site.origin} />,
  };
}

function Body({ figure, origin }: { figure: Overview; origin: string }): Markup {
  const { role, city, basis } = figure;
  const level = servedLevel(figure.experience);
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
          <DistributionChart {...spreadOf(figure)}>
            <ChartTools
              chart="how pay spreads"
              files={{ path: chartPath(figure, "spread") }}
              embed={widgetPath(figure)}
              cite="#cite"
              call="#use"
            />
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
        <VisaLevels figure={figure} />
        <WhoFiles figure={figure} />
      </div>
      {city && <BasisNote figure={figure} pathTo={(other) => pathTo({ basis: other })} />}
      <RedoTheSum figure={figure} />
      <UseElsewhere figure={figure} origin={origin} />
      <details class="section another">
        <summary>Look up another job or city</summary>
        <LookupForm
          values={{
            role: role.title,
            city: city ? whereName(figure) : "",
            exp: figure.experience.level,
            basis,
          }}
        />
      </details>
    </>
  );
}

function AcrossTheCountry({
  figure,
  pathOf,
}: {
  figure: Overview;
  pathOf: (slug: string) => string;
}): Markup {
  const { role, experience, cities, chartCitations } = figure;
  const cite = chartCitations.cities;
  const map = citiesOf(figure);
  const [highest, lowest] = [cities[0], cities.at(-1)];
  return (
    <section class="section later" aria-labelledby="across">
      <h2 id="across">Across the country</h2>
      <p class="next">
        {highest && lowest && (
          <>
            {capitalized(peopleIn(role.title))} typically make {roundedDollars(lowest.median)} in{" "}
            {mostPopulous(cities, lowest.median).city.name} and {roundedDollars(highest.median)} in{" "}
            {mostPopulous(cities, highest.median).city.name}.{" "}
          </>
        )}
        Each spike is a city, as tall as what {peopleOf(servedLevel(experience))} typically make
        there.
      </p>
      <figure class="map">
        <SpikeMap {...map} />
        <ChartTools
          chart="the map"
          files={{ path: chartPath(figure, "cities") }}
          {...(cite && { embed: "#cite-map-embed", cite: "#cite-map" })}
          call="/docs/api/estimates#calculateSalary"
        />
        {cite && (
          <ChartQuote
            id="cite-map"
            chart="the map"
            citation={cite}
            picture={{ url: chartUrl(figure, "cities"), alt: map.title, page: figure.pageUrl }}
          />
        )}
        <DataTable
          caption={`Typical pay of ${role.title}${yearsInTitle(servedLevel(experience))}, in dollars a year`}
          columns={["City", "Typical"]}
          rows={map.cities.map(({ city, median }) => [
            <a href={pathOf(city.slug)}>{`${city.name}, ${city.state}`}</a>,
            dollars(median),
          ])}
        />
      </figure>
    </section>
  );
}

/** Jobs to which there is a way from this one, with their pay at the same place. */
function AdjacentRoles({ figure }: { figure: Overview }): Markup | null {
  const { adjacent, bands, city, asked, basis, role } = figure;
  if (adjacent.length === 0) return null;
  return (
    <section aria-labelledby="adjacent">
      <h2 id="adjacent">Where {peopleIn(role.title)} go next</h2>
      <p class="next">
        Jobs that the Department of Labor relates to this one, with what everyone in them typically
        makes.
      </p>
      <Strips
        strips={adjacent.map((entry) => ({
          name: entry.role.title,
          path: salaryPage({ role: entry.role.slug, city: city?.slug, basis, place: asked }),
          amount: entry.median,
          difference: difference(entry.median, bands.mid.median),
          note: entry.license ? `Requires ${entry.license}.` : undefined,
        }))}
      />
      <p class="tools">
        <a
          href={`/compare?roleA=${role.slug}&roleB=${adjacent[0]?.role.slug ?? ""}${city ? `&city=${city.slug}` : ""}`}
        >
          Compare {jobWords(role.title)} with another job
        </a>
      </p>
    </section>
  );
}
