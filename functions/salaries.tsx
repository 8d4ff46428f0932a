import * as z from "zod/mini";
import { askedLevel, grades } from "#shared/contract/levels.ts";
import { Basis, PayLevel } from "#shared/contract/salary-fields.ts";
import { notFoundPage } from "#shared/html/error-page.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { findPageSubject } from "#shared/salaries/subject/find-subject.page.tsx";
import { salaryPage } from "#shared/salaries/subject/page-url.ts";

const LookupQuery = z.object({
  role: z.catch(z.string().check(z.maxLength(200)), ""),
  city: z.catch(z.string().check(z.maxLength(200)), ""),
  exp: z.catch(PayLevel, "any"),
  grade: z.catch(z.optional(z.enum(grades)), undefined),
  basis: z.catch(Basis, "local"),
});

/** `GET /salaries?role=&city=&exp=`: where the lookup's form leads, in the words that people type. */
export default pageApp({
  path: "/salaries",
  query: LookupQuery,
  cache: "private",
  async handle(c, { role, city, exp: years, grade, basis }) {
    const exp = askedLevel({ exp: years, grade });
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
