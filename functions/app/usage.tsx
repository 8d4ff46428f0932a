import * as z from "zod/mini";
import { findOwnKey } from "#shared/accounts/keys/find-key.ts";
import { readUsage } from "#shared/accounts/usage/read-usage.ts";
import { usagePage } from "#shared/accounts/usage/usage.page.tsx";
import { usageContext } from "#shared/http/contexts/accounts/usage-context.ts";
import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { Typed } from "#shared/http/contexts/app/fields.ts";

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
