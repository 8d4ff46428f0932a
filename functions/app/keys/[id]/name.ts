import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { ownerContext, writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { readFaults } from "#shared/accounts/app/read-form.http.ts";
import { renameKey } from "#shared/accounts/keys/change-key.ts";
import { findOwnKey } from "#shared/accounts/keys/read-keys.ts";
import { showKey } from "#shared/accounts/usage/key-usage.http.ts";

/** `POST /app/keys/{id}/name`: renames a key. */
export default appForm({
  path: "/app/keys/:id/name",
  fields: z.object({ name: Typed }),
  shownAt: "/app/keys",
  async submit(c, session, { name }) {
    const id = c.req.param("id") ?? "";
    const renamed = await writeAsOwner(c, session, (context) =>
      renameKey(context, id, name.trim()),
    ).catch(readFaults);
    if (!renamed) return c.redirect(`/app/keys/${id}`, 303);
    const key = await findOwnKey(ownerContext(c, session), id);
    return showKey(c, session, key, { name, error: renamed.faults.name ?? "" });
  },
});
