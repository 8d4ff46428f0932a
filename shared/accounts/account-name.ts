import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { isWellFormedText } from "../core/well-formed.ts";
import { statement } from "../db/transaction.ts";
import { recordEvent } from "./security-log/record-event.ts";

export const maxNameCharacters = 80;

/**
 * Reads a name that a person gives to an account, a passkey or the like.
 *
 * @returns the name without needless spaces, or what is wrong with it, in words for its field.
 */
export function readName(typed: string): { name: string } | { problem: string } {
  const name = typed.trim().replaceAll(/\s+/g, " ");
  if (name === "") return { problem: "Enter a name, such as “Work” or your own." };
  if (name.length > maxNameCharacters) {
    return {
      problem: `A name has at most ${maxNameCharacters} characters; this one has ${name.length}.`,
    };
  }
  if (!isWellFormedText(name) || /[\p{Cc}\p{Cf}]/u.test(name)) {
    return { problem: "A name has no control characters." };
  }
  return { name };
}

/** Changes what the owner calls the account. */
export async function renameAccount(context: OwnerWriteContext, name: string): Promise<void> {
  const { write, caller } = context;
  write(statement.update(users).set({ name }).where(eq(users.id, caller.accountId)));
  recordEvent(context, "account_renamed", name);
}
