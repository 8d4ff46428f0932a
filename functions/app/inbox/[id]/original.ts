import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { findMail } from "#shared/pipeline/inbox/mail-record.ts";
import { rawKey } from "#shared/pipeline/inbox/raw-mails.ts";

/** `GET /app/inbox/{id}/original`: the mail as it came, as a file that no browser opens by itself. */
export default appPage({
  path: "/app/inbox/:id/original",
  query: z.object({}),
  async handle(c, session) {
    const id = c.req.param("id") ?? "";
    const { mail } = await findMail(readPipeline(c, session), id);
    const raw = await c.env.MAIL_BUCKET?.get(rawKey(mail));
    if (!raw) throw notFound("kept mail", id);
    return c.body(raw.body.pipeThrough(new DecompressionStream("gzip")), 200, {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${mail.id}.eml"`,
    });
  },
});
