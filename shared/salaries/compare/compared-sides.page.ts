/** Both kinds of comparison as the page shows them: sides with their pay, and what to say of them. */
import type { Estimate, Observed } from "#shared/contract/estimate.response.ts";
import type { PayLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { dollars } from "#shared/core/format.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";
import { normalDistribution } from "#shared/figures/worksheet/normal-distribution.ts";
import { decisive } from "../evaluate/judge-offer.ts";
import { peopleIn } from "../subject/job-words.ts";
import { comparePageUrl, salaryPage } from "../subject/page-url.ts";
import { cityFields } from "./compare-forms.page.tsx";
import type { Compared } from "./compare-typed.page.ts";

export interface Side {
  name: string;
  /** The page of its figure. */
  path: string;
  estimate: Estimate;
  observed: Observed | null;
}

export interface SidesResult {
  title: string;
  /** Path and query of the page. */
  path: string;
  exp: PayLevel;
  /** The role that the sides have in common. */
  role: string | null;
  /** The best paid first. */
  sides: readonly [Side, Side, ...Side[]];
  /** The beginning of the answer; the figure follows, then `after`. */
  answer: { before: string; figure: string; after: string } | string;
  /** The differences in full, as sentences. */
  differences: string[];
  citation: string;
  assumptions: readonly string[];
}

/** The result to show; null where nothing was compared. */
export function sidesOf(compared: Compared, basis: Basis): SidesResult | null {
  return compared.roles ? rolesResult(compared.roles, basis) : citiesResult(compared, basis);
}

const about = (amount: number) => `about ${dollars(Math.round(amount / 100) * 100)}`;

function rolesResult(roles: NonNullable<Compared["roles"]>, basis: Basis): SidesResult {
  const { city, delta, citation, assumptions } = roles;
  const side = ({ role, estimate, observed }: typeof roles.primary): Side => ({
    name: role.title,
    path: salaryPage({ role: role.slug, city: city?.slug, basis }),
    estimate,
    observed,
  });
  const [one, other] = [side(roles.primary), side(roles.secondary)];
  const where = city ? `${city.name}, ${city.state}` : "the United States";
  const [more, less] = delta.median_delta >= 0 ? [one, other] : [other, one];
  return {
    title: `${one.name} or ${other.name} in ${where}`,
    path: pathOf(roles.page_url),
    exp: "any",
    role: null,
    sides: [more, less],
    answer:
      delta.median_delta === 0
        ? `In ${where}, ${peopleIn(one.name)} and ${peopleIn(other.name)} typically make the same.`
        : {
            before: `In ${where}, ${peopleIn(more.name)} typically make`,
            figure: `${about(Math.abs(delta.median_delta))} a year`,
            after: ` more than ${peopleIn(less.name)}.`,
          },
    differences: differences([more, less], share(one, other, delta)),
    citation,
    assumptions,
  };
}

function citiesResult({ cities, isHourly }: Compared, basis: Basis): SidesResult | null {
  if (!cities) return null;
  const { role, exp, citation, assumptions } = cities;
  const named = cities.sides.map(({ city, estimate, observed }): Side & { slug: string } => ({
    name: `${city.name}, ${city.state}`,
    slug: city.slug,
    path: salaryPage({ role: role.slug, city: city.slug, exp, basis }),
    estimate,
    observed,
  }));
  const [first, second, ...rest] = named.toSorted((a, b) => b.estimate.median - a.estimate.median);
  const [one, other] = named;
  if (!first || !second || !one || !other) return null;
  const compared = Object.fromEntries(named.map(({ slug }, at) => [cityFields[at] ?? "", slug]));
  const query = { role: role.slug, ...compared, ...(exp === "any" ? {} : { exp }), basis };
  const isSame = first.estimate.median === second.estimate.median;
  return {
    title: `${role.title} in ${named.length === 2 ? `${one.name} or ${other.name}` : `${named.length} cities`}`,
    path: pathOf(comparePageUrl("http://this.invalid", query)),
    exp,
    role: role.slug,
    sides: [first, second, ...rest],
    answer: {
      before: isSame
        ? `Nowhere of these do ${peopleIn(role.title)} make more than in ${first.name} and ${second.name}:`
        : `${capitalized(peopleIn(role.title))} make the most in ${first.name}:`,
      figure: `${about(first.estimate.median)} a year`,
      after: isHourly ? `, or ${hourly(first.estimate.median)} an hour.` : ".",
    },
    differences: differences(
      [first, second, ...rest],
      named.length === 2 ? share(one, other, deltaOf(one, other)) : [],
    ),
    citation,
    assumptions,
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function deltaOf(one: Side, other: Side) {
  const median_delta = one.estimate.median - other.estimate.median;
  return { median_delta, median_pct: (median_delta / other.estimate.median) * 100 };
}

/** How much more the first pays than the next and the last, and whether that is more than the doubt. */
function differences(
  [first, second, ...rest]: SidesResult["sides"],
  inPercent: readonly string[],
): string[] {
  const more = first.estimate.median - second.estimate.median;
  if (more === 0) return [];
  const last = rest.at(-1);
  const widest = last
    ? `, and ${dollars(first.estimate.median - last.estimate.median)} more than ${last.name}`
    : "";
  const isClear = first.estimate.confidence_lower > second.estimate.confidence_upper;
  return [
    `${first.name} pays ${dollars(more)} more a year than ${second.name}${widest}.`,
    ...inPercent,
    ...(isClear
      ? []
      : [
          `Both figures are uncertain by more than sets ${last ? "the first two" : "them"} apart, so ${isLikely(first, second) ? "the order is likely, not sure" : "which pays more cannot be told"}.`,
        ]),
  ];
}

/** Half of a 95% interval, in standard deviations. */
const deviationsOf95 = 1.96;

/** Whether it is as likely that the first pays more than the second as a verdict on an offer has to be. */
function isLikely({ estimate: one }: Side, { estimate: other }: Side): boolean {
  const halfWidth = (of: Side["estimate"]) =>
    Math.log(of.confidence_upper / of.confidence_lower) / 2;
  const deviation = Math.hypot(halfWidth(one), halfWidth(other)) / deviationsOf95;
  return normalDistribution(Math.log(one.median / other.median) / deviation) >= decisive;
}

/** The difference relative to the second as asked, as the API has it. */
function share(
  one: Side,
  other: Side,
  { median_delta, median_pct }: { median_delta: number; median_pct: number },
): string[] {
  if (median_delta === 0) return [];
  const size = `${Math.abs(median_pct).toFixed(1)}%`;
  // The sentence before has named both, with the better paid first.
  return median_delta > 0
    ? [`That is ${size} more.`]
    : [`${one.name} pays ${size} less than ${other.name}.`];
}
