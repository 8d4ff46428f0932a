/** The tables of docs/cost.md. */
import { short, table } from "#scripts/run/local/fill-tables.ts";
import type { Measurements } from "../measurements.ts";
import { sayWhen } from "../speed-tables.ts";
import { billOf } from "./bill.ts";
import { dailyLimits, fitsFree, invocationsOf } from "./free-plan.ts";
import { free, plansReadOn } from "./plans.ts";
import { daysOfMonth, keptMonths, profiles, sizes } from "./profiles.ts";
import {
  actionOf,
  growthOfUser,
  multiply,
  type Usage,
  usageOfAction,
  usageOfProfile,
  usageOfUser,
} from "./usage.ts";

export function costTables(measurements: Measurements): Record<string, string> {
  const user = usageOfUser(measurements);
  return {
    measured: `${sayWhen(measurements)} Prices were read on ${plansReadOn}.`,
    bill: tableOfBills(user, growthOfUser(measurements)),
    users: tableOfUsers(measurements, user),
    actions: tableOfActions(measurements),
    limits: tableOfLimits(user),
    invocations: tableOfInvocations(measurements),
    deployment: tableOfDeployment(measurements),
  };
}

function tableOfBills(user: Usage, bytes: number): string {
  const bills = sizes.map((size) => {
    const days = size * daysOfMonth;
    return billOf(multiply(user, days), (bytes * days * keptMonths) / 1e9);
  });
  const [first] = bills;
  const rows = (first?.charges ?? []).map(({ name }, at) => [
    name,
    ...bills.flatMap(({ charges, database }) => {
      const { used = 0, included = 0, usd = 0 } = charges[at] ?? {};
      const ofPlan = name.startsWith("Turso") ? database.name : "";
      return [included === 0 ? ofPlan : `${short(used)} − ${short(included)}`, dollars(usd)];
    }),
  ]);
  const total = ["**together**", ...bills.flatMap((bill) => ["", `**${dollars(bill.total)}**`])];
  const perThousand = bills.flatMap((bill, at) => [
    ...["", `$${short((bill.total / ((sizes[at] ?? 1) * daysOfMonth)) * 1_000)}`],
  ]);
  return table(
    ["", ...sizes.flatMap((size) => [`${short(size)} users a day: used − included`, "$"])],
    [...rows, total, ["a thousand users' days", ...perThousand]],
  );
}

function tableOfUsers(measurements: Measurements, user: Usage): string {
  const cells = (usage: Usage) =>
    [
      ...[usage.requests, usage.processorMs, usage.objectCalls],
      ...[usage.databaseRowsRead, usage.databaseRowsWritten],
    ].map(short);
  const rows = profiles.map((profile) => [
    ...[profile.name, `${(profile.share * 100).toFixed(0)}%`],
    Object.entries(profile.actions)
      .map(([name, times]) => `${times} × *${name}*`)
      .join(", "),
    ...cells(usageOfProfile(profile, measurements)),
  ]);
  return table(
    ["who", "share", "a day", "requests", "ms of CPU", "calls of objects", "rows read", "written"],
    [...rows, ["**the average user**", "", "", ...cells(user).map((cell) => `**${cell}**`)]],
  );
}

function tableOfActions(measurements: Measurements): string {
  return table(
    [
      ...["", "requests", "ms of CPU", "rows read", "rows written"],
      ...["calls of objects", "rows written by objects", "operations of the queue", "bytes kept"],
    ],
    namesOfProfiles().map((name) => {
      const { databaseBytes } = actionOf(name, measurements.actions);
      const usage = usageOfAction(name, measurements);
      return [
        name,
        ...[usage.requests, usage.processorMs, usage.databaseRowsRead, usage.databaseRowsWritten],
        ...[usage.objectCalls, usage.objectRowsWritten, usage.queueOperations],
        Math.max(0, databaseBytes),
      ].map((cell) => (typeof cell === "number" ? short(cell) : cell));
    }),
  );
}

/** The actions that the bill is made of. */
function namesOfProfiles(): string[] {
  return [...new Set(profiles.flatMap(({ actions }) => Object.keys(actions)))];
}

function tableOfLimits(user: Usage): string {
  return table(
    ["", "a user's day", "free a day", "users a day"],
    dailyLimits(user).map(({ name, aUser, aDay, users }) => [
      ...[name, short(aUser), short(aDay), short(users)],
    ]),
  );
}

function tableOfInvocations({ actions }: Measurements): string {
  return table(
    ["", "median", "longest", "first in an isolate", `≤ ${free.processorMs}`],
    namesOfProfiles().map((name) => {
      const action = actionOf(name, actions);
      const { median, longest, first } = action.processor;
      const times = [median, longest, first].map((time) =>
        time === null ? "" : milliseconds(time / invocationsOf(action)),
      );
      return [name, ...times, fitsFree(action) ? "yes" : "**no**"];
    }),
  );
}

function tableOfDeployment(measurements: Measurements): string {
  const { workers, largest, single } = measurements.deployment;
  const queries = Object.values(measurements.actions).map(({ databaseCalls }) => databaseCalls);
  const month = growthOfUser(measurements) * 1e6 * daysOfMonth;
  return table(
    ["", "measured", "free"],
    [
      ["Workers of a deployment per route", `${workers}`, `${free.workers}`],
      ...[largest, single].flatMap(({ name, gzippedKib, startUpMs }) => [
        [`KiB of \`${name}\`, gzipped`, short(gzippedKib), short(free.scriptMegabytes * 1024)],
        [`ms until \`${name}\` has started`, short(startUpMs), short(free.startUpMs)],
      ]),
      ["most queries of a request", short(Math.max(...queries)), `${free.subrequests}`],
      ["GB that a million users a day add in a month", short(month / 1e9), "5"],
    ],
  );
}

function dollars(value: number): string {
  if (value === 0) return "–";
  if (value < 0.005) return "< $0.01";
  return value < 100 ? `$${value.toFixed(2)}` : `$${Math.round(value).toLocaleString("en-US")}`;
}

/** The time of the simplest request, which is subtracted, varies by about one. */
function milliseconds(time: number): string {
  return time < 1 ? "< 1" : short(time);
}
