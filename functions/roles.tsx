import * as z from "zod/mini";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { roleCatalog } from "#shared/catalog/role-catalog.ts";
import { listRolesBy, roleFamilies } from "#shared/catalog/role-families.ts";
import { fieldName, filteredRolesPage, rolesPage } from "#shared/catalog/roles/roles.page.tsx";
import { SearchQuery } from "#shared/catalog/search/search.request.ts";
import { searchRoles } from "#shared/catalog/search-roles.ts";
import { pageApp } from "#shared/html/serve/page-app.http.ts";

const RolesFilter = z.object({
  q: z.catch(z.string().check(z.maxLength(100)), ""),
  family: z.catch(z.string().check(z.regex(/^\d{2}$/)), ""),
  letter: z.catch(z.string().check(z.regex(/^[A-Z]$/)), ""),
});

/** Roles that a search shows. */
const maxFound = 50;

/** `GET /roles?q=`, `?family=` or `?letter=`: the roles, by family unless something is asked. */
export default pageApp({
  path: "/roles",
  query: RolesFilter,
  cache: "public",
  async handle(c, filter) {
    const context = await catalogContext(c);
    const { q, family, letter } = filter;
    const words = q.trim();
    if (words !== "") {
      const query = SearchQuery.safeParse({ q: words, limit: String(maxFound) });
      const found = query.success ? (await searchRoles(context, query.data)).data : [];
      return filteredRolesPage(filter, {
        heading: `Jobs that match “${words}”`,
        roles: found.map(({ slug, title, national_median }) => ({
          slug,
          title,
          nationalMedian: national_median,
        })),
      });
    }
    const families = await roleFamilies.open(context);
    if (family !== "") {
      const heading = fieldName(families.find(({ code }) => code === family)?.title ?? "Jobs");
      return filteredRolesPage(filter, { heading, roles: await listRolesBy(context, { family }) });
    }
    if (letter !== "") {
      const roles = await listRolesBy(context, { letter });
      return filteredRolesPage(filter, { heading: `Jobs that begin with ${letter}`, roles });
    }
    return rolesPage(families, (await roleCatalog.open(context)).roles.size);
  },
});
