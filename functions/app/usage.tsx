import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { findOwnKey } from "#shared/accounts/keys/read-keys.ts";
import { readUsage } from "#shared/accounts/usage/read-usage.ts";
import { usagePage } from "#shared/accounts/usage/usage.page.tsx";
import { usageContext } from "#shared/oauth/usage-context.http.ts";

/** `GET /app/usage`: how much of the limits is used; with `?key=`, by one key. */
export default appPage({
  path: "/app/usage",
  query: z.object({ key: Typed }),
  async handle(c, session, { key: id }) {
    const context = usageContext(c, session);
    const chosen = id === "" ? null : await findOwnKey(context, id);
    return usagePage({ usage: await readUsage(context), chosen });
  },
});
