import { catalogSize } from "#shared/contract/catalog-size.ts";
import { dollars, grouped } from "#shared/core/format.ts";
import type { Site } from "#shared/core/site.ts";
import { calibrationResults } from "#shared/figures/calibration-results.ts";
import { hoursPerYear } from "#shared/figures/legal-minimum.ts";
import { ChartTools, chartToolAssets } from "#shared/html/charts/chart-tools.tsx";
import { lookupAssets } from "#shared/html/lookup/lookup-form.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { type CityMedianPay, mostPopulous } from "#shared/salaries/figure-page/pay-by-city.ts";
import { SpikeMap } from "#shared/salaries/figure-page/spike-map.page.tsx";
import { jobWords, oneOf } from "#shared/salaries/subject/job-words.ts";
import { salaryPage } from "#shared/salaries/subject/page-url.ts";
import { Doors } from "./doors.tsx";

/** Lookups that people often make; each leads to a page that exists. */
const popular = [
  ["software engineer in Seattle", "software-engineer", "seattle"],
  ["electrician in Houston", "electrician", "houston"],
  ["truck driver in Dallas", "truck-driver", "dallas"],
] as const;

/** The role and city that the question and the map are about, until somebody types others. */
export const example = { role: "registered-nurse", city: "tampa" } as const;

/** The page of the example's pay in the nation, whose map this one is. */
const nation = salaryPage({ role: example.role });

/** What the example pays in every city, best paid first. */
export interface ExamplePay {
  title: string;
  cities: readonly CityMedianPay[];
}

/**
 * The landing page: a question with two fields, a map of its example, three ways on, and how far off
 * the figures are.
 *
 * @param pay of the example; null if it cannot be read now.
 */
export function homePage(pay: ExamplePay | null, { origin, name }: Site): Page {
  return {
    title: "What does this job pay?",
    description:
      "What a job pays in your city, whether an offer is fair, and how sure the figure is. Free, from public data.",
    canonical: "/",
    transient: pay === null,
    kind: "wide home",
    modules: [chartToolAssets.module, ...lookupAssets.modules],
    policy: chartToolAssets.policy,
    structuredData: [datasetData(origin, name)],
    body: (
      <>
        <section class="ask" aria-labelledby="question">
          <h1 id="question">What does this job pay? Look it up, or check an offer.</h1>
          <LookupSentence job="registered nurse" city="Tampa, FL" />
          <p class="try">
            {grouped(catalogSize.roles)} jobs, {catalogSize.cities} cities, no account. Or try{" "}
            {popular.map(([words, role, city], at) => (
              <>
                <a href={salaryPage({ role, city })}>{words}</a>
                {at < popular.length - 1 ? ", " : "."}
              </>
            ))}
          </p>
        </section>
        {pay && <ExampleMap pay={pay} />}
        <Doors />
        <HowFarOff />
      </>
    ),
  };
}

/** What the example pays everywhere: the lowest and the highest in a sentence, and all as spikes. */
function ExampleMap({ pay: { title, cities } }: { pay: ExamplePay }): Markup | null {
  const here = cities.find(({ city }) => city.slug === example.city);
  const [highest, lowest] = [cities[0], cities.at(-1)];
  if (!here || !highest || !lowest) return null;
  const best = mostPopulous(cities, highest.median);
  const least = mostPopulous(cities, lowest.median);
  return (
    <figure class="map">
      <figcaption>
        <p>
          The same {jobWords(title)} makes {rounded(least.median)} in {least.city.name} and{" "}
          {rounded(best.median)} in {best.city.name}.
        </p>
        <p class="note">
          Each spike is a city, as tall as its typical pay for {oneOf(title)}.{" "}
          <a href={salaryPage(example)}>See the figures</a>
        </p>
      </figcaption>
      <SpikeMap
        title={`What ${oneOf(title)} is paid in ${cities.length} cities`}
        cities={cities}
        here={here}
        hourly={`$${(here.median / hoursPerYear).toFixed(2)}`}
      />
      <ChartTools
        chart="the map"
        files={{ path: `${nation}?chart=cities` }}
        embed={`${nation}#cite-map-embed`}
        cite={`${nation}#cite-map`}
        call="/docs/api/estimates#calculateSalary"
        table={`${nation}#across`}
      />
    </figure>
  );
}

/** To hundreds, as sentences have it. */
function rounded(amount: number): string {
  return dollars(Math.round(amount / 100) * 100);
}

/** The test of the estimates, as a hundred ticks. */
function HowFarOff(): Markup {
  const { cells, inside, medianError } = calibrationResults.hidden;
  const share = Number.parseFloat(inside);
  const outside = `${(100 - share).toFixed(1)}%`;
  return (
    <section class="section proof" aria-labelledby="far-off">
      <div>
        <h2 id="far-off">How far off are we?</h2>
        <p>
          We hid {cells} wages that the government had published, estimated each one, and looked.{" "}
          {inside} lay inside the range we gave, and half of them within {medianError} of our
          figure. <a href="/docs/methodology#interval">See the test</a>
        </p>
      </div>
      <div>
        <svg class="ticks" viewBox="0 0 700 34" role="img" aria-label={`${inside} of 100 inside`}>
          <path class="within" d={ticks(0, Math.round(share))} />
          <path class="outside" d={ticks(Math.round(share), 100)} />
        </svg>
        <ul class="keyline plain">
          <li class="within">
            inside our range <b>{inside}</b>
          </li>
          <li class="outside">
            outside <b>{outside}</b>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** Ticks of a ruler, every tenth longer. */
function ticks(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, count) => {
    const tall = (from + count) % 10 === 0 ? 32 : 25;
    return `M${(from + count) * 7 + 0.5} 33v-${tall}h4.6v${tall}z`;
  }).join("");
}

/** The data behind the figures as a schema.org object. */
function datasetData(origin: string, siteName: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: "U.S. pay by job, city and experience",
    description: `Estimates of pay for ${grouped(catalogSize.roles)} jobs in ${catalogSize.cities} U.S. cities at four levels of experience, computed from public data.`,
    url: origin,
    license: "https://opensource.org/license/mit",
    isAccessibleForFree: true,
    spatialCoverage: { "@type": "Country", name: "United States" },
    creator: { "@type": "Organization", name: siteName, url: origin },
  };
}

/**
 * The lookup as a question with two fields in it. They take the words that people type, and
 * `lookup.js` completes them; it also turns "a" into "an" where the job asks for it.
 */
function LookupSentence({ job, city }: { job: string; city: string }): Markup {
  return (
    <form class="madlib" action="/salaries" method="get">
      <span class="part">
        <span>
          What does <span data-article>a</span>
        </span>
        <Blank name="role" label="Job" value={job} required />
      </span>
      <span class="part">
        <span>make in</span>
        <Blank name="city" label="City" value={city} placeholder="the United States" />
        <span class="mark" aria-hidden="true">
          ?
        </span>
      </span>
      <button class="btn go" type="submit">
        Show the pay
      </button>
    </form>
  );
}

/** A field without a box, as wide as its text where browsers know how. */
function Blank({
  name,
  label,
  ...input
}: {
  name: "role" | "city";
  label: string;
  value: string;
  required?: boolean;
  placeholder?: string;
}): Markup {
  return (
    <span class="name-field" data-names={name}>
      <label class="visually-hidden" for={name}>
        {label}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        class={name}
        maxlength={100}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
      />
    </span>
  );
}
