import * as z from "zod/mini";
import { grades } from "#shared/contract/levels.ts";
import { payPeriods } from "#shared/contract/pay-period.ts";
import { PayLevel } from "#shared/contract/salary-fields.ts";
import { chartFormats } from "#shared/html/charts/chart-file.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { sendChart } from "#shared/html/serve/send-chart.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { evaluatePage } from "#shared/salaries/evaluate/evaluate.page.tsx";
import { evaluateTyped } from "#shared/salaries/evaluate/evaluate-typed.page.ts";
import { verdictFile } from "#shared/salaries/evaluate/verdict-parts.page.tsx";

const EvaluateForm = z.object({
  as: z.catch(z.optional(z.enum(chartFormats)), undefined),
  role: z.catch(z.string().check(z.maxLength(200)), ""),
  city: z.catch(z.string().check(z.maxLength(200)), ""),
  exp: z.catch(PayLevel, "any"),
  grade: z.catch(z.enum(["", ...grades]), ""),
  min: z.catch(z.string().check(z.maxLength(40)), ""),
  max: z.catch(z.string().check(z.maxLength(40)), ""),
  period: z.catch(z.enum(payPeriods), "annual"),
});

/** `GET /evaluate`: whether an offer is fair, from a person's own amounts. */
export default pageApp({
  path: "/evaluate",
  query: EvaluateForm,
  cache: "private",
  async handle(c, { as, ...values }) {
    if (values.role.trim() === "" && values.min.trim() === "") {
      return evaluatePage({ values, result: null });
    }
    const evaluated = await evaluateTyped(await salaryContext(c), values);
    const { result, isHourly = false } = evaluated;
    if (as === undefined || !result) return evaluatePage(evaluated);
    return sendChart(c, verdictFile(result, isHourly), as, "private, no-store");
  },
});
