import { type FigureLevel, levelQuery } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import type { Place } from "#shared/figures/place.ts";

/** The subject of a page; the levels and bases that are the default are left out of its URL. */
interface PageSubject {
  role: string;
  city?: string | undefined;
  exp?: FigureLevel | undefined;
  basis?: Basis | undefined;
  /** The smaller place for which the page of a city is shown, as a slug. */
  place?: string | undefined;
}

/** The parts of a page's URL that name a place. */
export function pageOf({ city, asked }: Place): Pick<PageSubject, "city" | "place"> {
  return { city: city.slug, ...(asked === undefined ? {} : { place: asked }) };
}

/** The path of the page that shows a role's pay, in a city or the nation. */
export function salaryPage(subject: PageSubject): string {
  const { role, city, exp = "any", basis = "local", place } = subject;
  const path = `/salaries/${role}${city === undefined ? "" : `/${city}`}`;
  // Written by hand, because every estimate names its page, and `URLSearchParams` takes a fortieth
  // of its time.
  const query = [
    ...(exp === "any" ? [] : [levelQuery(exp)]),
    ...(basis === "local" ? [] : [`basis=${basis}`]),
    ...(place === undefined ? [] : [`place=${encodeURIComponent(place)}`]),
  ].join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** The web page that shows the same figure. */
export function pageUrl(origin: string, subject: PageSubject): string {
  return `${origin}${salaryPage(subject)}`;
}

/**
 * The web page that compares two roles, in a city or the nation, or a role in two cities; without
 * the default basis.
 */
export function comparePageUrl(
  origin: string,
  compared: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(compared).flatMap(([name, value]) =>
    value === undefined || (name === "basis" && value === "local")
      ? []
      : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${origin}/compare?${given.join("&")}`;
}
