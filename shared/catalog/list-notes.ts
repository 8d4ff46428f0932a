/** What is said of a whole list, beside its rows. */
import type { Pagination } from "../contracts/list.ts";
import type { ListResult } from "../contracts/result.ts";
import type { Basis } from "../salaries/figures/baseline.ts";
import { method, methodologyVersion } from "../salaries/figures/methodology-version.ts";
import { type Quarter, quarterEnd, quarterLabel } from "../salaries/figures/quarter.ts";
import { listing } from "../salaries/prose/format.ts";
import type { CityCatalog } from "./city-catalog.ts";
import type { RoleCatalog } from "./role-catalog.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

type About = Omit<ListResult<never>, "data">;

/** What was said last of a catalog, and under which origin: it holds for every list of it. */
const said = new WeakMap<RoleCatalog, { origin: string; about: About }>();

export function aboutRoles(
  catalog: RoleCatalog,
  context: CatalogContext,
  pagination: Pagination,
): About {
  const { origin } = context.site;
  const before = said.get(catalog);
  if (before?.origin === origin) {
    return { ...before.about, list: { ...before.about.list, pagination } };
  }
  const about = sayOfRoles(catalog, context, pagination);
  said.set(catalog, { origin, about });
  return about;
}

function sayOfRoles(catalog: RoleCatalog, context: CatalogContext, pagination: Pagination): About {
  const { basis } = catalog.example.baseline;
  const { quarter } = catalog.example.input;
  const source = `BLS Occupational Employment and Wage Statistics (${releasesOf(basis)})`;
  return {
    updated: quarterEnd(quarter),
    methodologyVersion: methodologyVersion(basis),
    list: {
      pagination,
      citation: cite(
        `National median annual pay by role, ${quarterLabel(quarter)}`,
        source,
        context,
      ),
      assumptions: [
        "national_median is annual base pay in whole U.S. dollars at mid level, before any cost of living: the figure that calculate starts from.",
        basisSentence(basis, quarter),
        "A title's own pay ratio to its occupation, where public sources show one, multiplies the occupation's median; a title without one has its occupation's median, so titles of one occupation can be equal.",
      ],
    },
  };
}

export function aboutCities(
  catalog: CityCatalog,
  context: CatalogContext,
  pagination: Pagination,
): About {
  const { quarter, parityYear } = catalog;
  const source = `BEA regional price parities, all items (${parityYear})`;
  return {
    updated: quarterEnd(quarter),
    methodologyVersion: method,
    list: {
      pagination,
      citation: cite("Cost of living by U.S. city", source, context),
      assumptions: [
        "col_multiplier is the regional price parity of the city's metropolitan area divided by 100: 1 is the national price level. It measures prices, not pay.",
        "A city whose metropolitan area has no parity of its own has that of its state's nonmetropolitan portion.",
        `${quarterLabel(quarter)} is shown with the parities of ${parityYear}, the latest that are published for it.`,
        "The catalog holds the 500 most populous cities of the United States.",
      ],
    },
  };
}

function cite(what: string, source: string, { reference, site }: CatalogContext): string {
  return `${what}. Compensation Intelligence (${site.origin}), computed from ${source}. Dataset ${reference.dataset.version}.`;
}

function releasesOf(basis: Basis): string {
  const years = basis.kind === "interpolated" ? [basis.release, basis.next] : [basis.release];
  return listing(years.map((year) => `May ${year}`));
}

function basisSentence(basis: Basis, quarter: Quarter): string {
  const when = quarterLabel(quarter);
  switch (basis.kind) {
    case "published":
      return `${when} is the quarter of the ${releasesOf(basis)} release: an occupation's median is as published.`;
    case "interpolated":
      return `An occupation's median of ${when} is interpolated geometrically between the releases of ${releasesOf(basis)}.`;
    case "carried":
      return `${when} is after the latest release, ${releasesOf(basis)}: an occupation's median is carried forward at its own recent growth, bounded to 0..6 % a year.`;
  }
}
