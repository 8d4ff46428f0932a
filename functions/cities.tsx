import * as z from "zod/mini";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { citiesPage } from "#shared/catalog/cities/cities.page.tsx";
import { cityCatalog } from "#shared/catalog/city-catalog.ts";
import { pageApp } from "#shared/html/serve/page-app.http.ts";

/** `GET /cities`: all cities by state. */
export default pageApp({
  path: "/cities",
  query: z.object({}),
  cache: "public",
  handle: async (c) => citiesPage((await cityCatalog.open(await catalogContext(c))).table.rows),
});
