/** docs/cost.md, computed. */
import { prices } from "../bench/prices.ts";
import { type Bill, billOf } from "./bill.ts";
import { dollars, short, table } from "./format.ts";
import { describeFreePlan } from "./free-plan.ts";
import { databaseOverage, plansReadOn, sources } from "./plans.ts";
import { daysOfMonth, profiles, sizes } from "./profiles.ts";
import {
  busyProcessorMs,
  busyRows,
  growthOfUser,
  type Measurements,
  multiply,
  usageOfAction,
  usageOfProfile,
  usageOfUser,
} from "./usage.ts";

export function makePage(measurements: Measurements): string {
  const { calls, users } = measurements;
  const bills = sizes.map((size) =>
    billOf(multiply(usageOfUser(measurements), size * daysOfMonth)),
  );
  return `# What it costs

Made by \`npm run cost\` from measurements; a test compares this page with what it computes. Processor time of an isolate
that is busy is from [benchmarks.json](benchmarks.json) (\`npm run bench\`, ${calls.date}); all else that an action takes is from
[benchmarks-users.json](benchmarks-users.json) (\`npm run bench:users\`, ${users.date}, on two cores whose load by other work was
${users.load.before.toFixed(1)} to ${users.load.after.toFixed(1)}, which makes processor time longer), and prices were read on ${plansReadOn}. What people
do is assumed ([profiles.ts](../scripts/cost/profiles.ts)): put in your own numbers and run the command again. **Nothing here
has been billed.**

${describeBills(bills)}

${describeProfiles(measurements)}

${describeActions(measurements)}

${describeFreePlan(measurements)}

${describeSources(measurements)}
`;
}

function describeBills(bills: readonly Bill[]): string {
  const [first] = bills;
  const names = first?.charges.map(({ name }) => name) ?? [];
  const rows = names.map((name, at) => [
    at === databaseRow ? "Turso, the cheapest plan" : name,
    ...bills.flatMap(({ charges, database }) => {
      const charge = charges[at];
      if (!charge) throw new Error(`no ${name}`);
      const amount = at === databaseRow ? `${database.name} ` : "";
      const used = charge.included === 0 ? "" : `${short(charge.used)} − ${short(charge.included)}`;
      return [used, `${amount}${dollars(charge.usd)}`];
    }),
  ]);
  const head = sizes.flatMap((size) => [`${short(size)} users a day: used − included`, "$"]);
  return `## A month

Users a day × ${daysOfMonth} days × what a user's day takes (below), less what the plan includes, at the price of what is beyond.
Egress and static files cost nothing.

${table(
  ["", ...head],
  [...rows, ["**together**", ...bills.flatMap(({ total }) => ["", `**${dollars(total)}**`])]],
)}

${sizes.map((size, at) => `${short(size)} users a day: $${short(((bills[at]?.total ?? 0) / (size * daysOfMonth)) * 1_000)} for a thousand users' days.`).join(" ")}`;
}

const databaseRow = 7;

function describeProfiles(measurements: Measurements): string {
  const rows = profiles.map((profile) => {
    const { requests, processorMs, databaseRowsRead, databaseRowsWritten, objectCalls } =
      usageOfProfile(profile, measurements);
    const does = Object.entries(profile.actions).map(([name, times]) => `${times} × *${name}*`);
    return [
      profile.name,
      `${(profile.share * 100).toFixed(0)}%`,
      does.join(", "),
      ...[requests, processorMs, objectCalls, databaseRowsRead, databaseRowsWritten].map(short),
    ];
  });
  const user = usageOfUser(measurements);
  return `## A user's day (assumed)

${table(
  ["who", "share", "a day", "requests", "ms of CPU", "calls of objects", "rows read", "written"],
  [
    ...rows,
    [
      ...["**the average user**", "", ""],
      ...[user.requests, user.processorMs, user.objectCalls],
      ...[user.databaseRowsRead, user.databaseRowsWritten],
    ].map((cell) => (typeof cell === "number" ? `**${short(cell)}**` : cell)),
  ],
)}`;
}

function describeActions(measurements: Measurements): string {
  const rows = Object.entries(measurements.users.actions).map(([name, action]) => {
    const usage = usageOfAction(name, measurements);
    return [
      name,
      ...[usage.requests, busyProcessorMs(name, measurements), action.databaseCalls],
      ...[usage.databaseRowsRead, usage.databaseRowsWritten, usage.objectCalls],
      ...[usage.objectRowsWritten, usage.queueOperations],
    ].map((cell) => (typeof cell === "number" ? short(cell) : cell));
  });
  const bytes = (measurements.users.actions["import of 500 jobs"]?.databaseBytes ?? 0) / 500;
  return `## What an action takes (measured)

Users come one after another, each new to the isolate, and do the thing up to five times within a session; so leases of
limits and what an isolate remembers of a caller are hardly used again, and calls of objects and rows are those of the worst case. An alarm counts as a call. An
invocation of the queue's consumer counts as a request. Processor time is that of the whole workerd process less that of the
simplest request; where [benchmarks.json](benchmarks.json) has a row of the kind (${Object.values(busyRows).join("; ")}) it is that row's.

${table(
  [
    ...["action", "requests", "ms of CPU", "queries", "rows read", "rows written"],
    ...["calls of objects", "rows written by objects", "operations of the queue"],
  ],
  rows,
)}

A job takes some ${short(bytes)} bytes of the database, with its history, its words and its indexes.`;
}

function describeSources(measurements: Measurements): string {
  const growth = growthOfUser(measurements) * 1e6 * daysOfMonth;
  const { objectSeconds, objectGigabytes } = prices.assumed;
  return `## What is not known

- What Cloudflare bills as processor time: its processors, and what of the runtime it counts, are not those measured here.
- How long an object's call lasts: ${objectSeconds * 1000} ms in ${objectGigabytes * 1000} MB are assumed.
- Turso's price beyond the shares of its larger plans: $${databaseOverage.rowsWritten * 1e6} for a million rows written and $${databaseOverage.rowsRead * 1e9} for a billion read are those published with its
  Free plan. Whether it counts entries of indexes as rows written, as sqld's own count here does. One writer may not be enough
  long before that bill is ([scale](scale.md)).
- How long people keep their jobs, and so how much the database holds: a month adds up to ${short(growth / 1e9)} GB with a million users a day
  ($${databaseOverage.gigabyte} a GB and month beyond the plan's), if nothing is deleted. Storage is not in the bill. Neither are the objects of accounts (each some 12 KB at $0.20 for a GB and month beyond 5 GB), R2 (the data files are within its free
  10 GB), logs beyond those included, a domain, and support.
- What people do. An agent that makes 10,000 calls a day is a hundred of the programs assumed here; its plan limits it.

## Sources

Read on ${plansReadOn}, as stored copies of these pages: Workers <${sources.workers}> and limits <${sources.limits}>, Durable
Objects <${sources.objects}>, Queues <${sources.queues}>. Turso's own page, <${sources.turso}>, could not be read here; a
transcription of 12 June 2026 is <${sources.transcribed}>. Prices: ${dollars(prices.workerRequest.usd * 1e6)} for a million requests,
${dollars(prices.processorMillisecond.usd * 1e6)} for a million ms of CPU, ${dollars(prices.objectRequest.usd * 1e6)} for a million calls of objects, ${dollars(prices.objectGigabyteSecond.usd * 1e6)} for a million GB-s, $1.00 for a million
rows that objects write, ${dollars(prices.queueOperation.usd * 1e6)} for a million operations of a queue, ${prices.operationsOfMessage} of which deliver a message.`;
}
