import * as z from "zod/mini";
import { readName } from "#shared/accounts/account-name.ts";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { ownerContext, writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { listPasskeys, renamePasskey } from "#shared/accounts/passkeys/own-passkeys.ts";
import { renamePasskeyPage } from "#shared/accounts/passkeys/passkeys.page.tsx";
import { notFound } from "#shared/contract/not-found.ts";

/** `GET /app/security/passkeys/{id}` and `POST /app/security/passkeys/{id}`: renames a passkey. */
export default appForm({
  path: "/app/security/passkeys/:id",
  fields: z.object({ name: Typed }),
  async show(c, session) {
    const id = c.req.param("id") ?? "";
    const passkeys = await listPasskeys(ownerContext(c, session));
    const passkey = passkeys.find((one) => one.id === id);
    if (!passkey) throw notFound("passkey", id);
    const formToken = await formTokenFor(c, session);
    return renamePasskeyPage({ id, formToken, name: passkey.name, errors: {} });
  },
  async submit(c, session, { name: typed }) {
    const id = c.req.param("id") ?? "";
    const read = readName(typed);
    if ("problem" in read) {
      const formToken = await formTokenFor(c, session);
      return renamePasskeyPage({ id, formToken, name: typed, errors: { name: read.problem } });
    }
    await writeAsOwner(c, session, (context) => renamePasskey(context, id, read.name));
    return c.redirect("/app/security", 303);
  },
});
