/** The date, method, citation and assumptions of a list, which accompany its rows. */

import type { Derivation } from "#shared/figures/baseline.ts";
import { method, methodologyVersion } from "#shared/figures/methodology-version.ts";
import { type Quarter, quarterEnd, quarterLabel } from "#shared/figures/quarter.ts";
import { catalogSize } from "../contract/catalog-size.ts";
import type { Pagination } from "../contract/envelope.response.ts";
import type { ListResult } from "../contract/operation-result.ts";
import { listing } from "../core/format.ts";
import { creditOf } from "../core/site.ts";
import type { CityCatalog } from "./city-catalog.ts";
import type { RoleCatalog } from "./role-catalog.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

type ListNotes = Omit<ListResult<never>, "data">;

/** The latest notes of a catalog and their origin; they apply to every list from it. */
const cachedNotes = new WeakMap<RoleCatalog, { origin: string; notes: ListNotes }>();

export function roleListNotes(
  catalog: RoleCatalog,
  context: CatalogContext,
  pagination: Pagination,
): ListNotes {
  const { origin } = context.site;
  const cached = cachedNotes.get(catalog);
  if (cached?.origin === origin) {
    return { ...cached.notes, list: { ...cached.notes.list, pagination } };
  }
  const notes = writeRoleListNotes(catalog, context, pagination);
  cachedNotes.set(catalog, { origin, notes });
  return notes;
}

function writeRoleListNotes(
  catalog: RoleCatalog,
  context: CatalogContext,
  pagination: Pagination,
): ListNotes {
  const { derivation, quarter } = catalog;
  const source = `BLS Occupational Employment and Wage Statistics (${releasesOf(derivation)})`;
  return {
    updated: quarterEnd(quarter),
    methodologyVersion: methodologyVersion(derivation),
    list: {
      pagination,
      citation: cite(
        `National median annual pay by role, ${quarterLabel(quarter)}`,
        source,
        context,
      ),
      assumptions: [
        "national_median is annual base pay in whole U.S. dollars, whatever the experience, for the nation, before any factor of a city.",
        derivationSentence(derivation, quarter),
        "If public sources show how a title's pay compares with its occupation's, the occupation's median is multiplied by that ratio. A title without such data has its occupation's median, so titles of the same occupation can have equal medians.",
      ],
    },
  };
}

export function cityListNotes(
  catalog: CityCatalog,
  context: CatalogContext,
  pagination: Pagination,
): ListNotes {
  const { quarter, parityYear } = catalog;
  const source = `BEA regional price parities, all items (${parityYear})`;
  return {
    updated: quarterEnd(quarter),
    methodologyVersion: method,
    list: {
      pagination,
      citation: cite("Cost of living by U.S. city", source, context),
      assumptions: [
        "col_multiplier is the regional price parity of the city's metropolitan area divided by 100, so 1 is the national price level. It measures prices, not pay, and is applied to pay in the basis price_parity alone.",
        "A city whose metropolitan area has no parity of its own has the parity of its state's nonmetropolitan portion.",
        `For ${quarterLabel(quarter)} ${parityYear} has the latest published parities.`,
        `The catalog contains the ${catalogSize.cities} most populous cities of the United States.`,
      ],
    },
  };
}

function cite(what: string, source: string, { reference, site }: CatalogContext): string {
  return `${what}. ${creditOf(site)}, computed from ${source}. Dataset ${reference.dataset.version}.`;
}

function releasesOf(derivation: Derivation): string {
  const years =
    derivation.kind === "interpolated"
      ? [derivation.release, derivation.next]
      : [derivation.release];
  return listing(years.map((year) => `May ${year}`));
}

function derivationSentence(derivation: Derivation, quarter: Quarter): string {
  const when = quarterLabel(quarter);
  switch (derivation.kind) {
    case "published":
      return `An occupation's median for ${when} is as published in the ${releasesOf(derivation)} release.`;
    case "interpolated":
      return `An occupation's median for ${when} is interpolated geometrically between the ${releasesOf(derivation)} releases.`;
    case "carried":
      return `${when} is after the latest release (${releasesOf(derivation)}), so an occupation's median is carried forward at the recent growth of all occupations, limited to between 0% and 6% a year.`;
  }
}
