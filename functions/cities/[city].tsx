import * as z from "zod/mini";
import { cityRoles } from "../../shared/catalog/city-roles.ts";
import { catalogContext } from "../../shared/http/contexts/catalog-context.ts";
import { pageApp } from "../../shared/http/contexts/pages/page-app.ts";
import { salaryContext } from "../../shared/http/contexts/salary-context.ts";
import { cityPage } from "../../shared/pages/cities/city-page.tsx";
import { notFoundPage } from "../../shared/pages/error-page.tsx";
import { findCityName, nearestCityNames } from "../../shared/pages/find-names.ts";
import { parityOf } from "../../shared/salaries/figures/city-multiplier.ts";
import { lastCompletedQuarter } from "../../shared/salaries/figures/quarter.ts";

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
    if (!named) {
      const nearest = await nearestCityNames(reference, asked);
      return notFoundPage({
        title: "No city has this name",
        nearest: nearest.map(({ slug, name }) => ({ path: `/cities/${slug}`, name })),
      });
    }
    if (named.slug !== asked) return c.redirect(`/cities/${named.slug}`, 301);
    const city = await reference.city(named.slug);
    if (!city) throw new Error(`The reference data has no city ${named.slug}.`);
    const parity = parityOf(city, lastCompletedQuarter(now).year);
    return cityPage(city, await cityRoles(context, city), parity);
  },
});
