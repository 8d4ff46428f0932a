import * as z from "zod/mini";
import { checkStatus } from "#shared/http/contexts/pages/check-status.ts";
import { pageApp } from "#shared/http/contexts/pages/page-app.ts";
import { statusPage } from "#shared/site/status/status-page.tsx";

/** `GET /status`: whether the service works, by its own checks. */
export default pageApp({
  path: "/status",
  query: z.object({}),
  cache: "private",
  handle: async (c) => statusPage(await checkStatus(c)),
});
