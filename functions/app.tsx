import * as z from "zod/mini";
import { appPage } from "../shared/http/contexts/app/app-page.ts";
import { overviewPage } from "../shared/pages/app/overview-page.tsx";

/** `GET /app`: the account at a glance. */
export default appPage({
  path: "/app",
  query: z.object({}),
  handle: async (_c, { account }) => overviewPage({ tier: account.tier }),
});
