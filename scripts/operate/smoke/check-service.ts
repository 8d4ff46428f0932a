/** Checks that several functions share: errors, limits, the dataset, an estimate and its lineage. */
import * as z from "zod";
import { type Answer, errorCode, isUnreachable, send, type Target } from "./call.ts";
import { describeAnswerProblem, describeStatus, type FunctionResult } from "./check-function.ts";
import { checks } from "./checks.ts";
import type { Result } from "./result.ts";
import { findZoneRefusal } from "./zone-refusal.ts";

const Catalog = z.object({ attribution: z.object({ citation: z.string() }) });
const Estimate = z.object({
  data: z.object({
    estimate: z.object({
      low: z.int().positive(),
      median: z.int().positive(),
      high: z.int().positive(),
      data_point_id: z.string().regex(/^dp_[\w-]+$/),
    }),
  }),
});

/** A path that no function has: an error in the shape of the API, by the catch-all Worker. */
export async function checkNotFound(target: Target, worker: string): Promise<Result> {
  const path = "/api/v1/intelligence/nothing-is-here";
  const answer = await send(target, { method: "GET", path });
  const problem =
    describeAnswerProblem(answer, [404], undefined) ??
    (isUnreachable(answer) || errorCode(answer) === "endpoint_not_found"
      ? null
      : `expected the code endpoint_not_found, got ${describeStatus(answer)}`);
  return judged("unknown path", worker, problem ?? `GET ${path}: 404`, problem !== null);
}

/**
 * The default of Python's own library. A zone that refuses programs refuses first those that do not
 * name themselves.
 */
const programAgent = "Python-urllib/3.12";

/** Whether the zone lets programs through: one call as such a program sends it. */
export async function checkProgram(target: Target, worker: string): Promise<Result> {
  const { method, path, statuses } = checks.demo;
  const answer = await send(target, { method, path, headers: { "user-agent": programAgent } });
  const asked = `${method} ${path} as ${programAgent}`;
  const refusal = isUnreachable(answer) ? null : findZoneRefusal(answer);
  if (refusal !== null) {
    const text = `${asked}: refused by ${refusal.by}, before the Worker. In Cloudflare's dashboard, ${refusal.remedy}.`;
    // No rollback changes the zone.
    return judged("programs", [], text, true);
  }
  const problem = describeAnswerProblem(answer, statuses, undefined);
  return judged("programs", worker, `${asked}: ${problem ?? "200"}`, problem !== null);
}

/** The version of the reference data, as the catalog cites it. */
export function checkDataset(roles: FunctionResult): Result {
  const { citation } = parse(Catalog, roles.answer)?.attribution ?? {};
  const version = /\bDataset ([\w.-]+?)\.?(?:\s|$)/.exec(citation ?? "")?.[1];
  return version === undefined
    ? judged("dataset", roles.workers, "the catalog cites no version of the dataset", true)
    : judged("dataset", roles.workers, version, false);
}

/** Every keyed call is counted by the objects of the core Worker. */
export function checkLimits(core: string, counted: readonly FunctionResult[]): Result {
  const answers = counted.flatMap(({ answer, outcome }) =>
    answer && outcome === "passed" && answer.status < 400 ? [answer] : [],
  );
  if (answers.length === 0)
    return skipped("limits", "needs SMOKE_KEY or SMOKE_TOKEN, and an answer");
  const left = answers.map(({ headers }) => headers.get("x-ratelimit-remaining") ?? "none");
  const missing = left.filter((value) => !/^\d+$/.test(value));
  return missing.length > 0
    ? judged("limits", core, "expected X-RateLimit-Remaining, got none", true)
    : judged("limits", core, `counted, ${Math.min(...left.map(Number))} left this minute`, false);
}

/** The estimate of the call to calculate, and the lineage of its figure. */
export async function checkEstimate(
  target: Target,
  calculate: FunctionResult,
  lineageWorker: string,
): Promise<Result> {
  const name = "estimate";
  if (target.credentials.SMOKE_KEY === undefined) return skipped(name, "needs SMOKE_KEY");
  const estimate = parse(Estimate, calculate.answer)?.data.estimate;
  if (!estimate || estimate.low > estimate.median || estimate.median > estimate.high) {
    const text = "expected low, median and high in this order, with a data_point_id";
    return judged(name, calculate.workers, text, true);
  }
  const figure = `$${estimate.low} to $${estimate.high}, median $${estimate.median}`;
  const path = `/api/v1/intelligence/lineage/${estimate.data_point_id}`;
  const answer = await send(target, { method: "GET", path, needs: "SMOKE_KEY" });
  const problem = describeAnswerProblem(answer, [200, 403], undefined);
  if (problem !== null)
    return judged(name, lineageWorker, `lineage of ${figure}: ${problem}`, true);
  const traced = !isUnreachable(answer) && answer.status === 200;
  const text = traced ? `${figure}, with lineage` : `${figure}; the key may not read its lineage`;
  return judged(name, calculate.workers, text, false);
}

export function skipped(name: string, text: string): Result {
  return { name, outcome: "skipped", text, workers: [] };
}

export function judged(
  name: string,
  workers: string | readonly string[],
  text: string,
  failed: boolean,
): Result {
  return { name, outcome: failed ? "failed" : "passed", text, workers: [workers].flat() };
}

/** The body, if it has this shape. */
export function parse<Shape>(shape: z.ZodType<Shape>, answer: Answer | null): Shape | null {
  try {
    return shape.parse(JSON.parse(answer?.text ?? ""));
  } catch {
    return null;
  }
}
