import * as z from "zod/mini";
import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { exportJobs } from "#shared/http/contexts/pipeline/export-jobs.ts";

/** `GET /app/jobs/export`: the job search as a file, which can be imported again. */
export default appPage({
  path: "/app/jobs/export",
  query: z.object({ as: z._default(z.catch(z.enum(["csv", "json"]), "csv"), "csv") }),
  handle: (c, session, query) => exportJobs(c, session, query.as),
});
