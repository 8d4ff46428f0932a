import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import type { AccountContext } from "#shared/writes/context.ts";

/** The user handle of the account's passkeys; a new random one if it has none yet. */
export async function readUserHandle({ db, caller }: AccountContext): Promise<string> {
  const [found] = await db
    .select({ userHandle: users.userHandle })
    .from(users)
    .where(eq(users.id, caller.accountId));
  return found?.userHandle ?? toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}
