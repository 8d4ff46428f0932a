import { type Baseline, baseline } from "#shared/figures/baseline.ts";
import { type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { PackedRoles } from "../reference/packed/unpack-roles.ts";
import { roleReference } from "../salaries/estimate/references.ts";
import type { roleSortFields } from "./catalog.request.ts";
import type { RoleItem } from "./catalog.response.ts";
import { keepEach } from "./keep-each.ts";
import { type NationalMedians, nationalMedians } from "./national-medians.ts";
import { createSingleFlightCache } from "./single-flight-cache.ts";
import { type CatalogTable, createOrders, type Ranks } from "./table.ts";

/** Filings that a reviewed title counts for beyond its own, because most jobs are filed for nowhere. */
const reviewedWeight = 100;

/** The fields of roles from which the numbers are estimated. */
type HeldRoles = Pick<PackedRoles, "size" | "socCode" | "filings" | "isReviewed" | "wages">;

/**
 * About how many people hold each role: the occupation's national employment (OEWS), divided
 * among its titles in proportion to their filings. No source counts the holders of a title, so
 * the numbers are good for ordering search results and are not published.
 *
 * @returns number of people by position.
 */
function estimateHolders(roles: HeldRoles): Float64Array {
  const weights = Float64Array.from(
    { length: roles.size },
    (_, position) =>
      1 + roles.filings(position) + (roles.isReviewed(position) ? reviewedWeight : 0),
  );
  const totals = new Map<string, number>();
  weights.forEach((weight, position) => {
    const socCode = roles.socCode(position);
    totals.set(socCode, (totals.get(socCode) ?? 0) + weight);
  });
  const employment = new Map(
    [...totals.keys()].map((socCode) => {
      const latest = roles.wages(socCode).findLast((wages) => wages.employment !== null);
      return [socCode, latest?.employment ?? 0];
    }),
  );
  return weights.map((weight, position) => {
    const socCode = roles.socCode(position);
    return (employment.get(socCode) ?? 0) * (weight / (totals.get(socCode) ?? 1));
  });
}

export interface RoleCatalog {
  /** Identifies the catalog's contents; catalogs with different contents have different versions. */
  version: string;
  roles: PackedRoles;
  table: CatalogTable<RoleItem, (typeof roleSortFields)[number]>;
  medians: NationalMedians;
  /** About how many people hold each role. */
  holders: Float64Array;
  quarter: Quarter;
  /** How the medians were derived, which is the same for all of them. */
  derivation: Baseline["derivation"];
}

/** The directory of roles in the last completed quarter. Reads the packed roles of the dataset. */
export const roleCatalog = createSingleFlightCache<RoleCatalog>(async (context, quarter) => {
  const { reference } = context;
  const { dataset } = reference;
  const roles = await reference.allRoles();
  const { allOccupations } = dataset;
  const wages = roles.wages(roles.socCode(0));
  const basis = baseline(createUnrecordedWorksheet(), wages, allOccupations, quarter);
  if (!basis) throw new Error(`The dataset ${dataset.version} has no wages in the quarter.`);
  const medians = nationalMedians(roles, dataset, quarter);
  const rankBy = {
    title: () => roles.titleRanks,
    slug: () => ownRanks(roles.size),
    national_median: () => medians.ranks(),
  };
  const ranksOf = (field: (typeof roleSortFields)[number]) => rankBy[field]();
  return {
    version: `${dataset.version} ${quarterLabel(quarter)}`,
    roles,
    table: {
      size: roles.size,
      row: keepEach(roles.size, (position) => ({
        ...roleReference({ slug: roles.slugs.at(position), title: roles.titles.at(position) }),
        national_median: medians.at(position),
        bls_soc_code: roles.socCode(position),
      })),
      position: roles.position,
      ranks: ranksOf,
      order: createOrders(roles.size, ranksOf),
    },
    medians,
    holders: estimateHolders(roles),
    quarter,
    derivation: basis.derivation,
  };
});

/** Each row is a rank of its own. */
function ownRanks(size: number): Ranks {
  return Uint32Array.from({ length: size }, (_, position) => position);
}
