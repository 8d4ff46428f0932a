import * as z from "zod/mini";
import { citiesPage } from "#shared/catalog/cities/cities.page.tsx";
import { cityCatalog } from "#shared/catalog/city-catalog.ts";
import { catalogContext } from "#shared/http/contexts/catalog/catalog-context.ts";
import { pageApp } from "#shared/http/contexts/pages/page-app.ts";

/** `GET /cities`: all cities by state. */
export default pageApp({
  path: "/cities",
  query: z.object({}),
  cache: "public",
  handle: async (c) => citiesPage((await cityCatalog.open(await catalogContext(c))).table.rows),
});
