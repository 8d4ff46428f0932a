import * as z from "zod";
import { Basis, ExperienceLevel } from "../shared/contracts/common.ts";
import { pageApp } from "../shared/http/contexts/pages/page-app.ts";
import { salaryContext } from "../shared/http/contexts/salary-context.ts";
import { notFoundPage } from "../shared/pages/error-page.tsx";
import { findPageSubject } from "../shared/pages/find-page-subject.ts";
import { salaryPage } from "../shared/salaries/page-url.ts";

const LookupQuery = z.object({
  role: z.string().max(200).catch(""),
  city: z.string().max(200).catch(""),
  exp: ExperienceLevel.catch("mid"),
  basis: Basis.catch("local"),
});

/** `GET /salaries?role=&city=&exp=`: where the lookup's form leads, in the words that people type. */
export default pageApp({
  path: "/salaries",
  query: LookupQuery,
  cache: "private",
  async handle(c, { role, city, exp, basis }) {
    if (role.trim() === "") return c.redirect("/roles", 302);
    const { reference } = await salaryContext(c);
    const found = await findPageSubject(reference, {
      role: role.trim(),
      city: city.trim() || undefined,
      exp,
      basis,
    });
    if (found.kind === "missing") return notFoundPage(found);
    if (found.kind === "moved") return c.redirect(found.path, 302);
    const { subject } = found;
    const path = salaryPage({
      role: subject.role.slug,
      city: subject.place?.city.slug,
      exp,
      basis,
    });
    return c.redirect(path, 302);
  },
});
