import { Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "../../shared/http/env.ts";
import calibration from "../../shared/pages/calibration.json";
import { renderPage } from "../../shared/pages/layout.ts";

/** `GET /docs/methodology`: where `attribution.methodology` leads. */
export default new Hono<AppEnv>().get("/docs/methodology", (c) =>
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
<h2 id="skills">6. Skills</h2>
<p>What a technology goes with in pay comes from one regression of the logarithm of annual pay on the 50 most
used technologies, all at once, over 10,713 full-time employees in the United States who answered the Stack
Overflow Developer Survey of 2023. Years of experience and their square, role, education, size of the organisation
and remote work are held fixed; together they explain 42.5 % of the variance. A premium is
<code>e^coefficient − 1</code>, with a standard error that is robust to unequal variances (HC1), the number of those
who use the technology, and an interval. Negative premiums are shown as they are.</p>
<p>It is an association in one survey and not what learning the technology would earn: who uses it differs in more
than what is held fixed. A skill is applied to a role only where O*NET lists the technology for the occupation and
the survey asks that occupation; then <code>adjusted salary = estimate × (1 + premium)</code>. The half-life of a
language is how long its share of users would take to halve at the pace between the surveys of 2023 and 2025; one
that does not shrink has none.</p>
<h2 id="crowd">7. Submitted pay</h2>
<p>What users submit enters no estimate. A submission is accepted where base pay is at least 0.2 times the estimate,
and base, equity and bonus together at most 5 times; the others wait for a person. Nothing that identifies the
submitter is stored with it. Each account counts once for a role and city, with full-time work alone.</p>
<p>Submissions come into the figures in batches: all that wait for a role and city, once they are of five accounts. So
nothing is shown of fewer than five, and no two answers differ by fewer than five, not even those of a city and of all
cities. Medians interpolate between the two middle values and are rounded to $1,000; quartiles are shown from ten
submitters on. Lineage tells these rules and the counts behind a figure, and makes the figure anew of the same
batches; it never tells a submission.</p>
<h2 id="companies">8. What employers file</h2>
<p>The pay of a company's level is the median wage of its certified full-time labor condition applications of October to
December 2023 whose job title names that level and no other one of the company, from five on. It is the least base
pay that was promised, to workers on H-1B, H-1B1 and E-3 visas. A plain title names no level, so most levels have no
pay, and the answer says why.</p>
<h2 id="trace">9. The trail</h2>
<p>Every figure of pay has a <code>data_point_id</code>: its own, or that of the record that it stands in or beside. The
lineage endpoint answers the published numbers behind it and every step of the sum. So have premiums, shares and
half-lives of skills, hiring figures, and how close two occupations are. Lists of roles and cities name none, to be
short: <code>GET /api/mcp/intelligence/range</code> gives the id of a role's national median and, with a city, the
lineage in which its price level stands. Published numbers that are passed on unchanged name their survey, period,
occupation and area; differences and percentages follow from figures beside them; what is made of an offer is made of
the caller's own numbers and of tax rules that name their source.</p>
<h2 id="deprecated">10. Deprecated answers</h2>
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
