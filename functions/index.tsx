import type { Context } from "hono";
import * as z from "zod/mini";
import { Basis, PayLevel } from "#shared/contract/salary-fields.ts";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOf } from "#shared/middleware/request/site.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { payByCity } from "#shared/salaries/figure-page/pay-by-city.ts";
import { findSubject } from "#shared/salaries/subject/find-subject.ts";
import { type ExamplePay, example, homePage } from "#shared/site/home/home-page.tsx";

const HomeQuery = z.object({
  role: z.catch(z.string().check(z.maxLength(200)), ""),
  city: z.catch(z.string().check(z.maxLength(200)), ""),
  exp: z.catch(PayLevel, "any"),
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
    // The page shows the question even if the database cannot be reached.
    const pay = await readExample(c).catch(() => null);
    return homePage(pay, siteOf(c));
  },
});

async function readExample(c: Context<AppEnv>): Promise<ExamplePay> {
  const context = await salaryContext(c);
  const { role } = await findSubject(context.reference, { ...example, basis: "local" }, () => "/");
  const cities = await payByCity(context, { role, level: "any", basis: "local" });
  return { title: role.title, cities };
}
