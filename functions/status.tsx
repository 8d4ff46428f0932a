import * as z from "zod/mini";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { checkStatus } from "#shared/site/status/check-status.http.ts";
import { statusPage } from "#shared/site/status/status-page.tsx";

/** `GET /status`: whether the service works, by its own checks. */
export default pageApp({
  path: "/status",
  query: z.object({}),
  cache: "private",
  handle: async (c) => statusPage(await checkStatus(c)),
});
