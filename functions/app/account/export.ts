import * as z from "zod/mini";
import { exportAccount } from "#shared/http/contexts/accounts/export-account.ts";
import { appPage } from "#shared/http/contexts/app/app-page.ts";

/** `GET /app/account/export`: everything that is kept of the account, as a file. */
export default appPage({
  path: "/app/account/export",
  fresh: true,
  query: z.object({}),
  handle: exportAccount,
});
