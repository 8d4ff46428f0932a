import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { jobPage } from "#shared/pipeline/job-page/job.page.tsx";
import { readJobView } from "#shared/pipeline/job-page/read-job-page.ts";

/** `GET /app/jobs/{id}`: a job with everything that belongs to it. */
export default appPage({
  path: "/app/jobs/:id",
  query: z.object({}),
  async handle(c, session) {
    const view = await readJobView(readPipeline(c, session), c.req.param("id") ?? "");
    const { timeZone } = session.account;
    const isKept = c.env.DOCUMENTS !== undefined;
    return jobPage({ ...view, isKept, timeZone, formToken: await formTokenFor(c, session) });
  },
});
