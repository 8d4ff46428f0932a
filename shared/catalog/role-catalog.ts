import { roleSortFields } from "../contracts/catalog.ts";
import type { RoleItem } from "../contracts/responses/catalog.ts";
import type { Figures } from "../salaries/figures/estimate.ts";
import { quarterLabel } from "../salaries/figures/quarter.ts";
import { readRoles } from "./read-roles.ts";
import { createSingleFlightCache } from "./single-flight-cache.ts";
import { createTable, type Table } from "./table.ts";

export interface RoleCatalog {
  /** Identifies the catalog's contents; catalogs with different contents have different versions. */
  version: string;
  table: Table<RoleItem, (typeof roleSortFields)[number]>;
  /** Slug by alias. */
  aliases: ReadonlyMap<string, string>;
  /** About how many people hold each role, by slug. */
  holders: ReadonlyMap<string, number>;
  /** The estimate behind one of the medians, whose basis applies to all of them. */
  example: Figures;
}

export const roleCatalog = createSingleFlightCache<RoleCatalog>(async (context, quarter) => {
  const { dataset } = context.reference;
  const { items, aliases, holders, example } = await readRoles(
    context.database(),
    dataset,
    quarter,
  );
  if (!example) throw new Error(`The dataset ${dataset.version} has no roles.`);
  return {
    version: `${dataset.version} ${quarterLabel(quarter)}`,
    table: createTable(items, roleSortFields),
    aliases,
    holders,
    example,
  };
});
