import * as z from "zod/mini";
import { Basis, PayLevel } from "#shared/contract/salary-fields.ts";
import { chartFormats } from "#shared/html/charts/chart-file.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { sendChart } from "#shared/html/serve/send-chart.http.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { comparePage, comparisonFile } from "#shared/salaries/compare/compare.page.tsx";
import { compareTexts } from "#shared/salaries/compare/compare-forms.page.tsx";
import { compareTyped } from "#shared/salaries/compare/compare-typed.page.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";

const Words = z._default(z.catch(z.string().check(z.maxLength(200)), ""), "");

const CompareForm = z.object({
  as: z.catch(z.optional(z.enum(chartFormats)), undefined),
  roleA: Words,
  roleB: Words,
  city: Words,
  role: Words,
  cityA: Words,
  cityB: Words,
  cityC: Words,
  cityD: Words,
  cityE: Words,
  exp: z.catch(PayLevel, "any"),
  basis: z.catch(Basis, "local"),
});

/** `GET /compare?role=&cityA=&cityB=…&exp=`: one job in up to five cities; or `?roleA=&roleB=&city=`: two jobs. */
export default pageApp({
  path: "/compare",
  query: CompareForm,
  cache: "public",
  async handle(c, { as, basis, ...values }) {
    const isEmpty = compareTexts.every((name) => values[name].trim() === "");
    if (isEmpty)
      return comparePage({ values, errors: {}, roles: null, cities: null, isHourly: false }, basis);
    const compared = await compareTyped(await salaryContext(c), values, basis);
    const file = as && comparisonFile(compared, basis, siteOrigin(c));
    return file ? sendChart(c, file, as, "public, max-age=3600") : comparePage(compared, basis);
  },
});
