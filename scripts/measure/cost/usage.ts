/** The use of the platforms by users, from measurements and assumptions. */
import type { UserAction } from "../bench/measure-actions.ts";
import type { Measurements } from "../measurements.ts";
import { objectCall, operationsOfMessage } from "./plans.ts";
import { type Profile, profiles } from "./profiles.ts";

/** The use by one user on one day, or by as many as it is multiplied by. */
export type Usage = Record<(typeof fields)[number], number>;

const fields = [
  ...(["requests", "processorMs", "objectCalls", "objectGigabyteSeconds"] as const),
  ...(["objectRowsWritten", "queueOperations"] as const),
  ...(["databaseRowsRead", "databaseRowsWritten"] as const),
] as const;

type Actions = Pick<Measurements, "actions">;

/** @param name of an action in docs/measurements.json. */
export function usageOfAction(name: string, { actions }: Actions): Usage {
  const action = actionOf(name, actions);
  return {
    // Each message is delivered by an invocation of the queue's consumer.
    requests: action.requests + action.queueMessages,
    processorMs: action.processor.median,
    objectCalls: action.objectCalls,
    objectGigabyteSeconds: action.objectCalls * objectCall.seconds * objectCall.gigabytes,
    objectRowsWritten: action.objectRowsWritten,
    queueOperations: action.queueMessages * operationsOfMessage,
    databaseRowsRead: action.rowsRead,
    databaseRowsWritten: action.rowsWritten,
  };
}

/** The use by one user with this profile on one day. */
export function usageOfProfile({ actions }: Profile, measurements: Actions): Usage {
  return sum(
    Object.entries(actions).map(([name, times]) =>
      multiply(usageOfAction(name, measurements), times),
    ),
  );
}

/** The use by the average user on one day. */
export function usageOfUser(measurements: Actions): Usage {
  return sum(
    profiles.map((profile) => multiply(usageOfProfile(profile, measurements), profile.share)),
  );
}

/** By how many bytes the database grows with a day of the average user, if nothing is deleted. */
export function growthOfUser(measurements: Actions): number {
  const bytes = profiles.flatMap(({ share, actions }) =>
    Object.entries(actions).map(
      ([name, times]) =>
        share * times * Math.max(0, actionOf(name, measurements.actions).databaseBytes),
    ),
  );
  return bytes.reduce((total, one) => total + one, 0);
}

export function multiply(usage: Usage, factor: number): Usage {
  return mapUsage((field) => usage[field] * factor);
}

function sum(all: readonly Usage[]): Usage {
  return mapUsage((field) => all.reduce((total, one) => total + one[field], 0));
}

function mapUsage(of: (field: keyof Usage) => number): Usage {
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as Usage;
}

export function actionOf(name: string, actions: Record<string, UserAction>): UserAction {
  const action = actions[name];
  if (!action) throw new Error(`docs/measurements.json has no action "${name}"`);
  return action;
}
