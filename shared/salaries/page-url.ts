import type { Basis } from "../contracts/common.ts";

/** What a page shows; the levels and bases that are the default are left out of its URL. */
export interface PageSubject {
  role: string;
  city?: string | undefined;
  exp?: string | undefined;
  basis?: Basis | undefined;
}

/** The path of the page that shows a role's pay, in a city or the nation. */
export function salaryPage({ role, city, exp = "mid", basis = "local" }: PageSubject): string {
  const path = `/salaries/${role}${city === undefined ? "" : `/${city}`}`;
  // By hand, because every estimate names its page, and `URLSearchParams` takes a fortieth of its time.
  const query = [
    ...(exp === "mid" ? [] : [`exp=${encodeURIComponent(exp)}`]),
    ...(basis === "local" ? [] : [`basis=${basis}`]),
  ].join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** The web page that shows the same figure. */
export function pageUrl(origin: string, subject: PageSubject): string {
  return `${origin}${salaryPage(subject)}`;
}

/** The web page that compares two roles, in a city or the nation, or a role in two cities. */
export function comparePageUrl(
  origin: string,
  compared: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(compared).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${origin}/compare?${given.join("&")}`;
}
