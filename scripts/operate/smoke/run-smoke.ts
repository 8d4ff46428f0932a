import { functionNames } from "#functions/deployments.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { isLocal } from "#scripts/run/local/loopback.ts";
import { listWorkers } from "#scripts/run/workers/workers.ts";
import type { Deployment } from "../deploy/deployed-versions.ts";
import type { Target } from "./call.ts";
import { checkDelivery } from "./check-delivery.ts";
import { checkFunction, type FunctionResult } from "./check-function.ts";
import {
  checkDataset,
  checkEstimate,
  checkLimits,
  checkNotFound,
  checkProgram,
} from "./check-service.ts";
import { checkWrite } from "./check-write.ts";
import { checks } from "./checks.ts";
import { describeRollback } from "./describe-rollback.ts";
import { formatResult, type Result } from "./result.ts";
import { findZoneRefusal } from "./zone-refusal.ts";

export interface SmokeOptions {
  origin: string;
  credentials: Target["credentials"];
  /** The versions that should run; a Worker that is not named may run any. */
  deployment: Pick<Deployment, "single" | "stage" | "versions">;
  /** The Workers that were just uploaded; null if that is not known. */
  uploaded: readonly string[] | null;
  /** Where the event of a test is delivered to. */
  webhookUrl?: string | undefined;
  /** How long a version that was just uploaded may take to arrive. */
  waitMs?: number;
  timeoutMs?: number;
  pollMs?: number;
  fetch?: typeof fetch;
  log?: (line: string) => void;
}

const atATime = 6;

/**
 * Asks each function once, and what they do together, and prints a line for each.
 *
 * @throws {CommandFailed} with the command of the rollback if a check failed, unless a rollback cannot help.
 */
export async function runSmoke(options: SmokeOptions): Promise<void> {
  const { deployment, waitMs = 120_000, log = console.log } = options;
  const started = Date.now();
  const target: Target = {
    origin: options.origin,
    credentials: options.credentials,
    fetch: options.fetch ?? fetch,
    timeoutMs: options.timeoutMs ?? 10_000,
    arrivesUntil: started + waitMs,
    pollMs: options.pollMs ?? 2_000,
  };
  const workerOf = (name: string) => (deployment.single ? "single" : name);
  const results: Result[] = [];
  const report = (result: Result) => {
    results.push(result);
    log(formatResult(result));
  };

  const answered = new Map<string, FunctionResult>();
  const waiting = [...functionNames, "catch-all" as const];
  const next = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const worker = workerOf(name);
      const expected = deployment.versions[worker];
      const result = await checkFunction(target, { name, check: checks[name], expected, worker });
      answered.set(name, result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: atATime }, next));

  const find = (name: string) => {
    const result = answered.get(name);
    if (!result) throw new Error(`${name} was not asked`);
    return result;
  };
  report(await checkProgram(target, workerOf("demo")));
  const isRefused = [...answered.values()].some(({ answer }) => answer && findZoneRefusal(answer));
  // The zone would refuse these too, which says nothing about the Workers.
  if (!isRefused) {
    report(await checkNotFound(target, workerOf("catch-all")));
    report(checkDataset(find("roles")));
    report(checkLimits(workerOf("core"), [find("calculate"), find("jobs")]));
    report(await checkEstimate(target, find("calculate"), workerOf("lineage")));
    report(await checkWrite(target, workerOf("jobs")));
    const delivering = [...new Set([workerOf("webhooks"), workerOf("core")])];
    report(await checkDelivery(target, delivering, options.webhookUrl));
  }

  const all = deployment.single ? ["single"] : listWorkers().map(({ name }) => name);
  const seconds = ((Date.now() - started) / 1_000).toFixed(0);
  log(`\n${summarize(results)}, ${seconds} s.`);
  const failed = results.filter(({ outcome }) => outcome === "failed");
  if (failed.length === 0) return;
  const { uploaded } = options;
  const rollback = isLocal(options.origin)
    ? []
    : describeRollback({ failed, uploaded, all, stage: deployment.stage });
  const first = `The smoke test failed: ${failed.length} of ${results.length} checks.`;
  throw new CommandFailed(
    [first, ...failed.map(formatResult), "", ...rollback].join("\n").trimEnd(),
  );
}

function summarize(results: readonly Result[]): string {
  const count = (wanted: Result["outcome"]) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`;
}
