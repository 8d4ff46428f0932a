import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { Reader } from "#shared/db/client.ts";

/** @throws ApiError `authentication_required` if the account was deleted. */
export async function requireAccount(db: Reader, accountId: string): Promise<void> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.id, accountId));
  if (!found) throw accountGone();
}

/** The error for a request whose credential was valid moments ago, when its account existed. */
export function accountGone(): ApiError {
  return new ApiError("authentication_required", {
    message:
      "The account of this credential was deleted, or what the credential allowed was revoked.",
    param: "Authorization",
    clarification: "Which credential of an account that exists should the call use?",
  });
}
