import * as z from "zod/mini";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { cityPage } from "#shared/catalog/cities/cities.page.tsx";
import { cityRoles } from "#shared/catalog/city-roles.ts";
import { findParity } from "#shared/figures/city-multiplier.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { notFoundPage } from "#shared/html/error-page.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { findCityName } from "#shared/salaries/subject/find-names.ts";

/** `GET /cities/{city}`: what jobs pay there, and what a salary is worth. */
export default pageApp({
  path: "/cities/:city",
  query: z.object({}),
  cache: "public",
  async handle(c) {
    const context = { ...(await salaryContext(c)), ...(await catalogContext(c)) };
    const { reference, now } = context;
    const asked = c.req.param("city") ?? "";
    const named = await findCityName(reference, asked);
    if (named.slug === null) {
      return notFoundPage({
        title: "There is no page of this place",
        reason: named.why,
        nearest: named.offered.map(({ slug, name }) => ({ path: `/cities/${slug}`, name })),
      });
    }
    if (named.slug !== asked) return c.redirect(`/cities/${named.slug}`, 301);
    const city = await reference.city(named.slug);
    if (!city) throw new Error(`The reference data has no city ${named.slug}.`);
    const parity = findParity(city, lastCompletedQuarter(now).year);
    return cityPage(city, await cityRoles(context, city), parity);
  },
});
