import type { Hono } from "hono";
import * as z from "zod/mini";
import { Basis, ExperienceLevel } from "../../../contracts/common.ts";
import { notFoundPage } from "../../../pages/error-page.tsx";
import { figurePage } from "../../../pages/figure/figure-page.tsx";
import { findPageSubject } from "../../../pages/find-page-subject.ts";
import { overview } from "../../../salaries/overview.ts";
import type { AppEnv } from "../../env.ts";
import { salaryContext } from "../salary-context.ts";
import { pageApp } from "./page-app.ts";

const FigureQuery = z.object({
  exp: z.catch(ExperienceLevel, "mid"),
  basis: z.catch(Basis, "local"),
});

/** The page of a role's pay at a path with the parameters `role` and, for a city, `city`. */
export function figureApp(path: string): Hono<AppEnv> {
  return pageApp({
    path,
    query: FigureQuery,
    cache: "public",
    async handle(c, { exp, basis }) {
      const context = await salaryContext(c);
      const { role = "", city } = c.req.param();
      const found = await findPageSubject(context.reference, { role, city, exp, basis });
      if (found.kind === "missing") return notFoundPage(found);
      if (found.kind === "moved") return c.redirect(found.path, 301);
      return figurePage(await overview(context, found.subject, exp), context.site.origin);
    },
  });
}
