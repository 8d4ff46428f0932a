import { Hono } from "hono";
import { html } from "hono/html";
import type { Edge } from "../../shared/http/bindings.ts";
import { renderPage } from "../../shared/pages/layout.ts";

/** `GET /docs/methodology`: where `attribution.methodology` leads. */
export default new Hono<Edge>().get("/docs/methodology", (c) =>
  renderPage(
    c,
    "How the figures are made",
    html`<p>Every figure starts from a wage that the U.S. Bureau of Labor Statistics has published and is
changed by as few steps as possible. Nothing is drawn by chance, and what no source tells is left
empty.</p>
<h2 id="baseline">1. The occupation's wage</h2>
<p>Each role has one occupation of the 2018 Standard Occupational Classification. Its national
25th, 50th and 75th percentile come from the Occupational Employment and Wage Statistics (OEWS), a
survey of employers that is published for May of each year. A quarter between two releases is
interpolated geometrically; a quarter after the last release is carried forward at the occupation's
own growth of the last three years, held between 0 and 6 % a year.</p>
<h2 id="title">2. The title's factor</h2>
<p>A title may pay more or less than its occupation. How much is measured inside one source at a
time (H-1B filings, ai-jobs.net, federal and New York City postings) as the ratio of the title's
median to the median of all titles of the occupation, because the level of pay differs between
sources and its ratios do not. The ratios are averaged by inverse variance and shrunk toward 1 by
their own error. Most titles have too few observations and keep the occupation's wage; the answer's
assumptions say which it was.</p>
<h2 id="experience">3. Experience</h2>
<table>
<tr><th scope="col">Level</th><th scope="col">Years</th><th scope="col">Multiplier</th></tr>
<tr><td>entry</td><td>0-2</td><td>0.78</td></tr>
<tr><td>mid</td><td>3-5</td><td>1.00</td></tr>
<tr><td>senior</td><td>6-9</td><td>1.28</td></tr>
<tr><td>staff</td><td>10+</td><td>1.55</td></tr>
</table>
<h2 id="city">4. The city</h2>
<p>The wage is multiplied by the all-items regional price parity of the city's metropolitan area,
published by the Bureau of Economic Analysis. This is cost of living, not the local market: where
the metropolitan area's own published wage is more than 15 % away from the figure, the answer is
flagged, and the published wage stands beside it in <code>observed</code>.</p>
<h2 id="interval">5. The interval</h2>
<p>The 95 % interval adds, in quadrature, the survey's published standard error (of the mean, a
stand-in), the error of the title's factor and, with a city, the measured error of the fourth step:
the figure for each occupation is compared with the published wages of half of the metropolitan
areas, and the interval is checked on the other half. <code>npm run calibrate</code> prints the
result.</p>
<h2 id="trace">6. The trail</h2>
<p>Every estimate has a <code>data_point_id</code>. The lineage endpoint answers the published
numbers behind it and every step of the sum.</p>
<h2 id="deprecated">7. Deprecated answers</h2>
<p><code>GET /api/v1/intelligence/salaries</code> bundles what other endpoints answer one by one. Use
<code>calculate</code> for the estimate, <code>history</code> for the trend, <code>adjacent</code> and
<code>skills</code> for the rest. It goes on answering until 10 May 2028.</p>`,
  ),
);
