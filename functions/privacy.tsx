import * as z from "zod/mini";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { privacyPage } from "#shared/site/legal/legal-pages.tsx";

/** `GET /privacy`, with the operator that `OPERATOR_NAME` and `OPERATOR_CONTACT` name. */
export default pageApp({
  path: "/privacy",
  query: z.object({}),
  cache: "static",
  handle: async (c) => privacyPage({ name: c.env.OPERATOR_NAME, contact: c.env.OPERATOR_CONTACT }),
});
