import { html } from "hono/html";
import { experienceLevels } from "#shared/contract/levels.ts";
import { dollars, percent } from "#shared/core/format.ts";
import { calibrationResults } from "#shared/figures/calibration-results.ts";
import { experienceInYears } from "#shared/figures/experience-words.ts";
import { firstFlooredYear } from "#shared/figures/legal-minimum.ts";
import { cellDeviation } from "#shared/figures/local/local-model.ts";
import { method } from "#shared/figures/methodology-version.ts";
import { bandWidth } from "#shared/salaries/crowd/aggregate.ts";
import { batchSize } from "#shared/salaries/crowd/batch-size.ts";
import { plausible } from "#shared/salaries/crowd/plausible.ts";
import { minAgeHours } from "#shared/salaries/crowd/sufficient-age.ts";
import {
  growthDeviation,
  intervalWidening,
} from "#shared/salaries/projections/projections.request.ts";
import {
  CalibrationSections,
  constants,
  experienceSteps as measured,
  releases,
} from "#shared/site/docs/calibration-sections.tsx";
import { docsApp } from "#shared/site/docs/docs-app.http.ts";

/** `GET /docs/methodology`: the page that `attribution.methodology` links to. */
export default docsApp({
  path: "/docs/methodology",
  title: "How the figures are made",
  body: () => html`<p>Every figure starts from a wage that the government publishes, and changes it in as few steps as possible: for
the title, for years of experience, and for the city. Nothing is random, and where there is no source, the figure is left
empty. We test it against published wages that we hide first: ${calibrationResults.hidden.inside} of
${calibrationResults.hidden.cells} lay <a href="#interval">inside the range we gave</a>.</p>
<h2 id="sources">Where the numbers come from</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Sources">
<table>
<thead><tr><th scope="col">Source</th><th scope="col">What we take from it</th></tr></thead>
<tbody>
<tr><th scope="row">Occupational Employment and Wage Statistics, a survey of employers by the U.S. Bureau of Labor Statistics, May ${releases.first} to May ${releases.last}</th><td>What occupations are paid in the nation, in states and in metropolitan areas</td></tr>
<tr><th scope="row">Regional price parities of the U.S. Bureau of Economic Analysis, through ${releases.parities}</th><td>How dear places are</td></tr>
<tr><th scope="row">Applications for work visas at the U.S. Department of Labor</th><td>Job titles, their occupations, and the pay that employers promised</td></tr>
<tr><th scope="row">Postings of ai-jobs.net, of the federal government and of New York City</th><td>What titles are paid within their occupation</td></tr>
<tr><th scope="row">O*NET 29.3, the Department of Labor’s database of occupations</th><td>Titles, related occupations, and the technologies that they use</td></tr>
<tr><th scope="row">Three more series of the Bureau of Labor Statistics: what employees cost, how occupations will grow, who is hiring</th><td>Benefits, the outlook for ten years, hiring</td></tr>
<tr><th scope="row">Prevailing wages of the U.S. Department of Labor, wage year July 2025 to June 2026</th><td>The levels that work visas ask for</td></tr>
<tr><th scope="row">Laws of states, counties and cities about pay in postings, as of 23 November 2026</th><td>What a posting is asked to say</td></tr>
<tr><th scope="row">Stack Overflow’s surveys of developers, 2023 and 2025</th><td>What technologies add to pay, and how their use changes</td></tr>
</tbody>
</table>
</div>
<p>“The survey”, on this page and wherever else we say it, is the first of them.</p>
<h2 id="formula">The sum</h2>
<pre tabindex="0"><code>typical pay = what the occupation is paid in the nation
            × what the title adds         (nothing if it names the occupation, or too little is known)
            × what experience adds        (fitted to the place)
            × what the city adds</code></pre>
<p>The result is rounded once, at the end. If it is below the minimum wage of the place, it is raised to it: the rate in
force on the quarter’s last day, for 2,080 hours, and the page names the law. Quarters before ${firstFlooredYear}, whose rates are
not all known, are not raised, nor are jobs whose pay is published by the year only. Lower rates for tips and other special cases
are not modeled; a rate that only larger employers owe raises nothing. The survey counts tips as wages, so they are in the
figures of jobs that receive them.</p>
<p>This is version ${method} of the method.</p>
<h2 id="baseline">1. What the occupation is paid</h2>
<p>Each job belongs to one occupation of the government’s classification. The survey publishes what the middle of its
people is paid, and the quarter above and below, for May of each year. A quarter between two surveys lies on the curve
between them. A quarter after the latest one is carried forward by the growth of all occupations’ pay over the last three
years, at least 0% and at most 6% a year: how fast one occupation grew says nothing about its next years.</p>
<h2 id="title">2. What the title adds</h2>
<p>A title that is a name of its occupation, such as Accountant, is whom the survey counted: it has the occupation’s
pay, without a further doubt. Any other title may pay more or less. We measure the difference within one source at a
time, because sources differ in what they pay but agree on who is paid more. In visa applications we compare the title with the
occupation’s other titles at the same employer, since a comparison across employers would show who files a title rather
than what it pays. In the postings of ai-jobs.net we compare at the same experience and in the same year. In federal and New York City
postings, and where fewer than five employers have both, we compare what is typical. Before that, each application is divided by what
its state pays in the occupation.</p>
<p>These differences are averaged, the surer ones weighing more, and drawn toward none as far as they are unsure. Titles of one
occupation differ by about ${percent(constants.title_deviation, 0)} (one standard deviation). A title whose evidence contradicts its occupation
by more than 35% is drawn to that evidence instead. At last the differences within an occupation are shifted so that they
balance, weighted by how often each title is filed, because the published wage is that of all of them together. Most titles have too little evidence and keep
the occupation’s pay, with a wider range: such titles differ from their occupation by about
${percent(constants.unknown_title_deviation, 0)}. Each figure says which case it is.</p>
<h2 id="experience">3. What experience adds</h2>
<p>Nothing, unless years are named: a figure is that of everyone in the job there, whatever their experience, which is what the
survey publishes. Where years are named, everyone’s figure is multiplied by what people with so many years are paid over everyone
in the same job and place:</p>
<div class="scroll" tabindex="0" role="region" aria-label="Steps of experience">
<table>
<thead><tr><th scope="col">Field</th>${experienceLevels.map((level) => html`<th scope="col">${experienceInYears[level]}</th>`)}</tr></thead>
<tbody>
${measured.steps.map(({ field, ratios }) => html`<tr><th scope="row">${field}</th>${ratios.map((ratio) => html`<td>${ratio.toFixed(2)}</td>`)}</tr>`)}
</tbody>
</table>
</div>
<p>The steps are measured on the answers of some 55,000 people (the salary surveys of Ask A Manager of 2019, 2021 and 2023, the developer
survey of Stack Overflow of 2023), on the payroll of a city and on pay scales. They are known badly: with one family of these sources left out, they
move by ${measured.errors.map((error) => percent(error, 0)).join(", ")} (one standard deviation). Steps of manual, service, food and care work rest on
one city’s payroll and one state’s pay scales. And they say little about one person: knowing the years makes a guess of
somebody’s pay hardly better, 16.8% off instead of 17.7%, so a verdict on a level is never more than “probably”, and nobody is advised to ask
for more than what nine in ten of everyone there are paid, or to refuse what three in four do not reach.</p>
<p>A word in a title, such as Senior, is no number of years. Postings say what it is worth in computing alone: 0.76 times everyone’s pay for junior, 0.90 for mid,
1.08 for senior, 1.25 for principal and staff. In other fields the figure stays everyone’s, with a wider range. No level leaves
what all but the lowest and the highest tenth of people with the title are paid there.</p>
<h2 id="city">4. What the city adds</h2>
<p><strong>What is paid there</strong> is what we show unless you choose otherwise: what people in the occupation earn in the metropolitan area, compared with
the nation, in the latest survey. A model of all published wages says what to expect there. The area’s own published wage then moves
the figure toward itself, the more so the more people work there:</p>
<pre tabindex="0"><code>expected = the occupation + how its field follows prices × the area’s prices
         + the area + the area in the field + the area in the occupation’s group + the occupation in the state
trust    = ${cellDeviation}² / (${cellDeviation}² + 1 / people employed)
figure   = expected + ${constants.retention} × trust × (published − expected)      all in logarithms, over the nation’s</code></pre>
<p>Where nothing is published for the area, the figure is what is expected. How widely pay spreads is taken from the same
survey, drawn to the nation’s by the same trust. Every quarter uses the latest survey’s comparison, so pay in a city changes
over time as the nation’s does.</p>
<p><strong>The nation’s pay at local prices</strong> is the other way: the nation’s figure times how dear the metropolitan area is. It
measures prices, not pay. Two jobs are compared both ways, since the two may name different winners.</p>
<p>If the published wage of the area differs from our figure by more than 15%, we say so, and show it next to ours either way.</p>
<h2 id="interval">5. How far off it may be</h2>
<p>The range around a figure is made so that it holds the true typical pay in 19 of 20 cases. It combines the survey’s own error, that of the title, that of the level, if one is
named, and that of the city. It is never narrower than 4% either way. For a city whose wage is published, its part is
1.96 × √(${constants.published_deviation}² + ${constants.sampling_variance} / people employed), and 1.96 × ${constants.hidden_deviation} where it is
not, times how widely the occupation scatters. At local prices it is measured for each occupation in half of the metropolitan areas.</p>
<p>We tested both on wages that had no part in fitting them. What is counted below is one occupation in one area:</p>
${CalibrationSections()}
<figure>
<img src="/assets/calibration.svg" width="720" height="640" alt="Estimates at local prices plotted against published metropolitan wages on logarithmic axes: the squares lie close to the diagonal, most of them within 15 percent of it.">
<figcaption>The nation’s pay at local prices, in the half of the areas that had no part in the fit: our figure for each occupation and
metropolitan area against the published one. The darker a square, the more pairs it contains. The solid line marks agreement, the dashed lines a
difference of 15%.</figcaption>
</figure>
<p>The range does not cover errors of carrying wages forward: nothing is published yet that could show them. Looking ahead
widens it by ${((intervalWidening - 1) * 100).toFixed(0)}% a year, and what growth itself may do adds
${(growthDeviation * 100).toFixed(0)}% for each year.</p>
<h2 id="skills">6. Skills</h2>
<p>What a technology adds to pay comes from one regression of the logarithm of annual pay on the 50 most used
technologies at once, over 10,713 full-time employees in the United States who answered the Stack Overflow Developer
Survey of 2023. It holds years of experience, role, education, size of the organization and remote work
constant, and explains 42.5% of the variance. Each result comes with its error and with the number of people who use the technology.
What lowers pay is shown as it is.</p>
<p>This is an association in one survey, not what you would gain by learning the technology: its users differ
in more than what was held constant. We apply it to a job only if O*NET lists the technology for the occupation and the
survey covers it. The half-life of a language is the time in which its share of all languages named would halve, at the rate of change
between the surveys of 2023 and 2025. It is not the share of people who name it: they name 18% more languages each in the later survey, so that
nearly every language would seem to grow. A language whose share does not decline has none.</p>
<h2 id="visa">7. Visa wage levels</h2>
<p>Whoever hires for a work visa such as the H-1B has to pay at least the prevailing wage of the occupation and area. The Department of
Labor publishes it in four levels, by how much experience, education and supervision a job asks for. Ours are those of the wage year
July 2025 to June 2026, made by the Department from the survey of May 2024. A new wage year begins every July, so every level is shown with its own.</p>
<p>The law makes levels II and III from the two others: a third of the distance from level I to level IV is added to the one and taken from the other
(8 U.S.C. 1182(p)(4)). All four come from one formula, so they do not
show what people with more experience earn, and nothing else here is computed from them. Most are published for an hour, and
counted 2,080 times for a year; those of teachers and some others are published for a year and have no hourly amount. Where the survey has too few
wages in an area, the Department takes those of a wider one.</p>
<p>No level is published for many physicians, nor for a few occupations that the survey counts together and the Department keeps apart
(buyers and purchasing agents, for one). There we say so and give none. Which level a job has, and whether a visa is granted, does not follow from these figures.</p>
<h2 id="adjacent">8. Related jobs</h2>
<p>A job is related if O*NET relates its occupation to yours and there is a way there. O*NET names ten closely related
occupations and ten more, and sorts occupations into five zones by the preparation that they take. An occupation two or more zones up is never shown; one a zone up, or one that requires
a license, only if it is closely related. Which occupations require a license was reviewed by hand; licenses that take a short course, that the
employer trains for, or that fewer than two thirds of the states require do not count. Each occupation is represented by one job, the closest first.</p>
<h2 id="crowd">9. Pay that people submit</h2>
<p>Submissions change no figure of ours. One is taken if its base pay is at least ${plausible.min} times our figure, and
base, equity and bonus together are at most ${plausible.max} times; all others wait for a person to look at them. It is
stored without the account, the key or the day. A keyed hash of the account, different for every job and
city, makes each account count once for each of them. Only full-time work counts, and only if the account was at least
${minAgeHours} hours old.</p>
<p>Submissions are published in batches of ${batchSize} accounts for a job and city, each account in one batch only. So nothing is shown for
fewer than ${batchSize} people, and two results never differ by fewer, even between one city and all cities. Before anything is computed, base pay is replaced by its band of
${dollars(bandWidth)}, to which equity and bonus, rounded to ${dollars(bandWidth)}, are added. What is shown are bands, too. Even the owner of every other account of a
batch can learn no more about a person than the band. The sum behind such a figure can be redone from the same batches, and never
contains a submission.</p>
<h2 id="companies">10. What employers file</h2>
<p>The pay of a grade at a company is the middle of what it promised in full-time applications for work visas (H-1B, H-1B1 and E-3) from October to
December 2023 whose job title names that grade and no other of the company, if there are at least five. It is the least base pay that was promised.
Abbreviations are written out on both sides (SDE, SWE, MTS, Sr.). A plain title names no grade, so most grades have no pay, and we say why.
What a company files in all is of all these applications, whatever the job.</p>
<h2 id="postings">11. Postings</h2>
<p>The <a href="/posting">check of a posting</a> finds amounts in its words: a range, “up to”, an amount that begins an open
range, and apart from the base what is not guaranteed or is paid once. Base pay alone is compared, with the same estimate
and the same verdict as an offer. Pay for a day counts 260 times a year, for a week 52 and for a month 12 times. An amount
below $200 for a year is asked about. Without a unit of time, $10,000 or more is read as pay for a year, and less is asked about. A range
whose top is more than 1.6 times its bottom is called too wide. The filed pay next to it is the occupation’s median in
visa filings of the whole nation.</p>
<p>What laws ask for comes from a table of 23 November 2026, <code>seeds/posting-laws.csv</code>, made from statutes, agencies’
pages and published lists of such laws. Each row has its citation, the day on which it took effect, the employers that it covers, and
whether two or more sources agree; a law without a citation is left out. A county’s law is named only if the posting
names the county. Whether a law covers an employer or remote work is often open, and none of this is legal advice.</p>
<p>The range to post is the middle half of estimated pay, no wider than 1.6 to 1 and never below the legal minimum wage.</p>
<h2 id="trace">12. How to check a figure</h2>
<p>Every figure of pay carries an id, which its citation names. Under “How this figure is made” on its page are the published numbers behind it and every step of the
sum, so that you can redo it. Published numbers that we pass on unchanged name their survey, period, occupation and area. Comparisons of offers are computed from
what was entered, and from tax rules that name their source.</p>
<h2 id="deprecated">For developers</h2>
<p>The API chooses between the two ways of section 4 by <code>basis</code>: <code>local</code>, the default, or
<code>price_parity</code>, which multiplies by the specified 0.78, 1, 1.28 and 1.55 in place of the steps of section 3. <code>methodology_version</code> names the method, the basis and how the quarter was derived.
<code>experience.effective_multiplier</code> is the step that was used, <code>experience.percentile</code> its place in the occupation,
<code>estimate.floored_by</code> the minimum wage that a figure was raised to, and <code>observed</code> what is published. The lineage of a
<code>data_point_id</code> has the whole sum; to stay compact, lists of roles and cities have no ids, and
<code>GET /api/mcp/intelligence/range</code> returns that of a role’s national figure and of a city’s factor.</p>
<p>Deprecated: <code>GET /api/v1/intelligence/salaries</code> combines the responses of several other endpoints. Use
<code>calculate</code> for the estimate, <code>history</code> for the trend, and <code>adjacent</code> and
<code>skills</code> for the rest. The endpoint is available until May 10, 2028.</p>`,
  description: "Where the figures come from, how they are computed, and how far off they were.",
});
