import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { madeCodesPage, newCodesPage } from "#shared/accounts/passkeys/passkeys.page.tsx";
import { renewCodes } from "#shared/accounts/recovery/recovery-codes.ts";

/** `GET /app/security/codes` and `POST /app/security/codes`: makes new recovery codes. */
export default appForm({
  path: "/app/security/codes",
  fresh: true,
  fields: z.object({}),
  show: async (c, session) => newCodesPage({ formToken: await formTokenFor(c, session) }),
  submit: async (c, session) => madeCodesPage(await writeAsOwner(c, session, renewCodes)),
});
