import type { Hono } from "hono";
import * as z from "zod/mini";
import { askedLevel, grades } from "#shared/contract/levels.ts";
import { Basis, PayLevel } from "#shared/contract/salary-fields.ts";
import { chartFormats } from "#shared/html/charts/chart-file.tsx";
import { notFoundPage } from "#shared/html/error-page.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { sendChart } from "#shared/html/serve/send-chart.http.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { aheadOfRelated } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "../contexts/salary-context.http.ts";
import { maxTypedLength } from "../subject/find-names.ts";
import { findPageSubject } from "../subject/find-subject.page.tsx";
import { figurePage } from "./figure.page.tsx";
import { figureCharts, figureFile } from "./figure-charts.page.tsx";
import { overview } from "./overview.ts";

const FigureQuery = z.object({
  as: z.catch(z.optional(z.enum(chartFormats)), undefined),
  chart: z.catch(z.enum(figureCharts), "spread"),
  exp: z.catch(PayLevel, "any"),
  grade: z.catch(z.optional(z.enum(grades)), undefined),
  basis: z.catch(Basis, "local"),
  place: z.catch(z.optional(z.string().check(z.maxLength(maxTypedLength))), undefined),
});

/** The page of a role's pay at a path with the parameters `role` and, for a city, `city`. */
export function figureApp(path: string): Hono<AppEnv> {
  return pageApp({
    path,
    query: FigureQuery,
    cache: "public",
    before: aheadOfRelated,
    async handle(c, { exp: years, grade, basis, place, as, chart }) {
      const exp = askedLevel({ exp: years, grade });
      const context = await salaryContext(c);
      const { role = "", city } = c.req.param();
      const found = await findPageSubject(context.reference, { role, city, exp, basis, place });
      if (found.kind === "missing") return notFoundPage(found);
      if (found.kind === "moved") return c.redirect(found.path, 301);
      const figure = await overview(context, found.subject, exp);
      if (as === undefined) return figurePage(figure, context.site);
      return sendChart(c, figureFile(figure, chart), as, "public, max-age=3600");
    },
  });
}
