import type { Reference } from "./open-reference.ts";
import { readTaxTables, type TaxTables } from "./tax-tables.ts";

/** Federal, state and local tax law. */
export function taxesOf(reference: Reference): Promise<TaxTables> {
  return reference.load(({ taxes }) => taxes, "", readTaxTables);
}
