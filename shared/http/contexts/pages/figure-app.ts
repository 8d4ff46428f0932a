import type { Hono } from "hono";
import * as z from "zod/mini";
import { Basis, ExperienceLevel } from "../../../contract/salary-fields.ts";
import { notFoundPage } from "../../../pages/error-page.tsx";
import { figureChart, figurePage } from "../../../pages/figure/figure-page.tsx";
import { chartCsv, chartSvg } from "../../../pages/figure/take-chart.tsx";
import { maxTypedLength } from "../../../pages/find-names.ts";
import { findPageSubject } from "../../../pages/find-page-subject.ts";
import { type Overview, overview } from "../../../salaries/figure-page/overview.ts";
import type { AppEnv } from "../../env.ts";
import { aheadOfRelated } from "../reference/related-reference.ts";
import { salaryContext } from "../salaries/salary-context.ts";
import { pageApp } from "./page-app.ts";

/** Files of a figure's chart, at the address of its page. */
const files = {
  csv: { type: "text/csv; charset=utf-8", make: async (figure: Overview) => chartCsv(figure) },
  svg: {
    type: "image/svg+xml",
    make: (figure: Overview) => chartSvg(figure, figureChart(figure)),
  },
} as const;

const FigureQuery = z.object({
  as: z.catch(z.optional(z.enum(["csv", "svg"])), undefined),
  exp: z.catch(ExperienceLevel, "mid"),
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
    async handle(c, { exp, basis, place, as }) {
      const context = await salaryContext(c);
      const { role = "", city } = c.req.param();
      const found = await findPageSubject(context.reference, { role, city, exp, basis, place });
      if (found.kind === "missing") return notFoundPage(found);
      if (found.kind === "moved") return c.redirect(found.path, 301);
      const figure = await overview(context, found.subject, exp);
      if (as === undefined) return figurePage(figure, context.site);
      const { type, make } = files[as];
      const name = [role, city, exp === "mid" ? undefined : exp].filter(Boolean).join("-");
      return new Response(await make(figure), {
        headers: {
          "Content-Type": type,
          "Content-Disposition": `attachment; filename="${name}.${as}"`,
          "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
          "Cache-Control": "public, max-age=3600",
        },
      });
    },
  });
}
