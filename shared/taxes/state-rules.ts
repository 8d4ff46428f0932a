/**
 * How each state's taxable income is computed from wages: which of the source's
 * amounts are deducted or credited, and what is missing from the source.
 */

/** How an allowance phases out with income. The strings are the source's names of its amounts. */
export type PhaseOut =
  /** Falls by `amount` for each started `increment` above `start`, not below `floor`. */
  | { kind: "steps"; start: string; increment: string; amount: string; floor?: string }
  /** Falls by `rate` of itself for each started `increment` above `start`. */
  | { kind: "share"; start: string; increment: string; rate: string }
  /** Linearly to zero over `width` above `start`. */
  | { kind: "linear"; start: string; width: string }
  /** Falls by fractions of the income above two thresholds, at most by `maxShare` of itself. */
  | {
      kind: "excess";
      low: string;
      high: string;
      lowRate: string;
      highRate: string;
      maxShare: string;
    }
  /** Falls by `rate` of the income above `start`, to zero. */
  | { kind: "excess_rate"; start: string; rate: string }
  /** Falls to zero above `limit`. */
  | { kind: "limit"; limit: string };

export interface Allowance {
  /** The source's name of the amount. */
  name: string;
  /** Whether the name belongs to a schedule of amounts by income. */
  byIncome?: boolean;
  /** The name belongs to a share of the federal standard deduction. */
  ofFederalDeduction?: true;
  /** Allowed for each spouse of a joint return. */
  perPerson?: boolean;
  /** Allowed only for this filing status. */
  only?: "head_of_household";
  phaseOut?: PhaseOut;
}

/** The names of schedules by income. */
export interface FederalTaxDeduction {
  /** The share of the federal tax that is deducted. */
  share?: string;
  /** The most that is deducted. */
  cap?: string;
}

export interface StateRule {
  /** Whether the state also allows the federal standard deduction. */
  federal?: boolean;
  /** How much of the federal income tax is deducted; without a field, all of it. */
  federalTax?: FederalTaxDeduction;
  /** The name of the most that an earner deducts of their own Social Security and Medicare taxes. */
  ownContributions?: string;
  deductions?: readonly Allowance[];
  credits?: readonly Allowance[];
  /** Whether income up to the second threshold is untaxed, with the first rate representing a flat amount due above it. */
  firstBracketFree?: boolean;
  /** The provisions that set the deductions and credits, if they were read from the law. */
  law?: string;
  caveats?: readonly string[];
}

const standard = "income/deductions/standard";
const amount: Allowance = { name: `${standard}/amount` };
const perPerson = (name: string): Allowance => ({ name, perPerson: true });
const noCredits = "Credits for low incomes are not applied.";

