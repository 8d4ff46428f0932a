import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { exportJobs } from "#shared/pipeline/exports/export-jobs.http.ts";

/** `GET /app/jobs/export`: the job search as a file, which can be imported again. */
export default appPage({
  path: "/app/jobs/export",
  query: z.object({ as: z._default(z.catch(z.enum(["csv", "json"]), "csv"), "csv") }),
  handle: (c, session, query) => exportJobs(c, session, query.as),
});
