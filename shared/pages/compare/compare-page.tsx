import type { Basis } from "../../contracts/common.ts";
import type { Estimate, Observed } from "../../contracts/responses/estimate.ts";
import { dollars } from "../../core/format.ts";
import { salaryPage } from "../../salaries/page-url.ts";
import { orUnpublished, RangesChart } from "../charts/ranges.tsx";
import { Evidence } from "../components/evidence.tsx";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Markup, Page } from "../page.ts";
import { CitiesForm, RolesForm } from "./compare-forms.tsx";
import type { Compared } from "./compare-typed.ts";

/** Two jobs side by side, or one job in two cities. */
export function comparePage(compared: Compared, basis: Basis): Page {
  const { values, errors } = compared;
  const result = resultOf(compared, basis);
  const isRefused = Object.keys(errors).length > 0;
  return {
    title: result?.title ?? "Compare pay",
    description:
      "Two jobs side by side, or one job in two cities, with intervals and published wages.",
    canonical: result?.path ?? "/compare",
    kind: "wide",
    status: isRefused ? 400 : 200,
    modules: ["lookup.js", "copy.js"],
    body: (
      <>
        <h1>{result?.title ?? "Compare pay"}</h1>
        {result ? (
          <ResultSection result={result} basis={basis} />
        ) : (
          <p class="lead">
            Two jobs in one place, or one job in two: the estimates at mid level with their
            intervals, next to the published wages.
          </p>
        )}
        <div class="columns forms">
          <RolesForm values={values} errors={errors} />
          <CitiesForm values={values} errors={errors} />
        </div>
      </>
    ),
  };
}

interface Side {
  name: string;
  path: string;
  estimate: Estimate;
  observed: Observed | null;
}

interface Result {
  title: string;
  /** Path and query of the page. */
  path: string;
  sides: readonly [Side, Side];
  delta: { median_delta: number; median_pct: number };
  citation: string;
  assumptions: readonly string[];
}

function resultOf({ roles, cities }: Compared, basis: Basis): Result | null {
  if (roles) {
    const { city } = roles;
    const side = ({ role, estimate, observed }: typeof roles.primary): Side => ({
      name: role.title,
      path: salaryPage({ role: role.slug, city: city?.slug, basis }),
      estimate,
      observed,
    });
    const where = city ? `${city.name}, ${city.state}` : "the United States";
    return {
      title: `${roles.primary.role.title} or ${roles.secondary.role.title} in ${where}`,
      path: pathOf(roles.page_url),
      sides: [side(roles.primary), side(roles.secondary)],
      ...roles,
    };
  }
  if (!cities) return null;
  const { role } = cities;
  const side = ({ city, estimate, observed }: typeof cities.primary): Side => ({
    name: `${city.name}, ${city.state}`,
    path: salaryPage({ role: role.slug, city: city.slug, basis }),
    estimate,
    observed,
  });
  const [one, other] = [side(cities.primary), side(cities.secondary)];
  return {
    title: `${role.title} in ${one.name} or ${other.name}`,
    path: pathOf(cities.page_url),
    sides: [one, other],
    ...cities,
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function ResultSection({ result, basis }: { result: Result; basis: Basis }): Markup {
  const { sides, citation, assumptions } = result;
  return (
    <section aria-labelledby="difference">
      <h2 id="difference">{sentence(result)}</h2>
      <p class="note">
        {share(result)} Base pay at mid level, before tax
        {basis === "price_parity" ? "; national pay at local prices" : ""}.
      </p>
      <RangesChart
        id="ranges"
        title="Middle half of pay and median"
        above
        ranges={sides.map(({ name, estimate }) => ({
          name,
          p25: estimate.low,
          median: estimate.median,
          p75: estimate.high,
        }))}
      />
      <ScrollArea label="Both side by side">
        <table>
          <thead>
            <tr>
              <td />
              {sides.map(({ name, path }) => (
                <th scope="col" class="number">
                  <a href={path}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name="Median" sides={sides} value={({ estimate }) => dollars(estimate.median)} />
            <Row
              name="95% interval"
              sides={sides}
              value={({ estimate: { confidence_lower, confidence_upper } }) =>
                `${dollars(confidence_lower)} to ${dollars(confidence_upper)}`
              }
            />
            <Row
              name="Middle half"
              sides={sides}
              value={({ estimate: { low, high } }) =>
                `${orUnpublished(low)} to ${orUnpublished(high)}`
              }
            />
            <Row
              name="Published median of the occupation, all levels"
              sides={sides}
              value={({ observed }) => orUnpublished(observed?.median ?? null)}
            />
          </tbody>
        </table>
      </ScrollArea>
      <Evidence assumptions={assumptions} citation={citation} />
    </section>
  );
}

/** Whether the difference is larger than the uncertainty, in a sentence. */
function sentence({ sides: [one, other], delta }: Result): string {
  const overlap =
    one.estimate.confidence_lower <= other.estimate.confidence_upper &&
    other.estimate.confidence_lower <= one.estimate.confidence_upper;
  if (delta.median_delta === 0) return "The medians are equal";
  const more = delta.median_delta > 0 ? one : other;
  return `${more.name} pays ${dollars(Math.abs(delta.median_delta))} more a year${overlap ? ", but the intervals overlap" : ""}`;
}

/** The difference relative to the second, as the API has it. */
function share({ sides: [one, other], delta: { median_delta, median_pct } }: Result): string {
  if (median_delta === 0) return "";
  const size = `${Math.abs(median_pct).toFixed(1)}%`;
  return `${one.name} pays ${size} ${median_delta > 0 ? "more" : "less"} than ${other.name}.`;
}

function Row({
  name,
  sides,
  value,
}: {
  name: string;
  sides: readonly Side[];
  value: (side: Side) => string;
}): Markup {
  return (
    <tr>
      <th scope="row">{name}</th>
      {sides.map((side) => (
        <td class="number">{value(side)}</td>
      ))}
    </tr>
  );
}
