import type { Operation } from "#shared/contract/operation.ts";
import type { Lookup } from "../lookup.ts";

/** How roles and cities are found on the public server. */
export const publicLookup: Lookup = {
  role: (words) => ({ tool: "find_roles", arguments: { query: words } }),
  city: () => ({ tool: "list_cities", arguments: {} }),
};

/** The operations that the public tools call. */
export interface PublicOperations {
  roles: Operation;
  search: Operation;
  cities: Operation;
  widget: Operation;
  checkPay: Operation;
  checkPosting: Operation;
  compareOffers: Operation;
}
