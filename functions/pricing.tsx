import * as z from "zod/mini";
import { pageApp } from "../shared/http/contexts/pages/page-app.ts";
import { pricingPage } from "../shared/pages/pricing/pricing-page.tsx";

/** `GET /pricing`: the plans of the API, where `upgrade_url` leads. */
export default pageApp({
  path: "/pricing",
  query: z.object({}),
  cache: "public",
  handle: async () => pricingPage(),
});
