import type { FilingStatus } from "../contracts/filing-status.ts";
import type { TaxParameter, TaxRate, TaxTables } from "../reference/tax-tables.ts";

/** A parameter of the tax law for a filing status; undefined if the source has none. */
export function findParameter(
  tables: TaxTables,
  jurisdiction: string,
  name: string,
  status: FilingStatus | null = null,
): TaxParameter | undefined {
  return tables.parameters
    .get(jurisdiction)
    ?.find(
      (row) => row.name === name && (row.filingStatus === "all" || row.filingStatus === status),
    );
}

/** A parameter that the calculation requires. @throws {Error} if the source has none. */
export function requireParameter(
  tables: TaxTables,
  jurisdiction: string,
  name: string,
  status: FilingStatus | null = null,
): TaxParameter {
  const found = findParameter(tables, jurisdiction, name, status);
  if (!found) throw new Error(`The tax tables of ${jurisdiction} lack ${name}.`);
  return found;
}

/** Brackets of a kind of tax, lowest first; empty if the jurisdiction has no such tax. */
export function findBrackets(
  tables: TaxTables,
  jurisdiction: string,
  kind: string,
  status: FilingStatus,
): readonly TaxRate[] {
  return (tables.rates.get(jurisdiction) ?? []).filter(
    (row) => row.kind === kind && (row.filingStatus === "all" || row.filingStatus === status),
  );
}
