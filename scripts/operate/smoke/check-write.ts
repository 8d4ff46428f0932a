import { randomUUID } from "node:crypto";
import * as z from "zod";
import { type Answer, type Call, isUnreachable, send, type Target } from "./call.ts";
import { describeAnswerProblem } from "./check-function.ts";
import { judged, parse, skipped } from "./check-service.ts";
import type { Result } from "./result.ts";

const Created = z.object({ id: z.string().regex(/^\w{1,60}$/) });
const name = "write";

/**
 * Creates a job twice with one idempotency key, reads it, and deletes it, whatever went wrong: the
 * account has what it had before.
 */
export async function checkWrite(target: Target, worker: string): Promise<Result> {
  if (target.credentials.SMOKE_TOKEN === undefined) return skipped(name, "needs SMOKE_TOKEN");
  const call = caller(target);
  const body = { title: "Smoke test after a deployment", company: "Smoke test", status: "saved" };
  const made = await create(call, { method: "POST", path: "/api/mcp/jobs", body });
  const found = [made.problem];
  if (made.id !== null) {
    const path = `/api/mcp/jobs/${made.id}`;
    if (made.problem === null) {
      found.push(describeReplay(made.answer, await call("repeat", made.call, 201)));
      found.push(problemOf(await call("read", { method: "GET", path }, 200)));
    }
    found.push(problemOf(await call("delete", { method: "DELETE", path }, 200)));
    found.push(problemOf(await call("read what is deleted", { method: "GET", path }, 404)));
  }
  const problems = found.filter((one) => one !== null);
  const done = "a job was created once, read and deleted";
  return judged(name, worker, problems.join("; ") || done, problems.length > 0);
}

/** The same key and body have the same response, byte for byte. */
function describeReplay(first: Answer | null, second: Answer | string): string | null {
  if (typeof second === "string") return second;
  return first?.text === second.text && second.headers.get("idempotent-replayed") === "true"
    ? null
    : "repeat: expected the first response again, with Idempotent-Replayed";
}

type Send = ReturnType<typeof caller>;

/** A record that a call created. */
interface Creation {
  /** The call with its idempotency key. */
  call: Call;
  answer: Answer | null;
  /** Null if nothing was created. */
  id: string | null;
  problem: string | null;
}

/**
 * Creates a record. If the response is lost or wrong, the call is repeated with its idempotency key,
 * to learn the id of what may have been created: it has to be deleted.
 */
export async function create(call: Send, plain: Call): Promise<Creation> {
  const keyed = { ...plain, headers: { "idempotency-key": randomUUID() } };
  const first = await call("create", keyed, 201);
  const answer = typeof first === "string" ? null : first;
  const id = parse(Created, answer)?.id;
  if (id !== undefined) return { call: keyed, answer, id, problem: null };
  const again = await call("create", keyed, 201);
  const left = typeof again === "string" ? null : (parse(Created, again)?.id ?? null);
  const problem = typeof first === "string" ? first : "create: expected an id";
  return { call: keyed, answer: null, id: left, problem };
}

export const problemOf = (answer: Answer | string): string | null =>
  typeof answer === "string" ? answer : null;

/** Sends calls with the token. The result is the answer, or what is wrong with it. */
export function caller(target: Target) {
  return async function call(step: string, own: Call, status: number): Promise<Answer | string> {
    const answer = await send(target, { ...own, needs: "SMOKE_TOKEN" });
    const problem = describeAnswerProblem(answer, [status], undefined);
    return problem === null && !isUnreachable(answer) ? answer : `${step}: ${problem}`;
  };
}
