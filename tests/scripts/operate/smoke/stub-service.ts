/** A service that answers the smoke test rightly, apart from what a test changes. */

import { functionAt } from "#functions/deployments.ts";
import { type Check, checks } from "#scripts/operate/smoke/checks.ts";
import { serviceVersion } from "#shared/core/service-version.ts";

export const credentials = { SMOKE_KEY: "intelligence_hush", SMOKE_TOKEN: "ext_hush" };

export interface StubCall {
  /** The function that serves the path, or `catch-all`. */
  name: string;
  method: string;
  path: string;
  /** The client's name for itself. */
  agent: string;
  /** How many calls of this method the function has had, with this one. */
  count: number;
}

type Change = (right: Response, call: StubCall) => Response | Promise<Response>;

const estimate = { low: 100, median: 150, high: 200, data_point_id: "dp_one" };
const bodies: Readonly<Record<string, unknown>> = {
  calculate: { data: { estimate } },
  lineage: { data: {} },
  roles: { data: [], attribution: { citation: "By role. Dataset 2025.05-35fa4e7a." } },
};

/** @param version that each Worker claims to be. */
export function stubService(
  change: Change = (right) => right,
  version: (name: string) => string = (name) => `v-${name}`,
) {
  const calls: StubCall[] = [];
  const jobs = new Set<string>();

  async function answer(call: StubCall, init: RequestInit | undefined): Promise<Response> {
    const headers = new Headers(init?.headers);
    const check = checks[call.name as keyof typeof checks];
    const own = (status: number, body: unknown, more: Record<string, string> = {}) =>
      new Response(body === null ? null : JSON.stringify(body), {
        status,
        headers: {
          "service-version": serviceVersion,
          "worker-version": version(call.name),
          ...(headers.has("authorization") && { "x-ratelimit-remaining": "41" }),
          ...more,
        },
      });
    if (call.method === "OPTIONS") return own(204, null);
    if (call.path.endsWith("/nothing-is-here")) {
      return own(404, { error: { code: "endpoint_not_found" } });
    }
    if (check.needs && !headers.has("authorization")) return own(401, { code: "UNAUTHORIZED" });
    if (call.path.startsWith("/api/mcp/jobs") && !call.path.includes("?")) {
      return aboutJob(call, headers, own) ?? own(...rightAnswer(call, check));
    }
    if (call.path.endsWith("/dp_one")) return own(200, bodies.lineage);
    return own(...rightAnswer(call, check));
  }

  function aboutJob(
    { method, path }: StubCall,
    headers: Headers,
    own: (status: number, body: unknown, more?: Record<string, string>) => Response,
  ): Response | null {
    if (path.endsWith("/from-url")) return null;
    const id = path.split("/")[4] ?? `job_${headers.get("idempotency-key")?.replaceAll("-", "")}`;
    if (method === "POST") {
      const more = jobs.has(id) ? { "idempotent-replayed": "true" } : undefined;
      jobs.add(id);
      return own(201, { id }, more);
    }
    if (!jobs.has(id)) return own(404, { code: "NOT_FOUND" });
    if (method === "DELETE") jobs.delete(id);
    return own(200, { id });
  }

  return {
    calls,
    /** What the smoke test has left. */
    jobs,
    fetch: (async (url, init) => {
      const { pathname, search } = new URL(String(url));
      const [name, method] = [functionAt(pathname) ?? "catch-all", init?.method ?? "GET"];
      const count = calls.filter((one) => one.name === name && one.method === method).length + 1;
      const agent = new Headers(init?.headers).get("user-agent") ?? "";
      const call = { name, method, path: pathname + search, agent, count };
      calls.push(call);
      return change(await answer(call, init), call);
    }) as typeof fetch,
  };
}

function rightAnswer({ name }: StubCall, { statuses, contains }: Check): [number, unknown] {
  const [status = 200] = statuses;
  if (status >= 400) return [status, { code: "SOME_ERROR" }];
  return [status, bodies[name] ?? { data: [], tools: [], salary: {}, page: "<title>", contains }];
}
