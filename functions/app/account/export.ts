import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { exportAccount } from "#shared/pipeline/account-data/export-account.http.ts";

/** `GET /app/account/export`: everything that is kept of the account, as a file. */
export default appPage({
  path: "/app/account/export",
  fresh: true,
  query: z.object({}),
  handle: exportAccount,
});
