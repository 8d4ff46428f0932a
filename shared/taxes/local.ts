import type { FilingStatus } from "../contracts/filing-status.ts";
import type { TaxTables } from "../reference/tax-tables.ts";
import { applyBrackets } from "./apply-brackets.ts";
import { provenance, type TaxComponent, toBrackets } from "./component.ts";
import { localRule } from "./local-rules.ts";
import { findBrackets } from "./look-up.ts";

/** The local taxes of a city's resident, as far as they are in the data. */
export function localTaxes(
  tables: TaxTables,
  citySlug: string,
  bases: Readonly<Record<"wages" | "state_taxable" | "state_tax", number>>,
  status: FilingStatus,
): TaxComponent[] {
  return (tables.localities.get(citySlug) ?? []).map((locality) => {
    const rule = localRule(locality);
    const brackets = rule ? findBrackets(tables, locality, rule.kind, status) : [];
    const first = brackets[0];
    if (!rule || !first) throw new Error(`There is no rule for the taxes of ${locality}.`);
    const taxable = bases[rule.base];
    return {
      taxable,
      amount: Math.round(applyBrackets(brackets, taxable)),
      rule: {
        name: "local_tax",
        jurisdiction: locality,
        description: `${rule.label}, on ${baseNames[rule.base]}.`,
        ...provenance(brackets),
        brackets: toBrackets(brackets),
        sourceId: first.sourceId,
        caveats: [...(rule.caveats ?? [])],
      },
    };
  });
}

const baseNames = {
  wages: "all wages",
  state_taxable: "taxable income as defined by the state",
  state_tax: "the state's income tax",
} as const;
