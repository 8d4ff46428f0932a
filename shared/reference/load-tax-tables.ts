import type { Reference } from "./open-reference.ts";
import { type TaxTables, taxPart } from "./tax-tables.ts";

/** Federal, state and local tax law. */
export function loadTaxTables(reference: Reference): Promise<TaxTables> {
  return reference.load(({ taxes }) => taxes, taxPart);
}
