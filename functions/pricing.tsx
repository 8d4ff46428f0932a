import * as z from "zod/mini";
import { readPlanOffer } from "#shared/access/plan-offer.ts";
import { pricingPage } from "#shared/accounts/plans/pricing.page.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";

/** `GET /pricing`: the plans and what they cost, where `upgrade_url` leads. */
export default pageApp({
  path: "/pricing",
  query: z.object({}),
  cache: "static",
  handle: async ({ env }) => pricingPage(readPlanOffer(env)),
});
