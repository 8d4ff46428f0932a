import * as z from "zod/mini";
import { appPage } from "../../../shared/http/contexts/app/app-page.ts";
import { exportAccount } from "../../../shared/http/contexts/app/export-account.ts";

/** `GET /app/account/export`: everything that is kept of the account, as a file. */
export default appPage({
  path: "/app/account/export",
  fresh: true,
  query: z.object({}),
  handle: exportAccount,
});
