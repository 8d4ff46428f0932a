import * as z from "zod/mini";
import { Basis } from "../shared/contracts/common.ts";
import { pageApp } from "../shared/http/contexts/pages/page-app.ts";
import { salaryContext } from "../shared/http/contexts/salary-context.ts";
import { comparePage } from "../shared/pages/compare/compare-page.tsx";
import { compareTyped } from "../shared/pages/compare/compare-typed.ts";

const Words = z._default(z.catch(z.string().check(z.maxLength(200)), ""), "");

const CompareForm = z.object({
  roleA: Words,
  roleB: Words,
  city: Words,
  role: Words,
  cityA: Words,
  cityB: Words,
  basis: z.catch(Basis, "local"),
});

/** `GET /compare?roleA=&roleB=&city=` or `?role=&cityA=&cityB=`: two jobs, or one job in two cities. */
export default pageApp({
  path: "/compare",
  query: CompareForm,
  cache: "public",
  async handle(c, { basis, ...values }) {
    const isEmpty = Object.values(values).every((text) => text.trim() === "");
    if (isEmpty) return comparePage({ values, errors: {}, roles: null, cities: null }, basis);
    return comparePage(await compareTyped(await salaryContext(c), values, basis), basis);
  },
});
