import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { requireOperator } from "#shared/accounts/app/require-session.http.ts";
import { inviteSomebody } from "#shared/accounts/invitations/invitations.ts";
import { invitationPage } from "#shared/accounts/operator/operator.page.tsx";
import { siteOrigin } from "#shared/middleware/request/site.ts";

/** `POST /app/operator/invitations`: makes a link with which somebody makes an account. */
export default appForm({
  path: "/app/operator/invitations",
  fresh: true,
  fields: z.object({ note: Typed }),
  shownAt: "/app/operator",
  async submit(c, session, { note }) {
    requireOperator(session);
    const { path, expiresAt } = await writeAsOwner(c, session, (context) =>
      inviteSomebody(context, note),
    );
    return invitationPage({ url: `${siteOrigin(c)}${path}`, expiresAt });
  },
});
