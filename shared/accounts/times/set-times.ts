import { and, eq, isNull } from "drizzle-orm";
import { users, weekStarts } from "#schema/accounts.ts";
import { isTimeZone } from "#shared/core/time-zones.ts";
import { statement } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";

export type WeekStart = (typeof weekStarts)[number];

/** The time zone and the first day of the week of an account. */
interface AccountTimes {
  timeZone: string;
  weekStart: WeekStart;
}

/** Reads the time settings of a form, or what is wrong with each, in words for its field. */
export function readTimes(typed: {
  timeZone: string;
  weekStart: string;
}): { times: AccountTimes } | { problems: Partial<Record<keyof AccountTimes, string>> } {
  const { timeZone } = typed;
  const weekStart = weekStarts.find((day) => day === typed.weekStart);
  const isKnown = timeZone.length <= 64 && /^[A-Za-z]/.test(timeZone) && isTimeZone(timeZone);
  if (isKnown && weekStart) return { times: { timeZone, weekStart } };
  return {
    problems: {
      ...(isKnown ? {} : { timeZone: "Choose a time zone of the list." }),
      ...(weekStart ? {} : { weekStart: "Choose a day of the list." }),
    },
  };
}

/** Changes the time zone and the first day of the week of the account. */
export async function setTimes(
  { write, caller }: OwnerWriteContext,
  times: AccountTimes,
): Promise<void> {
  write(statement.update(users).set(times).where(eq(users.id, caller.accountId)));
}

/** Keeps what the browser of a person says about both, unless the account has a time zone. */
export async function keepGuessedTimes(
  { write, caller }: OwnerWriteContext,
  times: AccountTimes,
): Promise<void> {
  const isUnset = and(eq(users.id, caller.accountId), isNull(users.timeZone));
  write(statement.update(users).set(times).where(isUnset));
}
