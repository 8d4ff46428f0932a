import * as z from "zod/mini";
import { inviteSomebody } from "#shared/accounts/invitations/invite-somebody.ts";
import { invitationPage } from "#shared/accounts/operator/operator.page.tsx";
import { requireOperator } from "#shared/http/contexts/accounts/require-operator.ts";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { Typed } from "#shared/http/contexts/app/fields.ts";
import { writeAsOwner } from "#shared/http/contexts/app/owner-context.ts";
import { siteOrigin } from "#shared/http/request/site.ts";

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
