import * as z from "zod/mini";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { designPage } from "#shared/site/design/design-page.tsx";

/** `GET /docs/design`: the tokens and components of the pages. */
export default pageApp({
  path: "/docs/design",
  query: z.object({}),
  cache: "public",
  handle: async () => designPage(),
});
