/** What of the free plans suffices: for how many users a day, and for which actions. */

import { prices } from "../bench/prices.ts";
import type { UserAction } from "../bench/users/measure-kinds.ts";
import { dollars, short, table } from "./format.ts";
import { free, freeADay, workersPaid } from "./plans.ts";
import { daysOfMonth } from "./profiles.ts";
import { type Measurements, type Usage, usageOfAction, usageOfUser } from "./usage.ts";

interface DailyLimit {
  name: string;
  aUser: number;
  aDay: number;
}

/**
 * The daily limits, the one that is reached first at the top.
 *
 * @param user what is used again and again; by default a day of the average user.
 */
export function dailyLimits(
  measurements: Measurements,
  user: Usage = usageOfUser(measurements),
): DailyLimit[] {
  const limits: DailyLimit[] = [
    { name: "requests", aUser: user.requests, aDay: freeADay.requests },
    { name: "calls of objects", aUser: user.objectCalls, aDay: freeADay.objectCalls },
    {
      name: "GB-s of objects",
      ...{ aUser: user.objectGigabyteSeconds, aDay: freeADay.objectGigabyteSeconds },
    },
    {
      name: "rows written by objects",
      ...{ aUser: user.objectRowsWritten, aDay: freeADay.objectRowsWritten },
    },
    {
      name: "operations of the queue",
      ...{ aUser: user.queueOperations, aDay: freeADay.queueOperations },
    },
    {
      name: "rows read, a 30th of a month's (Turso)",
      ...{ aUser: user.databaseRowsRead, aDay: freeADay.databaseRowsRead },
    },
    {
      name: "rows written, a 30th of a month's (Turso)",
      ...{ aUser: user.databaseRowsWritten, aDay: freeADay.databaseRowsWritten },
    },
  ];
  return limits.toSorted((one, other) => usersOf(one) - usersOf(other));
}

export function usersOf({ aUser, aDay }: DailyLimit): number {
  return aDay / aUser;
}

/** Whether an action's typical invocation stays below the processor time that the free plan allows. */
export function fitsFree(action: UserAction): boolean {
  return action.processor.median / invocationsOf(action) <= free.processorMs;
}

/** Requests, and deliveries by the consumer of the queue. */
function invocationsOf({ requests, queueMessages }: UserAction): number {
  return requests + queueMessages;
}

export function describeFreePlan(measurements: Measurements): string {
  const { actions, deployment } = measurements.users;
  const limits = dailyLimits(measurements);
  const [first] = limits;
  if (!first) throw new Error("there is no limit");
  const above = Object.entries(actions).flatMap(([name, one]) => (fitsFree(one) ? [] : name));
  const below = Object.entries(actions).flatMap(([name, one]) => (fitsFree(one) ? name : []));
  const most = Object.entries(actions).toSorted(
    ([, one], [, other]) => other.databaseCalls - one.databaseCalls,
  );
  const [[busiest = "", { databaseCalls: mostCalls = 0 } = {}] = []] = most;
  const { single, largest, workers } = deployment;
  const { passkeyCheck } = measurements.users;
  const [signUpLimit] = dailyLimits(measurements, usageOfAction("sign-up", measurements));
  if (!signUpLimit) throw new Error("there is no limit");
  const signUps = usersOf(signUpLimit);
  // Of the shares of a month.
  const paidUsers =
    workersPaid.requests.included / (usageOfUser(measurements).requests * daysOfMonth);
  return `## What of the free plans suffices

**Daily limits.** With the assumed mix, the first to be reached is that of ${first.name}, by some
**${short(usersOf(first))} users a day**. What is beyond a limit fails until midnight UTC (Turso: until the next month).

${table(
  ["", "a user's day", "free a day", "users a day"],
  limits.map((limit) => [limit.name, short(limit.aUser), short(limit.aDay), short(usersOf(limit))]),
)}

**${free.processorMs} ms of CPU for a request: not enough for everything.** Measured medians beyond it: ${list(above)}. Within it: ${list(below)}.
In an isolate that serves something for the first time it takes more (*first*), whatever it is, because code is read and
compiled then, and with few users many requests are first ones; *first* is of the single Worker, the Workers of a deployment
per route are smaller. The platform lets an isolate exceed the limit now and then; how often is not documented, and
its processors are not those that this was measured on. Expect errors 1102.

${table(
  [
    "action",
    "ms for an invocation: median",
    "longest",
    "repeated",
    "first",
    `≤ ${free.processorMs}`,
  ],
  Object.entries(actions).map(([name, one]) => [
    name,
    ...[one.processor.median, one.processor.longest].map((time) =>
      milliseconds(time / invocationsOf(one)),
    ),
    one.repeated === null ? "" : milliseconds(one.repeated / invocationsOf(one)),
    one.firstInIsolate === null ? "" : milliseconds(one.firstInIsolate / invocationsOf(one)),
    fitsFree(one) ? "yes" : "**no**",
  ]),
)}

**Limits of a deployment.** All are met: ${workers} Workers of ${free.workers}, one cron trigger of ${free.crons}. The largest
Worker of a deployment per route, \`${largest.name}\`, is ${short(largest.gzippedKib)} KiB gzipped and takes ${short(largest.startUpMs)} ms to start; the single
Worker of \`--single\` ${short(single.gzippedKib)} KiB and ${short(single.startUpMs)} ms; allowed are ${free.scriptMegabytes} MB (a newer page of the documentation says
64 MiB) and ${short(free.startUpMs)} ms.

**Sign-ups.** The check of a new passkey takes ${short(passkeyCheck.median)} ms of the time above (${short(passkeyCheck.first)} ms the first time, in Node);
the rest is three requests with their pages. There are no passwords, so nothing is hashed slowly on purpose: keys, sessions
and recovery codes are random texts, of which SHA-256 or a keyed hash is stored. Alone, ${short(signUps)} sign-ups a day would reach a daily limit (${signUpLimit.name});
the service itself admits 200 in an hour.

**${free.subrequests} subrequests for a request**, of which each query is one: the most is \`${busiest}\` with ${short(mostCalls)}, ${mostCalls > free.subrequests ? "**beyond it**" : "within it"}.

So: the daily limits would carry ${short(usersOf(first))} users, but the processor time of a request decides before them. The
APIs with a key, tools for agents and changes to jobs are within it once an isolate runs; ${short(freeADay.queueOperations / prices.operationsOfMessage)} deliveries
to webhooks a day are within the queue's operations. Pages, sign-ups and imports are not, so the free plan is for trying the
service. Workers Paid (${dollars(workersPaid.monthly)} a month) is enough for the first ${short(paidUsers)} users a day but for single dollars.`;
}

/** What the simplest request takes varies by about one, and is subtracted. */
function milliseconds(time: number): string {
  return time < 1 ? "< 1" : short(time);
}

function list(names: readonly string[]): string {
  return names.map((name) => `*${name}*`).join(", ");
}
