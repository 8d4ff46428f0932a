import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { toSlug } from "../shared/catalog/to-slug.ts";
import { catalogSize } from "../shared/contracts/catalog-size.ts";
import {
  type Basis,
  bases,
  type ExperienceLevel,
  experienceLevels,
} from "../shared/contracts/common.ts";
import { grouped } from "../shared/core/format.ts";
import type { AppEnv } from "../shared/http/env.ts";
import { siteOrigin } from "../shared/http/request/site.ts";
import { renderPage } from "../shared/pages/layout.tsx";
import { calibrationResults } from "../shared/salaries/figures/calibration-results.ts";
import { experience } from "../shared/salaries/figures/experience.ts";
import { salaryPath } from "../shared/salaries/paths.ts";

/** Suggestions for the input; it accepts any city of the catalog. */
const someCities = [
  "New York, NY",
  "Los Angeles, CA",
  "Chicago, IL",
  "Houston, TX",
  "Phoenix, AZ",
  "Philadelphia, PA",
  "San Antonio, TX",
  "San Diego, CA",
  "Dallas, TX",
  "Austin, TX",
  "San Francisco, CA",
  "Seattle, WA",
  "Denver, CO",
  "Washington, DC",
  "Boston, MA",
  "Atlanta, GA",
  "Miami, FL",
  "Minneapolis, MN",
  "Portland, OR",
  "Raleigh, NC",
];

/** The local factors tested on published medians that were hidden from the fit. */
const tested = calibrationResults.hidden;

/** The fields of the form. An empty city means the whole nation. */
interface Lookup {
  role: string;
  city: string;
  exp: ExperienceLevel;
  basis: Basis;
}

/** Reads the lookup from a link in the form of `pageUrl`; without a role it is an example. */
function readLookup(c: Context<AppEnv>): Lookup {
  const query = c.req.query();
  const { role, city = "" } = query;
  const exp = experienceLevels.find((level) => level === query.exp) ?? "mid";
  const basis = bases.find((basis) => basis === query.basis) ?? "local";
  return role
    ? { role, city, exp, basis }
    : { role: "Software Engineer", city: "San Francisco, CA", exp, basis: "local" };
}

/** `GET /`: the landing page, with a lookup that calls the public operations and a first request to try. */
export default new Hono<AppEnv>().get("/", (c) =>
  renderPage(c, "What does this job pay?", body(siteOrigin(c), readLookup(c)), {
    kind: "landing",
    description: "U.S. pay by role, city and experience, from public data, with its sources.",
    styles: ["landing.css"],
    scripts: ["landing.js"],
    policy: { "script-src": "'self'", "connect-src": "'self'" },
  }),
);

/** Says that a link asks for the figure by prices, and leads to the default one. */
function parityNote(lookup: Pick<Lookup, "role" | "city" | "exp">) {
  return html`<p>These figures are national pay at the prices of the city (<code>basis=price_parity</code>).
<a href="/?${new URLSearchParams(lookup).toString()}">Show what is paid there</a></p>
`;
}

function nameLevel(level: ExperienceLevel): string {
  return `${level.charAt(0).toUpperCase()}${level.slice(1)}, ${experience[level].years} years`;
}

function body(origin: string, { role, city, exp, basis }: Lookup) {
  const slugs = { role: toSlug(role), city: toSlug(city) || undefined, basis };
  return html`<section class="hero" aria-labelledby="question">
<h1 id="question">What does this job pay?</h1>
<p class="lead">An open API for U.S. pay. Every figure is computed from public data and can be traced to the
published numbers behind it.</p>
<form class="lookup" id="lookup" action="/" method="get" autocomplete="off">
<div>
<label for="role">Role</label>
<input id="role" name="role" value="${role}" list="roles" required maxlength="80" spellcheck="false">
<datalist id="roles"></datalist>
</div>
<div>
<label for="city">City</label>
<input id="city" name="city" value="${city}" list="cities" maxlength="80" placeholder="United States">
<datalist id="cities">${someCities.map((city) => html`<option value="${city}"></option>`)}</datalist>
</div>
<div>
<label for="exp">Experience</label>
<select id="exp" name="exp">
${experienceLevels.map((level) => html`<option value="${level}"${level === exp ? raw(" selected") : ""}>${nameLevel(level)}</option>`)}
</select>
</div>
${basis === "local" ? "" : html`<input type="hidden" name="basis" value="${basis}">`}<button type="submit">Look it up</button>
</form>
${basis === "local" ? "" : parityNote({ role, city, exp })}<div class="result" id="result" role="status" aria-live="polite"><noscript><p>The lookup needs JavaScript. The same figures are available <a href="${salaryPath("widget", slugs)}">as JSON</a>.</p></noscript></div>
</section>
<dl class="facts">
<div><dt>job roles</dt><dd>${grouped(catalogSize.roles)}</dd></div>
<div><dt>cities</dt><dd>${catalogSize.cities}</dd></div>
<div><dt>published local wages used to test it</dt><dd>${tested.cells}</dd></div>
<div><dt>of those are inside the 95% interval</dt><dd>${tested.inside}</dd></div>
</dl>
<section class="split" aria-labelledby="history">
<div>
<h2 id="history">Quarter by quarter, with its uncertainty</h2>
<p>A key adds history, projections, comparisons, skills, employer costs, and the lineage of every figure.
The chart shows what <code>history</code> returns for a software engineer in San Francisco.</p>
<p><a href="/docs/methodology">How the figures are computed, and how accurate they are</a></p>
</div>
<figure><img src="/assets/history.svg" width="720" height="380" alt="Median pay of a software engineer in San Francisco in every quarter since 2023, with the quartiles and the 95% interval."></figure>
</section>
<section class="split" aria-labelledby="start">
<div>
<h2 id="start">Start without a key</h2>
<p>The catalogs, the search, the widget's figures and a sample response are open. For agents, the same
operations are available as Model Context Protocol tools.</p>
<p><a href="/docs">Read the API reference</a></p>
</div>
<pre tabindex="0"><code>curl '${origin}/api/v1/intelligence/salaries/demo'

curl '${origin}/api/v1/intelligence/salaries/search?q=nurse'

curl -H "Authorization: Bearer $KEY" \\
  '${origin}/api/v1/intelligence/salaries/calculate?role=registered-nurse&amp;city=chicago'</code></pre>
</section>`;
}
