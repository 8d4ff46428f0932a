import type { FilingStatus } from "../contract/filing-status.ts";
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
export function requireTaxParameter(
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

/**
 * The amount of a schedule that depends on income. Its rows are named
 * `<name>/from/<USD>` if they apply at that income already, and `<name>/above/<USD>`
 * if only over it; the highest that the income reaches applies.
 *
 * @returns undefined if the income reaches none.
 */
export function findStep(
  tables: TaxTables,
  jurisdiction: string,
  name: string,
  status: FilingStatus,
  income: number,
): (TaxParameter & { threshold: number }) | undefined {
  return (tables.parameters.get(jurisdiction) ?? [])
    .flatMap((row) => {
      const [kind, bound] = row.name.startsWith(`${name}/`)
        ? row.name.slice(name.length + 1).split("/")
        : [];
      const threshold = Number(bound);
      const reached =
        (kind === "from" && income >= threshold) || (kind === "above" && income > threshold);
      return reached && (row.filingStatus === "all" || row.filingStatus === status)
        ? [{ ...row, threshold }]
        : [];
    })
    .toSorted((a, b) => b.threshold - a.threshold)[0];
}

/** A schedule's amount that the calculation requires. @throws {Error} if the income reaches none. */
export function requireStep(...search: Parameters<typeof findStep>): TaxParameter {
  const found = findStep(...search);
  if (!found) throw new Error(`The tax tables of ${search[1]} lack ${search[2]}.`);
  return found;
}
