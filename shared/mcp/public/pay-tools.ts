import { payPeriods } from "#schema/pay-periods.ts";
import { payLevels } from "#shared/contract/levels.ts";
import { dollars } from "#shared/core/format.ts";
import type { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import type { WidgetData } from "#shared/salaries/widget/widget.response.ts";
import { drawEvaluation, drawLevels } from "../charts/make-charts.ts";
import { citationLine, toAnalysis } from "../salary/analysis.ts";
import { callSalaryOperation } from "../salary/call-salary-operation.ts";
import { sayVerdict } from "../salary/compensation-words.ts";
import { salaryTool } from "../salary/salary-tool.ts";
import * as is from "../salary/schemas.ts";
import { middleHalf } from "../words/salary-words.ts";
import { type PublicOperations, publicLookup } from "./public-lookup.ts";

type Pay = Pick<WidgetData, "salary" | "experienceBands">;
type PayData = Pick<WidgetData, "role" | "city"> & { levels: WidgetData["experienceBands"] };

export function lookUpPay({ widget }: PublicOperations) {
  return salaryTool({
    name: "look_up_pay",
    title: "Look up what a role pays",
    description:
      "What a job pays, what people in a role make: typical salary in a U.S. city or the nation, median and quartiles, whatever the experience, and at entry, mid, senior and staff level. USD a year.",
    input: {
      properties: { role: is.role, city: is.city, basis: is.basis },
      required: ["role"],
    },
    output: {
      properties: { role: is.object, city: is.objectOrNull, salary: is.object, levels: is.object },
    },
    lookup: publicLookup,
    words: (analysis) => [citationLine(analysis), ...sayPay(analysis.data as never)],
    async charts(_, { data, citation }) {
      const { levels, ...subject } = data as never as PayData;
      return [drawLevels({ ...subject, citation: citation.text ?? "" }, levels)];
    },
    async analyze(context, { role, city, basis }) {
      // This operation responds without an envelope.
      const response: unknown = await callSalaryOperation(context, widget, { role, city, basis });
      const { salary, experienceBands, citation, assumptions, ...rest } = response as WidgetData;
      return {
        data: { role: rest.role, city: rest.city, salary, levels: experienceBands },
        citation: {
          text: citation,
          request_id: context.requestId,
          source: "Compensation Intelligence",
          url: context.origin,
          methodology: `${context.origin}/docs/methodology`,
          updated: rest.updated,
        },
        assumptions,
      };
    },
  });
}

function sayPay({ salary, levels }: Pick<Pay, "salary"> & { levels: Pay["experienceBands"] }) {
  const medians = payLevels.map((level) => `${level} ${dollars(levels[level].median)}`);
  return [middleHalf(salary), `Medians by level: ${medians.join(", ")}.`];
}

export function checkPayTool({ checkPay }: PublicOperations) {
  return salaryTool({
    name: "check_pay",
    title: "Check whether pay is fair",
    description:
      "Is this offer, pay or posted range fair, or is the person underpaid, by the year or the hour? Compared with everyone in the job: below, within or above the middle half, or that the figures cannot tell, with probabilities and reasons. Nothing is stored.",
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
