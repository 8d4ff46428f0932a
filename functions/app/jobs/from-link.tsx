import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { JobFromUrlBody } from "#shared/pipeline/jobs/posting.request.ts";
import { createJobFromUrl } from "#shared/pipeline/postings/create-job-from-url.ts";
import { fromLinkPage } from "#shared/pipeline/postings/from-posting.page.tsx";
import { withPages } from "#shared/pipeline/postings/posting-context.http.ts";

/** `GET /app/jobs/from-link` and `POST /app/jobs/from-link`: adds a job from its posting. */
export default appForm({
  path: "/app/jobs/from-link",
  fields: typedFields("url", "again"),
  async show(c, session) {
    const formToken = await formTokenFor(c, session);
    const url = (c.req.query("url") ?? "").slice(0, 2_048);
    return fromLinkPage({ values: { url }, errors: {}, formToken, origin: siteOrigin(c) });
  },
  async submit(c, session, { url, again }) {
    const body = { url: url.trim(), status: "saved", ...(again ? { allowDuplicate: true } : {}) };
    const applied = await applyForm(c, JobFromUrlBody, body, (body) =>
      writePipeline(c, session, (context) => createJobFromUrl(withPages(c, context), body)),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/${applied.done.id}`, 303);
    const formToken = await formTokenFor(c, session);
    return fromLinkPage({ values: { url }, ...applied, formToken, origin: siteOrigin(c) });
  },
});
