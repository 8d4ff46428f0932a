/** What users use, from measurements and assumptions. */
import { prices } from "../bench/prices.ts";
import type { Deployment } from "../bench/users/measure-deployment.ts";
import type { UserAction } from "../bench/users/measure-kinds.ts";
import type { PasskeyCheck } from "../bench/users/measure-passkey-check.ts";
import { type Profile, profiles } from "./profiles.ts";

/** The two files of measurements, as far as they are needed here. */
export interface Measurements {
  /** docs/benchmarks.json. */
  calls: { date: string; rows: Record<string, { processorTime?: number | null }> };
  /** docs/benchmarks-users.json. */
  users: {
    date: string;
    load: { before: number; after: number };
    deployment: Deployment;
    passkeyCheck: PasskeyCheck;
    actions: Record<string, UserAction>;
  };
}

/** Of one user on one day, or of as many as it is multiplied by. */
export interface Usage {
  requests: number;
  processorMs: number;
  objectCalls: number;
  objectGigabyteSeconds: number;
  objectRowsWritten: number;
  queueOperations: number;
  databaseRowsRead: number;
  databaseRowsWritten: number;
}

/**
 * Actions of which docs/benchmarks.json has the processor time in an isolate that is busy, as isolates
 * are with many users. Of the others, the time of few users is taken, which is more.
 */
export const busyRows: Readonly<Record<string, string>> = {
  "search without a key": "`search`, never the same twice, with a key",
  "calculate with a key": "`calculate`, Zipf",
  "tool of an agent": "MCP `tools/call`",
  "list of jobs, 30 jobs": "list jobs, 100 jobs",
  "new job": "create a job, 4 at once, 100 jobs",
};

/** Of an action in a busy isolate, milliseconds. */
export function busyProcessorMs(name: string, { calls, users }: Measurements): number {
  const row = busyRows[name];
  const known = row === undefined ? undefined : calls.rows[row]?.processorTime;
  if (row !== undefined && typeof known !== "number") throw new Error(`no row is called ${row}`);
  const action = actionOf(name, users.actions);
  return typeof known === "number" ? known / 1000 : (action.repeated ?? action.processor.median);
}

export function usageOfAction(name: string, measurements: Measurements): Usage {
  const action = actionOf(name, measurements.users.actions);
  // Besides the request: each message is delivered by an invocation of the queue's consumer.
  const { objectSeconds, objectGigabytes } = prices.assumed;
  return {
    requests: action.requests + action.queueMessages,
    processorMs: busyProcessorMs(name, measurements),
    objectCalls: action.objectCalls,
    objectGigabyteSeconds: action.objectCalls * objectSeconds * objectGigabytes,
    objectRowsWritten: action.objectRowsWritten,
    queueOperations: action.queueMessages * prices.operationsOfMessage,
    databaseRowsRead: action.rowsRead,
    databaseRowsWritten: action.rowsWritten,
  };
}

/** Of a day of one user with this profile. */
export function usageOfProfile({ actions }: Profile, measurements: Measurements): Usage {
  return sum(
    Object.entries(actions).map(([name, times]) =>
      multiply(usageOfAction(name, measurements), times),
    ),
  );
}

/** Of a day of the average user. */
export function usageOfUser(measurements: Measurements): Usage {
  return sum(
    profiles.map((profile) => multiply(usageOfProfile(profile, measurements), profile.share)),
  );
}

/** By how many bytes the database grows with a day of the average user, if nothing is deleted. */
export function growthOfUser({ users }: Measurements): number {
  return profiles.reduce(
    (sum, { share, actions }) =>
      sum +
      Object.entries(actions).reduce(
        (own, [name, times]) =>
          own + share * times * Math.max(0, actionOf(name, users.actions).databaseBytes),
        0,
      ),
    0,
  );
}

export function multiply(usage: Usage, factor: number): Usage {
  return mapUsage(usage, (value) => value * factor);
}

function sum(all: readonly Usage[]): Usage {
  return all.reduce((total, one) => mapUsage(total, (value, key) => value + one[key]));
}

function mapUsage(usage: Usage, change: (value: number, key: keyof Usage) => number): Usage {
  return {
    requests: change(usage.requests, "requests"),
    processorMs: change(usage.processorMs, "processorMs"),
    objectCalls: change(usage.objectCalls, "objectCalls"),
    objectGigabyteSeconds: change(usage.objectGigabyteSeconds, "objectGigabyteSeconds"),
    objectRowsWritten: change(usage.objectRowsWritten, "objectRowsWritten"),
    queueOperations: change(usage.queueOperations, "queueOperations"),
    databaseRowsRead: change(usage.databaseRowsRead, "databaseRowsRead"),
    databaseRowsWritten: change(usage.databaseRowsWritten, "databaseRowsWritten"),
  };
}

function actionOf(name: string, actions: Record<string, UserAction>): UserAction {
  const action = actions[name];
  if (!action) throw new Error(`docs/benchmarks-users.json has no action "${name}"`);
  return action;
}
