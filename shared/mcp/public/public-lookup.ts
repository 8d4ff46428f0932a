import type { Lookup } from "../lookup.ts";

/** How roles and cities are found on the public server. */
export const publicLookup: Lookup = {
  role: (words) => ({ tool: "find_roles", arguments: { query: words } }),
  city: () => ({ tool: "list_cities", arguments: {} }),
};
