import * as z from "zod/mini";
import { payPeriods } from "../shared/contract/pay-period.ts";
import { ExperienceLevel } from "../shared/contract/salary-fields.ts";
import { pageApp } from "../shared/http/contexts/pages/page-app.ts";
import { salaryContext } from "../shared/http/contexts/salaries/salary-context.ts";
import { evaluatePage } from "../shared/pages/evaluate/evaluate-page.tsx";
import { evaluateTyped } from "../shared/pages/evaluate/evaluate-typed.ts";

const EvaluateForm = z.object({
  role: z.catch(z.string().check(z.maxLength(200)), ""),
  city: z.catch(z.string().check(z.maxLength(200)), ""),
  exp: z.catch(ExperienceLevel, "mid"),
  min: z.catch(z.string().check(z.maxLength(40)), ""),
  max: z.catch(z.string().check(z.maxLength(40)), ""),
  period: z.catch(z.enum(payPeriods), "annual"),
});

/** `GET /evaluate`: whether an offer is fair, from a person's own amounts. */
export default pageApp({
  path: "/evaluate",
  query: EvaluateForm,
  cache: "private",
  async handle(c, values) {
    if (values.role.trim() === "" && values.min.trim() === "") {
      return evaluatePage({ values, result: null });
    }
    return evaluatePage(await evaluateTyped(await salaryContext(c), values));
  },
});
