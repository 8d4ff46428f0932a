import * as z from "zod/mini";
import { readOffer } from "../shared/http/contexts/data/read-offer.ts";
import { pageApp } from "../shared/http/contexts/pages/page-app.ts";
import { dataPage } from "../shared/pages/data/data-page.tsx";

/** `GET /data`: the files that can be downloaded, what is in them, and how to cite them. */
export default pageApp({
  path: "/data",
  query: z.object({}),
  cache: "public",
  handle: async (c) => dataPage(await readOffer(c)),
}).get("/data/", (c) => c.redirect("/data", 301));