export const stateRules: Readonly<Record<string, StateRule>> = {
  AL: {
    deductions: [
      {
        name: `${standard}/amount/max`,
        phaseOut: {
          kind: "steps",
          start: `${standard}/phase_out/threshold`,
          increment: `${standard}/phase_out/increment`,
          amount: `${standard}/phase_out/rate`,
          floor: `${standard}/amount/min`,
        },
      },
      { name: "income/exemptions/personal" },
    ],
    federalTax: {},
    law: "Ala. Code § 40-18-15",
  },
  AR: {
    deductions: [{ name: standard }],
    credits: [perPerson("income/credits/personal/amount")],
    law: "Ark. Code § 26-51-501",
    caveats: [
      "A further reduction by bracket is not in the data and not applied, and neither is the table for incomes above $94,700.",
    ],
  },
  AZ: {
    deductions: [amount],
    caveats: ["The standard deduction of 2026 is not settled; that of 2025 is applied."],
  },
  CA: {
    deductions: [amount],
    credits: [
      {
        ...perPerson("income/exemptions/amount"),
        phaseOut: {
          kind: "steps",
          start: "income/exemptions/phase_out/start",
          increment: "income/exemptions/phase_out/increment",
          amount: "income/exemptions/phase_out/amount",
        },
      },
    ],
  },
  CO: {
    federal: true,
    caveats: ["The add-back of part of the federal deduction for high incomes is not applied."],
  },
  CT: {
    deductions: [
      {
        name: "income/exemptions/personal/max_amount",
        phaseOut: {
          kind: "steps",
          start: "income/exemptions/personal/reduction/start",
          increment: "income/exemptions/personal/reduction/increment",
          amount: "income/exemptions/personal/reduction/amount",
        },
      },
    ],
    caveats: [
      "The phase-out of the lowest rate, the recapture of lower brackets and the personal tax credit are not in the data and not applied.",
    ],
  },
  DC: {
    deductions: [amount],
    caveats: [
      "Whether the standard deduction of 2026 is the District's own or the higher federal one is not settled; its own is applied, so the tax may be overstated.",
    ],
  },
  DE: {
    deductions: [amount],
    credits: [perPerson("income/credits/personal")],
    law: "30 Del. Code § 1110",
  },
  GA: { deductions: [amount] },
  HI: { deductions: [amount, perPerson("income/exemptions/base")] },
  IA: {
    federal: true,
    credits: [perPerson("income/credits/exemption/personal")],
    law: "Iowa Code § 422.12",
  },
  ID: { federal: true },
  IL: {
    deductions: [
      {
        ...perPerson("income/exemption/personal"),
        phaseOut: { kind: "limit", limit: "income/exemption/income_limit" },
      },
    ],
  },
  IN: { deductions: [perPerson("income/exemptions/base/amount")] },
  KS: {
    deductions: [
      { name: `${standard}/base_amount` },
      { name: "income/exemptions/by_filing_status/amount" },
      {
        name: "income/exemptions/by_filing_status/hoh_additional_amount",
        only: "head_of_household",
      },
    ],
  },
  KY: { deductions: [{ name: standard }], caveats: [noCredits] },
  LA: { deductions: [amount] },
  MA: {
    deductions: [{ name: "income/exemptions/personal" }],
    ownContributions: "income/deductions/social_insurance/limit",
    law: "M.G.L. c. 62, § 3B",
  },
  MD: {
    deductions: [
      { name: `${standard}/flat_deduction/amount` },
      { ...perPerson("income/exemptions/personal"), byIncome: true },
    ],
    law: "Tax-General § 10-211",
  },
  ME: {
    deductions: [
      amount,
      {
        ...perPerson("income/deductions/personal_exemption/amount"),
        phaseOut: {
          kind: "linear",
          start: "income/deductions/personal_exemption/phaseout/start",
          width: "income/deductions/personal_exemption/phaseout/width",
        },
      },
    ],
    caveats: ["The phase-out of the standard deduction is not in the data and not applied."],
  },
  MI: {
    deductions: [perPerson("income/exemptions/personal")],
  },
  MN: {
    deductions: [
      {
        name: `${standard}/base`,
        phaseOut: {
          kind: "excess",
          low: `${standard}/reduction/agi_threshold/low`,
          high: `${standard}/reduction/agi_threshold/high`,
          lowRate: `${standard}/reduction/excess_agi_fraction/low`,
          highRate: `${standard}/reduction/excess_agi_fraction/high`,
          maxShare: `${standard}/reduction/alternate/rate`,
        },
      },
    ],
  },
  MO: {
    federal: true,
    federalTax: { share: "income/deductions/federal_income_tax/share" },
    deductions: [{ name: "income/exemptions/head_of_household", only: "head_of_household" }],
    law: "RSMo § 143.171",
  },
  MS: { deductions: [amount, { name: "income/exemptions/regular/amount" }] },
  MT: { federal: true },
  NC: { deductions: [amount] },
  ND: { federal: true },
  NE: {
    deductions: [{ name: `${standard}/base_amount` }],
    credits: [perPerson("income/exemptions/amount")],
  },
  NJ: { deductions: [{ name: "income/exemptions/regular/amount" }] },
  NM: { federal: true, caveats: ["The exemption for low and middle incomes is not applied."] },
  NY: {
    deductions: [amount],
  },
  OH: {
    firstBracketFree: true,
    credits: [
      {
        ...perPerson("income/credits/exemption/amount"),
        phaseOut: { kind: "limit", limit: "income/credits/exemption/income_limit" },
      },
    ],
    law: "R.C. 5747.022",
    caveats: [
      "The source spreads a flat amount over the first bracket; it is applied only to incomes above that bracket.",
      "Personal exemptions, which end at incomes of $500,000, and income taxes of school districts are not in the data.",
    ],
  },
  OK: { deductions: [amount, perPerson("income/exemptions/amount")] },
  OR: {
    deductions: [amount],
    federalTax: { cap: "income/subtractions/federal_tax_liability/cap" },
    credits: [
      {
        ...perPerson("income/credits/exemption/amount"),
        phaseOut: { kind: "limit", limit: "income/credits/exemption/income_limit" },
      },
    ],
    law: "ORS 316.085, 316.680 and 316.695",
  },
  RI: {
    deductions: [
      {
        ...amount,
        phaseOut: {
          kind: "share",
          start: `${standard}/phase_out/start`,
          increment: `${standard}/phase_out/increment`,
          rate: `${standard}/phase_out/percentage`,
        },
      },
      {
        ...perPerson("income/exemption/amount"),
        phaseOut: {
          kind: "share",
          start: "income/exemption/reduction/start",
          increment: "income/exemption/reduction/increment",
          rate: "income/exemption/reduction/rate",
        },
      },
    ],
  },
  SC: {
    deductions: [
      {
        name: "income/deductions/sciad/amount",
        phaseOut: {
          kind: "linear",
          start: "income/deductions/sciad/phase_out/start",
          width: "income/deductions/sciad/phase_out/width",
        },
      },
    ],
    law: "S.C. Code § 12-6-1140(15)",
  },
  UT: {
    credits: [
      {
        name: "income/credits/taxpayer/rate",
        ofFederalDeduction: true,
        phaseOut: {
          kind: "excess_rate",
          start: "income/credits/taxpayer/phase_out/threshold",
          rate: "income/credits/taxpayer/phase_out/rate",
        },
      },
    ],
    law: "Utah Code § 59-10-1018",
    caveats: ["The income from which the taxpayer credit falls is that of 2025, not indexed."],
  },
  VA: { deductions: [{ name: standard }, perPerson("income/exemptions/personal")] },
  VT: {
    deductions: [{ name: `${standard}/base` }, perPerson("income/exemption/personal")],
  },
  WI: {
    deductions: [perPerson("income/exemption/base")],
    caveats: [
      "The standard deduction falls with income by a rule that is not in the data. None is applied, so the tax is overstated.",
    ],
  },
  WV: { deductions: [perPerson("income/exemptions/personal")] },
};
