import { payPeriods } from "#schema/pay-periods.ts";
import type { CheckPostingData } from "#shared/salaries/posting/check-posting.response.ts";
import { citationLine, toAnalysis } from "../salary/analysis.ts";
import { callSalaryOperation } from "../salary/call-salary-operation.ts";
import { salaryTool } from "../salary/salary-tool.ts";
import * as is from "../salary/schemas.ts";
import { sayPosting } from "../words/salary-words.ts";
import { type PublicOperations, publicLookup } from "./public-lookup.ts";

export function checkJobPosting({ checkPosting }: PublicOperations) {
  return salaryTool({
    name: "check_job_posting",
    title: "Check the pay of a job posting",
    description:
      "Is a posting's pay fair and complete? Its range against typical pay, and what the law of its place asks for. Give text, url, or min and max.",
    input: {
      properties: {
        title: { type: "string" },
        location: { type: "string" },
        text: { type: "string" },
        url: { type: "string" },
        min: is.number,
        max: is.number,
        period: { type: "string", enum: payPeriods },
      },
    },
    output: {
      properties: {
        headline: is.text,
        posting: is.object,
        law: is.array,
        findings: is.array,
        suggested_range: is.objectOrNull,
        disclosure: { type: ["string", "null"] },
        evaluation: is.objectOrNull,
      },
    },
    initial: ["headline", "posting", "law", "findings", "suggested_range", "disclosure"],
    lookup: publicLookup,
    words: (analysis) => [
      citationLine(analysis),
      ...sayPosting({ data: analysis.data as unknown as CheckPostingData }),
    ],
    analyze: async (context, { fields: _, ...posting }) =>
      toAnalysis(await callSalaryOperation(context, checkPosting, posting)),
  });
}
