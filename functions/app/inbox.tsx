import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { mailDomain } from "#shared/core/site.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { inboxPage } from "#shared/pipeline/inbox/inbox.page.tsx";
import { readInboxPage } from "#shared/pipeline/inbox/read-inbox-page.ts";

const Cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,400}$/));

/** `GET /app/inbox`: mail that waits for a decision, and other mail. */
export default appPage({
  path: "/app/inbox",
  query: z.object({ cursor: z._default(z.catch(Cursor, ""), "") }),
  async handle(c, session, { cursor }) {
    const from = cursor === "" ? undefined : cursor;
    const view = await readInboxPage(readPipeline(c, session), mailDomain(c.env), from);
    const formToken = await formTokenFor(c, session);
    return inboxPage({ ...view, formToken, isFirst: from === undefined });
  },
});
