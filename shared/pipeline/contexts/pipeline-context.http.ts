import type { Context } from "hono";
import type { Write } from "#shared/db/transaction.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { streamHeld } from "#shared/middleware/response/held-responses.ts";
import type { Admission } from "#shared/rate-limit/admission.ts";
import { findSalaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { accountContext, accountWriteContext } from "#shared/writes/pending-events.http.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";

/** The context of the Job Pipeline API's reading verbs. */
export function readContext(c: Context<AppEnv>): ReadContext {
  const context = accountContext(c);
  c.set("streamLarge", (body) => streamHeld(context.caller.accountId, body));
  return { ...context, salaries: () => findSalaryContext(c) };
}

/** The context of its writing verbs, which write in the batch of their request. */
export function writeContext(c: Context<AppEnv>, write: Write): WriteContext {
  return { ...readContext(c), ...accountWriteContext(c, write) };
}

/** The limiter's decision on this request. */
export function admissionOf(c: Context<AppEnv>): Admission {
  const { admission } = c.var;
  if (!admission) throw new Error("an operation of the pipeline API was not counted");
  return admission;
}
