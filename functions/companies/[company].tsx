import * as z from "zod/mini";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { companyPage } from "#shared/catalog/companies/company.page.tsx";
import { companyCatalog } from "#shared/catalog/company-catalog.ts";
import { searchCompanies } from "#shared/catalog/search-companies.ts";
import { notFoundPage } from "#shared/html/error-page.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { nearest } from "#shared/reference/nearest.ts";
import { openFiledPay } from "#shared/salaries/companies/read-companies.ts";

/** Letters of a path that are compared with names; no employer's name has more. */
const maxAsked = 80;
const offered = 5;

/** `GET /companies/{company}`: what an employer has filed that it pays. */
export default pageApp({
  path: "/companies/:company",
  query: z.object({}),
  cache: "public",
  async handle(c) {
    const context = await catalogContext(c);
    const { reference } = context;
    const [catalog, filed] = await Promise.all([
      companyCatalog.open(context),
      openFiledPay(reference),
    ]);
    const asked = c.req.param("company") ?? "";
    const { aliases, table, names } = catalog;
    const plain = asked.slice(0, maxAsked).toLowerCase();
    const slug = aliases.get(plain) ?? plain;
    const company = table.row(table.position(slug));
    if (!company) {
      const { found } = searchCompanies(catalog, plain.replaceAll("-", " "), offered);
      const near = found.length > 0 ? found.map((row) => row.slug) : nearest(plain, names);
      return notFoundPage({
        title: "There is no page of this employer",
        reason:
          "An employer has a page if it filed ten or more visa applications in one of the two periods that the service knows.",
        nearest: near.flatMap((own) => {
          const row = table.row(table.position(own));
          return row ? [{ path: `/companies/${own}`, name: row.name }] : [];
        }),
      });
    }
    if (company.slug !== asked) return c.redirect(`/companies/${company.slug}`, 301);
    return companyPage(company, filed, reference.dataset);
  },
});
