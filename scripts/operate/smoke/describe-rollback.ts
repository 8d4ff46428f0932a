import type { Stage } from "#scripts/run/workers/composed-config.ts";
import type { Result } from "./result.ts";

interface Rollback {
  /** The checks that failed. */
  failed: readonly Result[];
  /** The Workers that were just uploaded; null if that is not known. */
  uploaded: readonly string[] | null;
  /** All Workers of the deployment. */
  all: readonly string[];
  stage?: Stage | undefined;
}

const advice =
  "Nothing was rolled back. To go back to the versions before (a first deployment has none):";

/** Lines for the operator: the command that undoes what failed, and what it would not undo. */
export function describeRollback({ failed, uploaded, all, stage }: Rollback): string[] {
  const guilty = all.filter((worker) => failed.some(({ workers }) => workers.includes(worker)));
  if (guilty.length === 0) return [];
  const ours = guilty.filter((worker) => uploaded?.includes(worker) ?? true);
  const others = guilty.filter((worker) => !ours.includes(worker));
  return [
    ...(ours.length === 0 ? [] : [advice, describeCommand(ours, all, stage)]),
    ...(others.length === 0
      ? []
      : [
          `Not part of this deployment, so that a rollback of it changes nothing: ${others.join(" ")}`,
        ]),
  ];
}

function describeCommand(workers: readonly string[], all: readonly string[], stage?: Stage) {
  const isWhole = workers.length === all.length && all.length > 1;
  const names = isWhole ? ["all"] : workers;
  const option = stage === undefined ? "" : ` --${stage}`;
  return `npm run rollback -- ${names.join(" ")}${option} --message "smoke test failed"`;
}
