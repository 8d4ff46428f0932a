import { and, eq, ne } from "drizzle-orm";
import { sessions } from "#schema/sign-in.ts";
import { statement } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";

/**
 * Has the other browsers of an account prove again who uses them before anything sensitive: for
 * changes of what opens the account, which another browser might undo.
 */
export function endVerifications({
  write,
  caller,
}: Pick<OwnerWriteContext, "write" | "caller">): void {
  const { accountId, credentialId } = caller;
  write(
    statement
      .update(sessions)
      .set({ verifiedAt: null })
      .where(and(eq(sessions.userId, accountId), ne(sessions.id, credentialId))),
  );
}
