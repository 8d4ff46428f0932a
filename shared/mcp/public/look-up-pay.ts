import { experienceLevels } from "#shared/contract/salary-fields.ts";
import { dollars } from "#shared/core/format.ts";
import type { WidgetData } from "#shared/salaries/widget/widget.response.ts";
import { drawLevels } from "../charts/make-charts.ts";
import { citationLine } from "../salary/analysis.ts";
import { callSalaryOperation } from "../salary/call-salary-operation.ts";
import { salaryTool } from "../salary/salary-tool.ts";
import * as is from "../salary/schemas.ts";
import { middleHalf } from "../words/salary-words.ts";
import type { PublicOperations } from "./operations.ts";
import { publicLookup } from "./public-lookup.ts";

type Pay = Pick<WidgetData, "salary" | "experienceBands">;
type PayData = Pick<WidgetData, "role" | "city"> & { levels: WidgetData["experienceBands"] };

export function lookUpPay({ widget }: PublicOperations) {
  return salaryTool({
    name: "look_up_pay",
    title: "Look up what a role pays",
    description:
      "What a job pays, what people in a role make: typical salary in a U.S. city or the nation, median and quartiles at mid level, and at entry, senior and staff level. USD a year.",
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
  const medians = experienceLevels.map((level) => `${level} ${dollars(levels[level].median)}`);
  return [middleHalf(salary), `Medians by level: ${medians.join(", ")}.`];
}
