import * as z from "zod/mini";
import { makeInvitation } from "../../../shared/accounts/invitations/make-invitation.ts";
import { appForm } from "../../../shared/http/contexts/app/app-page.ts";
import { Typed } from "../../../shared/http/contexts/app/fields.ts";
import { writeAsOwner } from "../../../shared/http/contexts/app/owner-context.ts";
import { requireOperator } from "../../../shared/http/contexts/app/require-operator.ts";
import { siteOrigin } from "../../../shared/http/request/site.ts";
import { invitationPage } from "../../../shared/pages/app/operator-page.tsx";

const validMs = 72 * 3_600_000;

/** `POST /app/operator/invitations`: makes a link with which somebody makes an account. */
export default appForm({
  path: "/app/operator/invitations",
  fresh: true,
  fields: z.object({ note: Typed }),
  shownAt: "/app/operator",
  async submit(c, session, { note }) {
    requireOperator(session);
    const invitation = {
      accountId: null,
      createdBy: session.account.id,
      note: note.trim().slice(0, 100),
      validMs,
    };
    const { path, expiresAt } = await writeAsOwner(c, session, (context) =>
      makeInvitation(context, invitation),
    );
    return invitationPage({ url: `${siteOrigin(c)}${path}`, expiresAt });
  },
});
