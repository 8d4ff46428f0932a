import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { statement } from "../db/transaction.ts";
import { recordEvent } from "./security-log/record-event.ts";

/** Changes what the owner calls the account. */
export async function renameAccount(context: OwnerWriteContext, name: string): Promise<void> {
  const { write, caller } = context;
  write(statement.update(users).set({ name }).where(eq(users.id, caller.accountId)));
  recordEvent(context, "account_renamed", name);
}
