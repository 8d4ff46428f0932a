import type { Context } from "hono";
import * as z from "zod/mini";
import { Basis, ExperienceLevel } from "../shared/contracts/common.ts";
import { pageApp } from "../shared/http/contexts/pages/page-app.ts";
import { salaryContext } from "../shared/http/contexts/salary-context.ts";
import type { AppEnv } from "../shared/http/env.ts";
import { siteOrigin } from "../shared/http/request/site.ts";
import { example, homePage } from "../shared/pages/home/home-page.tsx";
import { findSubject } from "../shared/salaries/find-subject.ts";
import { type Quote, quote } from "../shared/salaries/quote.ts";

const HomeQuery = z.object({
  role: z.catch(z.string().check(z.maxLength(200)), ""),
  city: z.catch(z.string().check(z.maxLength(200)), ""),
  exp: z.catch(ExperienceLevel, "mid"),
  basis: z.catch(Basis, "local"),
});

/** `GET /`: the landing page. Links of earlier versions name a figure in the query and are redirected. */
export default pageApp({
  path: "/",
  query: HomeQuery,
  cache: "static",
  async handle(c, { role, city, exp, basis }) {
    if (role !== "") {
      const query = new URLSearchParams({ role, ...(city && { city }), exp, basis });
      return c.redirect(`/salaries?${query}`, 302);
    }
    // Without the database the lookup's form is still there.
    return homePage(await findExample(c).catch(() => null), siteOrigin(c));
  },
});

async function findExample(c: Context<AppEnv>): Promise<Quote> {
  const context = await salaryContext(c);
  const subject = await findSubject(context.reference, { ...example, basis: "local" }, () => "/");
  return quote(context, subject, "mid");
}
