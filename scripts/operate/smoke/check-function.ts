import { serviceVersion } from "#shared/core/service-version.ts";
import {
  type Answer,
  errorCode,
  isUnreachable,
  sendToVersion,
  type Target,
  type Unreachable,
  versionOf,
} from "./call.ts";
import type { Check } from "./checks.ts";
import type { Result } from "./result.ts";
import { findZoneRefusal } from "./zone-refusal.ts";

interface FunctionCheck {
  name: string;
  check: Check;
  /** The version that should answer, if it is known. */
  expected: string | undefined;
  /** The Worker that serves it. */
  worker: string;
}

export interface FunctionResult extends Result {
  /** Null if there was none. */
  answer: Answer | null;
}

/** Asks one function and judges its answer. */
export async function checkFunction(
  target: Target,
  { name, check, expected, worker }: FunctionCheck,
): Promise<FunctionResult> {
  const hasCredential = check.needs === undefined || target.credentials[check.needs] !== undefined;
  const answer = await sendToVersion(target, check, expected);
  const problem =
    describeAnswerProblem(answer, hasCredential ? check.statuses : [401], expected) ??
    (isUnreachable(answer) ? null : describeBodyProblem(answer, check));
  const asked = `${check.method} ${check.path}`;
  const got = isUnreachable(answer) ? answer.reason : describeStatus(answer);
  const isRefused = !isUnreachable(answer) && findZoneRefusal(answer) !== null;
  return {
    name,
    // No rollback changes the zone.
    workers: isRefused ? [] : [worker],
    answer: isUnreachable(answer) ? null : answer,
    ...(problem === null
      ? { outcome: "passed", text: `${asked}: ${got}` }
      : { outcome: "failed", text: `${asked}: ${problem}` }),
  };
}

/** Names a wrong status or header of a response; null if all are right. */
export function describeAnswerProblem(
  answer: Answer | Unreachable,
  statuses: readonly number[],
  expectedVersion: string | undefined,
): string | null {
  const wanted = `expected ${statuses.join(" or ")}`;
  if (isUnreachable(answer)) return `${wanted}, got ${answer.reason}`;
  const version = versionOf(answer);
  if (expectedVersion !== undefined && version !== null && version !== expectedVersion) {
    return `expected Worker-Version ${expectedVersion}, got ${version}`;
  }
  if (!statuses.includes(answer.status) || findZoneRefusal(answer) !== null)
    return `${wanted}, got ${describeStatus(answer)}`;
  const own = answer.headers.get("service-version");
  if (own !== serviceVersion) {
    return `expected Service-Version ${serviceVersion}, got ${own ?? "none"}`;
  }
  return version === null ? `expected Worker-Version ${expectedVersion ?? ""}, got none` : null;
}

function describeBodyProblem(answer: Answer, { contains }: Check): string | null {
  if (answer.status >= 400) {
    return errorCode(answer) === null ? "expected an error with a code, got none" : null;
  }
  if (contains === undefined || answer.text.includes(contains)) return null;
  return `expected a body with ${contains}, got ${answer.text.length} characters without it`;
}

/** The status, the code of an error, and what most likely causes it. */
export function describeStatus(answer: Answer): string {
  const code = errorCode(answer);
  const refusal = findZoneRefusal(answer);
  const hint = refusal ? `refused by ${refusal.by}, before the Worker` : hints[answer.status];
  const status = code === null ? `${answer.status}` : `${answer.status} (${code})`;
  return hint === undefined ? status : `${status}; ${hint}`;
}

const hints: Readonly<Record<number, string>> = {
  429: "the limit of this address or credential: wait a minute",
  503: "is the database migrated and loaded? (npm run db:migrate, npm run db:load)",
};
