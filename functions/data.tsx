import * as z from "zod/mini";
import { dataPage } from "#shared/bulk/data.page.tsx";
import { readDataOffer } from "#shared/bulk/read-data-offer.http.ts";
import { pageApp } from "#shared/html/serve/page-app.http.ts";

/** `GET /data`: the files that can be downloaded, what is in them, and how to cite them. */
export default pageApp({
  path: "/data",
  query: z.object({}),
  cache: "public",
  // A release may be uploaded at any time.
  storedSeconds: 600,
  handle: async (c) => dataPage(await readDataOffer(c)),
}).get("/data/", (c) => c.redirect("/data", 301));
