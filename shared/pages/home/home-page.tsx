import { catalogSize } from "../../contracts/catalog-size.ts";
import { dollars, grouped } from "../../core/format.ts";
import { calibrationResults } from "../../salaries/figures/calibration-results.ts";
import { salaryPage } from "../../salaries/page-url.ts";
import type { Quote } from "../../salaries/quote.ts";
import { CodeSample } from "../components/copyable.tsx";
import { LookupForm, lookupAssets } from "../lookup/lookup-form.tsx";
import type { Markup, Page } from "../page.ts";

/** Lookups that people often make; each leads to a page that exists. */
const popular = [
  ["Registered Nurse", "registered-nurse", "Chicago", "chicago"],
  ["Software Engineer", "software-engineer", "Seattle", "seattle"],
  ["Electrician", "electrician", "Houston", "houston"],
  ["Accountant", "accountant", "Atlanta", "atlanta"],
  ["Elementary School Teacher", "elementary-school-teacher", "Phoenix", "phoenix"],
  ["Truck Driver", "truck-driver", "Dallas", "dallas"],
] as const;

/** The role and city that the home page shows as its example. */
export const example = { role: "registered-nurse", city: "san-francisco" } as const;

/**
 * The landing page: the lookup, an example with its published counterpart, and what else there is.
 *
 * @param quote the example; null if it cannot be read now.
 */
export function homePage(quote: Quote | null, origin: string): Page {
  return {
    title: "What does this job pay?",
    description: "U.S. pay by role, city and experience, from public data, with its sources.",
    canonical: "/",
    transient: quote === null,
    kind: "wide",
    modules: [...lookupAssets.modules, "copy.js"],
    structuredData: [datasetData(origin)],
    body: <Body quote={quote} origin={origin} />,
  };
}

function Body({ quote, origin }: { quote: Quote | null; origin: string }): Markup {
  const { hidden } = calibrationResults;
  return (
    <>
      <section class="hero" aria-labelledby="question">
        <h1 id="question">What does this job pay?</h1>
        <p class="lead">
          Pay in the United States by job, city and experience. Every figure is computed from public
          data, says how far off it may be, and can be traced to the published numbers behind it.
        </p>
        <LookupForm values={{ role: "", city: "", exp: "mid", basis: "local" }} />
        <ul class="popular" aria-label="Examples">
          {popular.map(([title, role, name, city]) => (
            <li>
              <a href={salaryPage({ role, city })}>
                {title} in {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {quote && <Example quote={quote} />}
      <dl class="facts">
        <Fact name="job roles" value={grouped(catalogSize.roles)} />
        <Fact name="cities" value={String(catalogSize.cities)} />
        <Fact name="published local wages used to test it" value={hidden.cells} />
        <Fact name="of those inside the 95% interval" value={hidden.inside} />
      </dl>
      <section class="split" aria-labelledby="questions">
        <div>
          <h2 id="questions">Questions it answers</h2>
          <ul class="plain">
            <li>
              <a href="/evaluate">Is this pay fair?</a> A verdict with its probability.
            </li>
            <li>
              <a href="/offers">Which offer is worth more?</a> After tax, at local prices.
            </li>
            <li>
              <a href="/compare">How do two jobs or two cities compare?</a>
            </li>
            <li>
              <a href="/roles">What jobs are there?</a> By family and letter.
            </li>
          </ul>
        </div>
        <div>
          <h2>For programs and agents</h2>
          <p>
            The same figures as <a href="/docs">an API</a>, and as Model Context Protocol tools.
            Catalogs, search and a sample need no key.
          </p>
          <CodeSample
            label="a first request"
            code={`curl '${origin}/api/v1/intelligence/salaries/search?q=nurse'`}
          />
        </div>
      </section>
    </>
  );
}

/** An estimate next to what is published, as proof of what the service is about. */
function Example({ quote: { figures, estimate, observed } }: { quote: Quote }): Markup | null {
  const { role, place } = figures.input;
  if (!place || !observed || observed.median === null) return null;
  return (
    <section class="split example" aria-labelledby="example">
      <div>
        <h2 id="example">An estimate that stands next to what is published</h2>
        <p>
          The survey publishes what an occupation is paid in a metropolitan area. This service
          follows it where it exists, estimates where it does not, and shows both.{" "}
          <a href="/docs/methodology">How it works, and how far off it is</a>
        </p>
      </div>
      <dl class="card pairs">
        <div>
          <dt>
            {role.title} in {place.city.name}, mid level
          </dt>
          <dd>
            <a href={salaryPage({ role: role.slug, city: place.city.slug })}>
              {dollars(estimate.median)}
            </a>
          </dd>
        </div>
        <div>
          <dt>95% interval</dt>
          <dd>
            {dollars(estimate.confidence_lower)} to {dollars(estimate.confidence_upper)}
          </dd>
        </div>
        <div>
          <dt>Published for {observed.occupation_title}</dt>
          <dd>{dollars(observed.median)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }): Markup {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The data behind the figures as a schema.org object. */
function datasetData(origin: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: "U.S. pay by role, city and experience",
    description: `Estimates of pay for ${grouped(catalogSize.roles)} job roles in ${catalogSize.cities} U.S. cities at four levels of experience, computed from public data.`,
    url: origin,
    license: "https://opensource.org/license/mit",
    isAccessibleForFree: true,
    spatialCoverage: { "@type": "Country", name: "United States" },
    creator: { "@type": "Organization", name: "Compensation Intelligence", url: origin },
  };
}
