import * as z from "zod/mini";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { termsPage } from "#shared/site/legal/legal-pages.tsx";

/** `GET /terms`, with the operator that `OPERATOR_NAME` names. */
export default pageApp({
  path: "/terms",
  query: z.object({}),
  cache: "static",
  handle: async (c) => termsPage({ name: c.env.OPERATOR_NAME }),
});
