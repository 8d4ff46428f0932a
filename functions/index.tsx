import * as z from "zod/mini";
import { Basis, ExperienceLevel } from "../shared/contracts/common.ts";
import { pageApp } from "../shared/http/contexts/pages/page-app.ts";
import { salaryContext } from "../shared/http/contexts/salary-context.ts";
import { example, homePage } from "../shared/pages/home/home-page.tsx";
import { findSubject } from "../shared/salaries/find-subject.ts";
import { quote } from "../shared/salaries/quote.ts";

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
  cache: "public",
  async handle(c, { role, city, exp, basis }) {
    if (role !== "") {
      const query = new URLSearchParams({ role, ...(city && { city }), exp, basis });
      return c.redirect(`/salaries?${query}`, 302);
    }
    const context = await salaryContext(c);
    const subject = await findSubject(context.reference, { ...example, basis: "local" }, () => "/");
    return homePage(await quote(context, subject, "mid"), context.site.origin);
  },
});
