import { dollars, percent } from "#shared/core/format.ts";
import type { CompareOffersData } from "#shared/salaries/offers/compare-offers.response.ts";
import type { Lookup } from "../lookup.ts";
import { toAnalysis } from "../salary/analysis.ts";
import { callSalaryOperation } from "../salary/call-salary-operation.ts";
import { salaryTool } from "../salary/salary-tool.ts";
import * as is from "../salary/schemas.ts";
import { type PublicOperations, publicLookup } from "./public-lookup.ts";

const offer = {
  type: "object",
  properties: {
    label: is.text,
    base: is.number,
    period: is.period,
    bonus: is.integer,
    signing: is.integer,
    equity: {
      type: "object",
      properties: { total: is.integer, vesting_years: is.integer },
      required: ["total", "vesting_years"],
    },
    city: is.text,
  },
  required: ["label", "base", "city"],
};

export type CompareOffersOperations = Pick<PublicOperations, "compareOffers">;

/** @param lookup how roles and cities are found on the server that has it. */
export function compareOffersTool(
  { compareOffers }: CompareOffersOperations,
  lookup: Lookup = publicLookup,
) {
  return salaryTool({
    lookup,
    name: "compare_offers",
    title: "Compare job offers",
    description: "Compares job offers after local taxes. Label 1099 or part-time ones.",
    input: {
      properties: { offers: is.listOf(offer), filing_status: is.text },
      required: ["offers"],
    },
    words: ({ citation, data, sentences = [] }) => [
      citation.text ?? "",
      ...sayRanking(data as never),
      ...sentences,
    ],
    async analyze(context, given) {
      const analysis = toAnalysis(await callSalaryOperation(context, compareOffers, given));
      const data = analysis.data as never as CompareOffersData;
      const { headline, considerations, insights } = data;
      const sentences = [headline, ...insights, ...considerations.map(({ text }) => text)];
      return { ...analysis, data: shorten(data), sentences };
    },
  });
}

/** Removes every tax of every year and its rules, which are many times as long as the rest. */
function shorten(data: CompareOffersData) {
  const { headline, tied, undecided, ranking, offers, filing_status, years, tax_year } = data;
  const rows = ranking.map(({ rank, label, annual_value }) => {
    const offer = offers.find((other) => other.label === label);
    if (!offer) throw new Error(`the offer ${label} is ranked, but was not compared`);
    const { average, missing_local_tax } = offer;
    const { gross, total_tax, effective_tax_rate } = average;
    return {
      ...{ rank, label, annual_value, gross, total_tax, effective_tax_rate },
      missing_local_tax,
    };
  });
  return { headline, tied, undecided, ranking: rows, filing_status, years, tax_year };
}

function sayRanking({ ranking, undecided, years }: ReturnType<typeof shorten>): string[] {
  const isDecided = undecided.length === 0;
  return [
    isDecided
      ? `Averages over ${years} years, best first:`
      : `Averages over ${years} years if each were an employee's full-time work, which is no ranking:`,
    ...ranking.map(
      ({ rank, label, annual_value, gross, effective_tax_rate }) =>
        `${isDecided ? `${rank}.` : "-"} ${label}: ${dollars(annual_value)} a year after taxes, at national prices (${dollars(gross)} before, taxes ${percent(effective_tax_rate)}).`,
    ),
  ];
}
