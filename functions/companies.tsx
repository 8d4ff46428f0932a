import * as z from "zod/mini";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import {
  companiesByLetter,
  companiesPage,
  filteredCompaniesPage,
} from "#shared/catalog/companies/companies.page.tsx";
import { companyCatalog } from "#shared/catalog/company-catalog.ts";
import { searchCompanies } from "#shared/catalog/search-companies.ts";
import { pageApp } from "#shared/html/serve/page-app.http.ts";

const CompaniesFilter = z.object({
  q: z.catch(z.string().check(z.maxLength(100)), ""),
  letter: z.catch(z.string().check(z.regex(/^[A-Z]$/)), ""),
});

/** Employers that a search shows. */
const maxFound = 50;

/** `GET /companies?q=` or `?letter=`: employers whose filed pay is known. */
export default pageApp({
  path: "/companies",
  query: CompaniesFilter,
  cache: "public",
  async handle(c, { q, letter }) {
    const catalog = await companyCatalog.open(await catalogContext(c));
    const words = q.trim();
    if (words !== "") {
      return filteredCompaniesPage(
        { q: words, letter: "" },
        searchCompanies(catalog, words, maxFound),
      );
    }
    if (letter !== "") {
      const found = companiesByLetter(catalog.table.rows, letter);
      return filteredCompaniesPage(
        { q: "", letter },
        { found, total: found.length, isShortened: false },
      );
    }
    return companiesPage(catalog.table.rows);
  },
});
