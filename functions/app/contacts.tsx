import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { BoardQuery } from "#shared/pipeline/board/board-query.ts";
import { contactsPage } from "#shared/pipeline/contacts/contacts.page.tsx";
import { listContacts } from "#shared/pipeline/contacts/read-contacts.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

const { q, cursor } = BoardQuery.shape;

/** `GET /app/contacts` */
export default appPage({
  path: "/app/contacts",
  query: z.object({ q, cursor }),
  async handle(c, session, query) {
    const page = await listContacts(readPipeline(c, session), {
      q: query.q || undefined,
      cursor: query.cursor || undefined,
      limit: 50,
    });
    return contactsPage(page, query);
  },
});
