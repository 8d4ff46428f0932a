import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm, asOpened } from "#shared/accounts/app/apply-form.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { BoardQuery } from "#shared/pipeline/board/board-query.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { UpdateJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { jobContactsPage } from "#shared/pipeline/jobs/job-contacts.page.tsx";
import { readContactChoices } from "#shared/pipeline/jobs/read-contact-choices.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";

const { q: Words } = BoardQuery.shape;
/** Checkboxes of one name: nothing, one or several. */
const Ids = z.pipe(
  z._default(z.catch(z.union([z.string(), z.array(z.string())]), []), []),
  z.transform((ids) => [ids].flat()),
);

/** `GET /app/jobs/{id}/contacts` and `POST /app/jobs/{id}/contacts`: chooses the contacts of a job. */
export default appForm({
  path: "/app/jobs/:id/contacts",
  fields: z.object({ contact: Ids, version: Typed }),
  async show(c, session) {
    const q = Words.parse(c.req.query("q"));
    const choices = await readContactChoices(readPipeline(c, session), c.req.param("id") ?? "", q);
    return jobContactsPage({ ...choices, q, formToken: await formTokenFor(c, session) });
  },
  async submit(c, session, { contact, version }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyForm(c, UpdateJobBody, { contactIds: contact }, (body) =>
      writePipeline(c, session, (context) => updateJob(context, id, body, asOpened(version))),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/${encodeURIComponent(id)}`, 303);
    return refusedPage(applied, `/app/jobs/${encodeURIComponent(id)}/contacts`);
  },
});
