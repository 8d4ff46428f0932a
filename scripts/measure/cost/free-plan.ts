/** For how many users a day, and for which actions, the free plans suffice. */
import type { UserAction } from "../bench/measure-actions.ts";
import { free, freeADay } from "./plans.ts";
import type { Usage } from "./usage.ts";

interface DailyLimit {
  name: string;
  aUser: number;
  aDay: number;
  /** How many users a day reach it. */
  users: number;
}

const names: Readonly<Record<keyof typeof freeADay, string>> = {
  requests: "requests",
  objectCalls: "calls of objects",
  objectGigabyteSeconds: "GB-s of objects",
  objectRowsWritten: "rows written by objects",
  queueOperations: "operations of the queue",
  databaseRowsRead: "rows read, a 30th of a month's (Turso)",
  databaseRowsWritten: "rows written, a 30th of a month's (Turso)",
};

/** The daily limits, the one that is reached first at the top. @param user a user's day, or what each user does. */
export function dailyLimits(user: Usage): DailyLimit[] {
  const limits = (Object.keys(names) as (keyof typeof freeADay)[]).map((field) => {
    const [aUser, aDay] = [user[field], freeADay[field]];
    return { name: names[field], aUser, aDay, users: aDay / aUser };
  });
  return limits.toSorted((one, other) => one.users - other.users);
}

/** Whether an action's typical invocation stays below the processor time that the free plan allows. */
export function fitsFree(action: UserAction): boolean {
  return action.processor.median / invocationsOf(action) <= free.processorMs;
}

/** Requests, and deliveries by the consumer of the queue. */
export function invocationsOf({ requests, queueMessages }: UserAction): number {
  return requests + queueMessages;
}
