import type { Context } from "hono";
import { newId } from "../../core/ids.ts";
import type { Write } from "../../db/transaction.ts";
import type { ReadContext, WriteContext } from "../../pipeline/context.ts";
import type { Admission } from "../../rate-limit/admission.ts";
import type { AppEnv } from "../env.ts";
import { openDatabase } from "../request/database.ts";
import { streamHeld } from "../response/held-responses.ts";
import { collectEvents } from "./pending-events.ts";
import { findSalaryContext } from "./salary-context.ts";

/** The context of the Job Pipeline API's reading verbs. */
export function readContext(c: Context<AppEnv>): ReadContext {
  const { caller, now } = common(c);
  c.set("streamLarge", (body) => streamHeld(caller.accountId, body));
  return { caller, now, db: openDatabase(c), salaries: () => findSalaryContext(c) };
}

/** The context of its writing verbs, which write in the batch of their request. */
export function writeContext(c: Context<AppEnv>, write: Write): WriteContext {
  return { ...readContext(c), write, newId, announce: collectEvents(c) };
}

function common(c: Context<AppEnv>) {
  const { caller, now } = c.var;
  if (!caller) throw new Error("an operation of the pipeline API has no caller");
  return { caller, now };
}

/** The limiter's decision on this request. */
export function admissionOf(c: Context<AppEnv>): Admission {
  const { admission } = c.var;
  if (!admission) throw new Error("an operation of the pipeline API was not counted");
  return admission;
}
