import * as z from "zod/mini";
import { madeCodesPage, newCodesPage } from "#shared/accounts/passkeys/passkeys.page.tsx";
import { renewCodes } from "#shared/accounts/recovery/make-codes.ts";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "#shared/http/contexts/app/form-token.ts";
import { writeAsOwner } from "#shared/http/contexts/app/owner-context.ts";

/** `GET /app/security/codes` and `POST /app/security/codes`: makes new recovery codes. */
export default appForm({
  path: "/app/security/codes",
  fresh: true,
  fields: z.object({}),
  show: async (c, session) => newCodesPage({ formToken: await formTokenFor(c, session) }),
  submit: async (c, session) => madeCodesPage(await writeAsOwner(c, session, renewCodes)),
});
