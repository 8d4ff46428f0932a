import { html } from "hono/html";
import { experienceLevels } from "../../shared/contracts/common.ts";
import { growthDeviation, intervalWidening } from "../../shared/contracts/projections.ts";
import { dollars } from "../../shared/core/format.ts";
import { docsApp } from "../../shared/http/contexts/pages/docs-app.ts";
import {
  CalibrationSections,
  constants,
  releases,
} from "../../shared/pages/docs/calibration-sections.tsx";
import { bandWidth } from "../../shared/salaries/crowd/aggregate.ts";
import { batchSize } from "../../shared/salaries/crowd/batch-size.ts";
import { plausible } from "../../shared/salaries/crowd/plausible.ts";
import { minAgeHours } from "../../shared/salaries/crowd/sufficient-age.ts";
import { experience, levelDeviations } from "../../shared/salaries/figures/experience.ts";
import { cellDeviation } from "../../shared/salaries/figures/local/local-model.ts";
import { method } from "../../shared/salaries/figures/methodology-version.ts";

/** `GET /docs/methodology`: the page that `attribution.methodology` links to. */
export default docsApp({
  path: "/docs/methodology",
  title: "How the figures are made",
  body: () => html`<p>Every figure starts from a wage published by the U.S. Bureau of Labor Statistics and is adjusted in as
few steps as possible. Nothing is random, and figures without a source are left empty.</p>
<h2 id="sources">Sources</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Sources">
<table>
<thead><tr><th scope="col">Source</th><th scope="col">Used for</th></tr></thead>
<tbody>
<tr><th scope="row">BLS Occupational Employment and Wage Statistics, May ${releases.first} to May ${releases.last}</th><td>Wages of occupations by nation, state and metropolitan area</td></tr>
<tr><th scope="row">BEA regional price parities, through ${releases.parities}</th><td>Price levels of cities</td></tr>
<tr><th scope="row">U.S. Department of Labor, labor condition applications</th><td>Titles, their occupations and filed wages</td></tr>
<tr><th scope="row">ai-jobs.net, USAJOBS, New York City postings</th><td>Pay of titles within their occupation</td></tr>
<tr><th scope="row">O*NET 29.3</th><td>Titles, related occupations, technologies of occupations</td></tr>
<tr><th scope="row">BLS Employer Costs for Employee Compensation, Employment Projections, JOLTS</th><td>Benefits, ten-year outlook, hiring</td></tr>
<tr><th scope="row">Stack Overflow developer surveys, 2023 and 2025</th><td>Pay premiums of technologies, and changes in their use</td></tr>
</tbody>
</table>
</div>
<h2 id="formula">The formula</h2>
<pre tabindex="0"><code>estimate = national wage of the occupation in the quarter
         × title factor              (1 if there are too few observations)
         × experience multiplier     (${experienceLevels.map((level) => experience[level].multiplier).join(", ")})
         × factor of the city        (1 without a city)</code></pre>
<p>The result is rounded once, at the end. The factor of the city is, by <code>basis</code>, what the occupation is paid
there (<code>local</code>, the default) or the price level there (<code>price_parity</code>). This is method
${method}; <code>methodology_version</code> adds the basis and how the quarter was derived.</p>
<h2 id="baseline">1. The occupation's wage</h2>
<p>Each role belongs to one occupation of the 2018 Standard Occupational Classification (SOC). The occupation's
national 25th, 50th and 75th percentiles come from the Occupational Employment and Wage Statistics (OEWS), a survey
of employers that is published for May of each year. A quarter between two releases is interpolated geometrically.
A quarter after the latest release is carried forward at the growth of the median of all occupations over the last
three years, limited to between 0% and 6% a year: an occupation's own growth does not predict its next years.</p>
<h2 id="title">2. The title factor</h2>
<p>A title may pay more or less than its occupation as a whole. The difference is measured within one source at a
time (H-1B filings, ai-jobs.net, federal postings and New York City postings) as the ratio of the title's median to
the median of all titles of the occupation: pay levels differ between sources, but ratios are comparable. Each
filing is first divided by its state's wage of the occupation over the nation's. The ratios are averaged with
inverse-variance weights and shrunk toward 1 according to their standard error; titles of one occupation differ with a
standard deviation of ${constants.title_deviation} in logs, the covariance of two independent sources over the titles in
both. A title that contradicts its occupation by more than 35% is drawn to its own evidence instead. Most titles have
too few observations and use the occupation's wage unchanged; the assumptions in each response state which is the
case.</p>
<h2 id="experience">3. Experience</h2>
<table>
<thead><tr><th scope="col">Level</th><th scope="col">Years</th><th scope="col">Multiplier</th></tr></thead>
<tbody>
${experienceLevels.map((level) => html`<tr><th scope="row">${level}</th><td>${experience[level].years}</td><td>${experience[level].multiplier.toFixed(2)}</td></tr>`)}
</tbody>
</table>
<p>These multipliers are fixed by this API. They are not measured. <code>experience.percentile</code> says where the
result lies among everyone in the occupation there, and <code>experience.beyond_published</code> that it lies outside
what is published. No amount that this API advises is above the published 90th percentile.</p>
<h2 id="city">4. The city</h2>
<p><code>local</code>: what people in the occupation earn in the metropolitan area over what they earn in the nation, in
the latest release. A model of all published medians says what to expect; a published median then moves the factor
toward itself, the more so the more people work there.</p>
<pre tabindex="0"><code>expected = occupation + elasticity of the major group × ln(price parity)
         + area + area in the major group + area in the minor group + occupation in the state
trust    = ${cellDeviation}² / (${cellDeviation}² + 1 / employment)
ln(factor) = expected + ${constants.retention} × trust × (ln(local median / national median) − expected)</code></pre>
<p>Where no median is published, the factor is the expectation. Quartiles spread around the median as they are published
there, drawn to the nation's by the same trust. Every quarter uses the factor of the latest release, so a history in a
city changes as the nation's does.</p>
<p><code>price_parity</code>: the all-items regional price parity of the metropolitan area, published by the Bureau of
Economic Analysis, of the quarter's year. It measures prices, not pay. <code>compare</code> of two roles uses it by
default and returns the other as <code>local</code>.</p>
<p>If the published wage of the metropolitan area differs from the estimate by more than 15%, the response is flagged.
The published wage is included in <code>observed</code>.</p>
<h2 id="interval">5. The interval</h2>
<p>The 95% interval combines in quadrature, in logs, the published standard error of the survey (that of the mean, as a
proxy), the standard error of the title factor, how occupations scatter around the experience scale
(${experienceLevels
    .filter((level) => levelDeviations[level] !== null)
    .map((level) => `${level} ${levelDeviations[level]}`)
    .join(", ")})
and, with a city, the error of its factor. It is never narrower than 4% either way. For a local factor that error is
1.96 × √(${constants.published_deviation}² + ${constants.sampling_variance} / employment) if the median is published
and 1.96 × ${constants.hidden_deviation} if not, times how widely the occupation scatters. For price parity it is measured
for each occupation on half of the metropolitan areas. <code>npm run calibrate</code> tests both on wages that were not
used to fit them. A cell is an occupation in an area:</p>
${CalibrationSections()}
<figure>
<img src="/assets/calibration.svg" width="720" height="640" alt="Estimates by price parity plotted against published metropolitan medians on logarithmic axes: the squares lie close to the diagonal, most of them within 15 percent of it.">
<figcaption>By price parity, the held-out half: the estimate for each occupation and metropolitan area against its published median.
The darker a square, the more pairs it contains. The solid line marks agreement, the dashed lines a difference of 15%.
<code>npm run pages</code> draws the figure.</figcaption>
</figure>
<p>The interval does not cover errors of the title factor beyond its sampling error or of carrying wages forward: nothing
is published against which these could be calibrated. Projections widen it, relative to the median, by
${((intervalWidening - 1) * 100).toFixed(0)}% a year; their <code>outlook</code> also counts what growth may do, with a standard deviation of
${(growthDeviation * 100).toFixed(0)}% for each year.</p>
<h2 id="skills">6. Skills</h2>
<p>The pay premiums of technologies come from one regression of the logarithm of annual pay on the 50 most used
technologies at once, over 10,713 full-time employees in the United States who answered the Stack Overflow Developer
Survey of 2023. The controls are years of experience and their square, role, education, size of the organization and
remote work. The regression explains 42.5% of the variance. A premium is <code>e^coefficient − 1</code>, with a
heteroskedasticity-robust standard error (HC1), the number of respondents who use the technology, and an interval.
Negative premiums are shown as they are.</p>
<p>A premium is an association in one survey, not what a person would gain by learning the technology: its users differ
in more than the controls. A premium is applied to a role only if O*NET lists the technology for the occupation and the
survey covers that occupation; then <code>adjusted salary = estimate × (1 + premium)</code>. The half-life of a language
is the time in which its share of all languages named would halve at the rate of change between the surveys of 2023 and
2025. It is not the share of respondents who name it: they name 18% more languages each in the later survey, so that
nearly every language would seem to grow. A language whose share does not decline has none.</p>
<h2 id="adjacent">7. Adjacent roles</h2>
<p>A role is adjacent if O*NET relates its occupation to the role's own and there is a way there. O*NET ranks ten related
occupations as primary and ten more as supplemental, and puts every occupation into one of five job zones by the
preparation it takes. An occupation two or more zones higher is never adjacent; one a zone higher, or one that requires
a license, only if the relation is primary. An occupation's zone is that of its own row in O*NET, not that of a
specialty. Which occupations require a license was reviewed by hand; licenses that take a short course, that the
employer trains for, or that fewer than two thirds of the states require do not count. Each occupation is represented by
one role of the catalog, closest first. If fewer are found than requested, the summary says why.</p>
<h2 id="crowd">8. Submitted pay</h2>
<p>Submissions do not affect any estimate. A submission is accepted if base pay is at least ${plausible.min} times the estimate, and
base, equity and bonus together are at most ${plausible.max} times the estimate; all others are held for manual review. A
submission is stored without the account, the key or the day. A keyed hash of the account, different for every role and
city, makes each account count once for each of them. Only full-time work counts, and only if the account was at least
${minAgeHours} hours old when it submitted.</p>
<p>Submissions are added to the figures in batches: pending submissions of a role and city, ${batchSize} accounts at a time,
each in one batch only. Nothing is therefore shown for fewer than ${batchSize} accounts, and two responses never differ by fewer
than ${batchSize}, even between one city and all cities. Before anything is computed, base pay is replaced by its band of
${dollars(bandWidth)}, to which equity and bonus, rounded to ${dollars(bandWidth)}, are added for the total. Medians and quartiles are
bands by nearest rank. Submissions in the same bands lead to the same figures: even the owner of every other account of a
batch can learn no more about a person than the band. The lineage endpoint returns these rules and the counts behind a
figure, and recomputes the figure from the same batches. It never returns a submission.</p>
<h2 id="companies">9. Employers' filings</h2>
<p>The pay of a company's level is the median wage of its certified full-time labor condition applications from October to
December 2023 whose job title names that level and no other level of the company, if there are at least five. It is the
minimum base pay promised to workers on H-1B, H-1B1 and E-3 visas. Abbreviations are written out on both sides of the
comparison (SDE, SWE, MTS, Sr.). A plain title names no level, so most levels have no pay, and the response gives the
reason. The percentiles in <code>signals.filed_pay</code> are those of all wages in these applications, whatever the
job.</p>
<h2 id="trace">10. Lineage</h2>
<p>Every pay figure has a <code>data_point_id</code>, either its own or that of the record that contains it. The lineage
endpoint returns the published numbers behind the figure and every step of its calculation. Premiums, shares and
half-lives of skills, hiring figures, and the relatedness of two occupations have ids as well. To stay compact, lists of
roles and cities have none: <code>GET /api/mcp/intelligence/range</code> returns the id of a role's national median and,
with a city, the id whose lineage contains the city's factor. Every lineage begins with a <code>summary</code> in plain sentences. Published numbers that are passed on unchanged name
their survey, period, occupation and area. Differences and percentages are computed from figures in the same response.
Offer comparisons are computed from the numbers in the request and from tax rules that name their source.</p>
<h2 id="deprecated">11. Deprecated endpoints</h2>
<p><code>GET /api/v1/intelligence/salaries</code> combines the responses of several other endpoints. Use
<code>calculate</code> for the estimate, <code>history</code> for the trend, and <code>adjacent</code> and
<code>skills</code> for the rest. The endpoint is available until May 10, 2028.</p>`,
  description: "Sources, formulas and measured errors of the figures.",
});
