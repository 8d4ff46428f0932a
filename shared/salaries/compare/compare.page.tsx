import type { Basis } from "#shared/contract/salary-fields.ts";
import { dollars } from "#shared/core/format.ts";
import { peopleOf, yearsInTitle } from "#shared/figures/experience-words.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";
import { quarterOfDay } from "#shared/figures/quarter.ts";
import type { ChartFile } from "#shared/html/charts/chart-file.tsx";
import { ChartTools, chartToolAssets } from "#shared/html/charts/chart-tools.tsx";
import { type PaySpike, PaySpikes, SpikesDrawing } from "#shared/html/charts/pay-spikes.tsx";
import { orUnpublished } from "#shared/html/charts/ranges.tsx";
import { Evidence } from "#shared/html/components/evidence.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { intervalText } from "../estimate/interval-text.ts";
import { CitiesForm, RolesForm } from "./compare-forms.page.tsx";
import type { Compared } from "./compare-typed.page.ts";
import { type Side, type SidesResult, sidesOf } from "./compared-sides.page.ts";

/** One job in up to five cities, or two jobs side by side. */
export function comparePage(compared: Compared, basis: Basis): Page {
  const { values, errors } = compared;
  const result = sidesOf(compared, basis);
  const isRefused = Object.keys(errors).length > 0;
  return {
    title: result ? `${result.title}: ${spanOf(result.sides)}` : "Compare pay",
    description:
      "What a job pays in up to five cities, or two jobs in one place: typical pay, how far off it may be, and the published wages.",
    canonical: result?.path ?? "/compare",
    kind: "wide",
    status: isRefused ? 400 : 200,
    modules: ["lookup.js", "copy.js", ...(result ? [chartToolAssets.module] : [])],
    policy: chartToolAssets.policy,
    body: (
      <>
        <h1 class="title">{result?.title ?? "Compare pay"}</h1>
        {result ? (
          <Result result={result} basis={basis} isHourly={compared.isHourly} />
        ) : (
          <Opening isRefused={isRefused} isBegun={values.role !== ""} />
        )}
        <div class={result ? "columns forms section" : "columns forms"}>
          <CitiesForm values={values} errors={errors} />
          <RolesForm values={values} errors={errors} />
        </div>
      </>
    ),
  };
}

/** `about $110,000 to $151,700 a year`, for the title. */
function spanOf(sides: SidesResult["sides"]): string {
  const amounts = sides.map(({ estimate }) => Math.round(estimate.median / 100) * 100);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return `about ${least === most ? dollars(most) : `${dollars(least)} to ${dollars(most)}`} a year`;
}

function Opening({ isRefused, isBegun }: { isRefused: boolean; isBegun: boolean }): Markup {
  const next = isRefused
    ? "What you typed is kept. The field that needs another look says so."
    : isBegun
      ? "Name at least one more city."
      : "The same job in up to five cities, or two jobs in one place.";
  return (
    <div class="case">
      <p class="answer">Where does it pay more?</p>
      <p class="next">{next}</p>
    </div>
  );
}

function Result({
  result,
  basis,
  isHourly,
}: {
  result: SidesResult;
  basis: Basis;
  isHourly: boolean;
}): Markup {
  const { answer, sides, differences, exp, citation, assumptions, role } = result;
  return (
    <section class="case" aria-labelledby="difference">
      <h2 class="answer" id="difference">
        {typeof answer === "string" ? (
          answer
        ) : (
          <>
            {answer.before} <span class="fig">{answer.figure}</span>
            {answer.after}
          </>
        )}
      </h2>
      <p class="next">{differences.join(" ")}</p>
      <div class="split compared">
        <figure>
          <PaySpikes title={`Typical pay: ${result.title}`} spikes={spikesOf(sides)} />
          <figcaption>
            Base pay a year before tax, of {peopleOf(exp)}. The soft ends say how far off each
            figure may be
            {basis === "price_parity" ? "; the nation’s pay at the prices of each place" : ""}.
          </figcaption>
          <ChartTools
            chart="the comparison"
            files={{ path: result.path }}
            cite="#cite"
            call={`/docs/api/estimates#${role ? "calculateSalary" : "compareRoles"}`}
          />
        </figure>
        <section class="panel" aria-labelledby="further">
          <h2 id="further">From here</h2>
          <ul class="points">
            {sides.map(({ name, path }) => (
              <li>
                <a href={path}>The whole figure: {name}</a>
              </li>
            ))}
            <li>
              <a href="/evaluate">Have an offer? See whether it is fair</a>
            </li>
            <li>
              <a href="/offers">Have two? Compare them after tax and prices</a>
            </li>
          </ul>
        </section>
      </div>
      <SidesTable sides={sides} isHourly={isHourly} />
      {role && (
        <p class="tools">
          <a href={`/data/latest/roles/${role}.csv`}>Every city as CSV</a>
        </p>
      )}
      <Evidence assumptions={assumptions} citation={citation} />
    </section>
  );
}

const spikesOf = (sides: readonly Side[]): PaySpike[] =>
  sides.map(({ name, estimate }) => ({
    name,
    amount: estimate.median,
    lower: estimate.confidence_lower,
    upper: estimate.confidence_upper,
  }));

/** The comparison as a file; null where nothing was compared. */
export function comparisonFile(compared: Compared, basis: Basis, origin: string): ChartFile | null {
  const result = sidesOf(compared, basis);
  if (!result) return null;
  const title = `Typical pay: ${result.title}${yearsInTitle(result.exp)}`;
  return {
    name: "comparison",
    title,
    drawing: <SpikesDrawing screen="wide" title={title} spikes={spikesOf(result.sides)} />,
    source: `${origin}${result.path}, ${quarterOfDay(result.sides[0].estimate.as_of)}`,
    rows: [
      [
        "name",
        "typical_usd_a_year",
        "likely_lower",
        "likely_upper",
        "published_median",
        "citation",
      ],
      ...result.sides.map(({ name, estimate, observed }, at) => [
        ...[name, estimate.median, estimate.confidence_lower, estimate.confidence_upper],
        observed?.median ?? null,
        at === 0 ? result.citation : null,
      ]),
    ],
  };
}

interface Column {
  name: string;
  value(side: Side): string;
}

const byHour: Column = { name: "An hour", value: ({ estimate }) => hourly(estimate.median) };

const columns: readonly Column[] = [
  {
    name: "Likely between",
    value: ({ estimate: { confidence_lower, confidence_upper } }) =>
      intervalText(confidence_lower, confidence_upper),
  },
  {
    name: "Middle half",
    value: ({ estimate: { low, high } }) => `${orUnpublished(low)} to ${orUnpublished(high)}`,
  },
  {
    name: "Published, all levels",
    value: ({ observed }) => orUnpublished(observed?.median ?? null),
  },
];

const typical: Column = { name: "Typical", value: ({ estimate }) => dollars(estimate.median) };

function SidesTable({ sides, isHourly }: { sides: readonly Side[]; isHourly: boolean }): Markup {
  const shown = [typical, ...(isHourly ? [byHour] : []), ...columns];
  return (
    <ScrollArea label="The figures side by side">
      <table>
        <thead>
          <tr>
            <td />
            {shown.map(({ name }) => (
              <th scope="col" class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr>
              <th scope="row">{side.name}</th>
              {shown.map(({ value }) => (
                <td class="number">{value(side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
