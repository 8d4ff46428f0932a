import * as z from "zod/mini";
import { cityCatalog } from "#shared/catalog/city-catalog.ts";
import { catalogContext } from "#shared/http/contexts/catalog/catalog-context.ts";
import { pageApp } from "#shared/http/contexts/pages/page-app.ts";
import { citiesPage } from "#shared/pages/cities/cities-page.tsx";

/** `GET /cities`: all cities by state. */
export default pageApp({
  path: "/cities",
  query: z.object({}),
  cache: "public",
  handle: async (c) => citiesPage((await cityCatalog.open(await catalogContext(c))).table.rows),
});
