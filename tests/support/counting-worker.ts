/**
 * The probe Worker, with a count of its calls to each limiter object: `GET /objects` returns calls
 * by name. `POST /limiter?name=` with `{"call": METHOD, "with": ARGUMENT}` calls an object directly.
 */
import type { Bindings } from "#shared/middleware/env.ts";
import { RateLimiter as Limiter } from "#shared/rate-limit/rate-limiter.ts";
import probe from "./probe-worker.ts";

const calls = new Map<string, number>();

/** A limiter whose stored rows a test can set and see. */
export class RateLimiter extends Limiter {
  async restore(rows: Record<string, unknown>): Promise<void> {
    await this.ctx.storage.put(rows);
  }

  async stored(): Promise<{ rows: [string, unknown][]; alarm: number | null }> {
    const rows = [...(await this.ctx.storage.list())];
    return { rows, alarm: await this.ctx.storage.getAlarm() };
  }
}

function counting(namespace: Bindings["RATE_LIMITER"]): Bindings["RATE_LIMITER"] {
  return new Proxy(namespace, {
    get(target, property) {
      if (property === "idFromName") {
        return (name: string) => {
          calls.set(name, (calls.get(name) ?? 0) + 1);
          return target.idFromName(name);
        };
      }
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function callLimiter(request: Request, env: Bindings): Promise<Response> {
  const name = new URL(request.url).searchParams.get("name") ?? "";
  const { call, with: argument } = await request.json<{
    call: "usage" | "lease" | "forget" | "prune" | "restore" | "stored";
    with: never;
  }>();
  const limiter = env.RATE_LIMITER.get(
    env.RATE_LIMITER.idFromName(name),
  ) as DurableObjectStub<RateLimiter>;
  const result: unknown = await limiter[call](argument);
  return Response.json(result ?? null);
}

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const { pathname } = new URL(request.url);
    if (pathname === "/objects") return Response.json(Object.fromEntries(calls));
    if (pathname === "/limiter") return callLimiter(request, env);
    return probe.fetch(request, { ...env, RATE_LIMITER: counting(env.RATE_LIMITER) }, context);
  },
};
