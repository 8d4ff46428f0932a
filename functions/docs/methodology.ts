import { Hono } from "hono";
import { html } from "hono/html";
import type { Edge } from "../../shared/http/bindings.ts";
import calibration from "../../shared/pages/calibration.json";
import { renderPage } from "../../shared/pages/layout.ts";

/** `GET /docs/methodology`: where `attribution.methodology` leads. */
export default new Hono<Edge>().get("/docs/methodology", (c) =>
  renderPage(
    c,
    "How the figures are made",
    html`<p>Every figure starts from a wage that the U.S. Bureau of Labor Statistics has published and is
changed by as few steps as possible. Nothing is drawn by chance, and what no source tells is left
empty.</p>
<h2 id="sources">Sources</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Sources">
<table>
<thead><tr><th scope="col">Source</th><th scope="col">What it gives</th></tr></thead>
<tbody>
<tr><th scope="row">BLS Occupational Employment and Wage Statistics, May 2019 to May 2025</th><td>Wages of occupations: nation, states, metropolitan areas</td></tr>
<tr><th scope="row">BEA regional price parities, to 2024</th><td>Price levels of cities</td></tr>
<tr><th scope="row">U.S. Department of Labor, labor condition applications</th><td>Titles, their occupations and filed wages</td></tr>
<tr><th scope="row">ai-jobs.net, USAJOBS, New York City postings</th><td>What titles pay within their occupation</td></tr>
<tr><th scope="row">O*NET 29.3</th><td>Titles, related occupations, technologies of occupations</td></tr>
<tr><th scope="row">BLS Employer Costs for Employee Compensation, Employment Projections, JOLTS</th><td>Benefits, ten-year outlook, hiring</td></tr>
<tr><th scope="row">Stack Overflow developer surveys, 2023 and 2025</th><td>Premiums of technologies, and how their use changes</td></tr>
</tbody>
</table>
</div>
<h2 id="formula">The formula</h2>
<pre tabindex="0"><code>estimate = occupation's national wage in the quarter
         × title's factor            (1 where too few observations)
         × experience multiplier     (0.78, 1, 1.28, 1.55)
         × city's price parity       (1 without a city)</code></pre>
<p>It is rounded once, at the end. The quartiles are scaled alike.</p>
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
<thead><tr><th scope="col">Level</th><th scope="col">Years</th><th scope="col">Multiplier</th></tr></thead>
<tbody>
<tr><th scope="row">entry</th><td>0-2</td><td>0.78</td></tr>
<tr><th scope="row">mid</th><td>3-5</td><td>1.00</td></tr>
<tr><th scope="row">senior</th><td>6-9</td><td>1.28</td></tr>
<tr><th scope="row">staff</th><td>10+</td><td>1.55</td></tr>
</tbody>
</table>
<p>A fixed scale of this API, not a measurement.</p>
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
result:</p>
<div class="scroll" tabindex="0" role="region" aria-label="Calibration">
<table>
<thead><tr><th scope="col">Published medians of May 2025</th><th scope="col" class="number">Number</th><th scope="col" class="number">Inside the interval</th><th scope="col" class="number">Median error</th><th scope="col" class="number">95th percentile of error</th><th scope="col" class="number">Flagged</th></tr></thead>
<tbody>
${calibration.map(row)}
</tbody>
</table>
</div>
<figure>
<img src="/assets/calibration.svg" width="720" height="640" alt="Estimates against published metropolitan medians on logarithmic axes: the squares crowd around the diagonal, most between the lines of 15 percent above and below it.">
<figcaption>The held-out half: the estimate for each occupation and metropolitan area against the median that
was published for it. The darker a square, the more of them lie there; the solid line is agreement, the broken
lines are 15 % off. <code>npm run pages</code> draws it.</figcaption>
</figure>
<p>The error is largest where local demand, not the price of living, sets the wage: the method knows prices only.
The interval is not fitted for the experience scale, for a title's factor beyond its sampling error, or for carrying
wages forward, because nothing is published that it could be fitted on.</p>
<h2 id="trace">6. The trail</h2>
<p>Every estimate has a <code>data_point_id</code>. The lineage endpoint answers the published
numbers behind it and every step of the sum.</p>
<h2 id="deprecated">7. Deprecated answers</h2>
<p><code>GET /api/v1/intelligence/salaries</code> bundles what other endpoints answer one by one. Use
<code>calculate</code> for the estimate, <code>history</code> for the trend, <code>adjacent</code> and
<code>skills</code> for the rest. It goes on answering until 10 May 2028.</p>`,
    { description: "Sources, formulas and measured errors of the figures." },
  ),
);

function row(group: (typeof calibration)[number]) {
  const percents = [group.coverage, group.medianError, group.largeError, group.flagged];
  return html`<tr><th scope="row">${group.name}</th><td class="number">${group.cells.toLocaleString("en-US")}</td>${percents.map((share) => html`<td class="number">${(share * 100).toFixed(1)} %</td>`)}</tr>
`;
}
