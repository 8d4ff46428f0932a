import { payPeriods } from "#schema/pay-periods.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import { drawEvaluation } from "../charts/make-charts.ts";
import { citationLine, toAnalysis } from "../salary/analysis.ts";
import { callSalaryOperation } from "../salary/call-salary-operation.ts";
import { sayVerdict } from "../salary/compensation-words.ts";
import { salaryTool } from "../salary/salary-tool.ts";
import * as is from "../salary/schemas.ts";
import type { PublicOperations } from "./operations.ts";
import { publicLookup } from "./public-lookup.ts";

export function checkPayTool({ checkPay }: PublicOperations) {
  return salaryTool({
    name: "check_pay",
    title: "Check whether pay is fair",
    description:
      "Is this offer, pay or posted range fair, or is the person underpaid, by the year or the hour? At mid level (3-5 years): below, within or above the middle half, or that the figures cannot tell, with probabilities and reasons. Nothing is stored.",
    input: {
      properties: {
        role: is.role,
        city: is.city,
        amount: { ...is.number, description: "Base pay; or min and max" },
        min: is.number,
        max: is.number,
        period: { type: "string", enum: payPeriods, default: "annual" },
        basis: is.basis,
      },
      required: ["role"],
    },
    output: {
      properties: {
        role: is.object,
        city: is.objectOrNull,
        offer: is.object,
        verdict: is.text,
        percentile: is.object,
        probabilities: is.object,
        distribution: is.object,
        reasons: is.array,
        estimate: is.object,
      },
    },
    initial: [
      ...["offer", "verdict", "percentile", "probabilities", "distribution", "reasons"],
      ...is.estimateFields,
    ],
    lookup: publicLookup,
    words: (analysis) => [
      citationLine(analysis),
      ...sayVerdict(analysis.data as never as EvaluateData),
    ],
    charts: async (_, { data, citation }) => [
      drawEvaluation({ ...(data as never as EvaluateData), citation: citation.text ?? "" }),
    ],
    analyze: async (context, { fields: _, ...offer }) =>
      toAnalysis(await callSalaryOperation(context, checkPay, offer)),
  });
}
