import { afterEach, describe, expect, it, vi } from "vitest";
import { functionNames } from "#functions/deployments.ts";
import { runSmoke, type SmokeOptions } from "#scripts/operate/smoke/run-smoke.ts";
import { credentials, type StubCall, stubService } from "./stub-service.ts";

const versions = Object.fromEntries(
  [...functionNames, "catch-all"].map((name) => [name, `v-${name}`]),
);

async function smoke(service: { fetch: typeof fetch }, options: Partial<SmokeOptions> = {}) {
  const lines: string[] = [];
  const error = await runSmoke({
    origin: "https://api.example.com",
    credentials,
    deployment: { single: false, versions },
    uploaded: null,
    ...{ waitMs: 60, pollMs: 1, timeoutMs: 200 },
    fetch: service.fetch,
    log: (line) => lines.push(line),
    ...options,
  }).then(
    () => null,
    (thrown: Error) => thrown,
  );
  const output = [...lines, error?.message].join("\n");
  expect(output, "no credential is ever printed").not.toMatch(/hush/);
  const lineOf = (name: string) => lines.find((line) => line.split(/\s+/)[1] === name) ?? "";
  return { output, lines, lineOf, failed: error?.message ?? null };
}

/** A response that a zone sends before any Worker. */
const refused = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { status: 403, headers });

/** Changes the answers of one function to calls that are no OPTIONS. */
const at =
  (wrong: string, change: (right: Response) => Response | Promise<Response>) =>
  (right: Response, { name, method }: StubCall) =>
    name === wrong && method !== "OPTIONS" ? change(right) : right;

const without = (name: string) => (right: Response) => {
  right.headers.delete(name);
  return right;
};

describe("the smoke test", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks every function once, what they do together, and leaves nothing", async () => {
    // Stands still, so that it takes no time.
    vi.useFakeTimers({ toFake: ["Date"] });
    const service = stubService();
    const { failed, lines, output, lineOf } = await smoke(service);
    expect(failed).toBeNull();
    for (const name of [...functionNames, "catch-all"]) expect(lineOf(name)).toMatch(/^ok /);
    expect(lineOf("dataset")).toContain("2025.05-35fa4e7a");
    expect(lineOf("limits")).toContain("41 left");
    expect(lineOf("estimate")).toContain("with lineage");
    expect(output).toMatch(/^skipped +webhook delivery +needs --webhook-url/m);
    expect(lines.at(-1)).toMatch(/ 0 failed, 1 skipped, 0 s\.$/);
    expect(service.jobs.size).toBe(0);
    expect(service.calls.filter(({ method }) => method === "OPTIONS")).toEqual([]);
    expect(service.calls.length).toBeLessThan(functionNames.length + 10);
  });

  it("without credentials sees calls refused, and says what it leaves out", async () => {
    const { failed, lineOf, output } = await smoke(stubService(), { credentials: {} });
    expect(failed).toBeNull();
    expect(lineOf("calculate")).toContain(": 401 (UNAUTHORIZED)");
    expect(output.match(/^skipped .*needs SMOKE_/gm)).toHaveLength(4);
  });

  it.each([
    ["answers 500", at("roles", () => new Response("", { status: 500 })), /got 500/],
    ["has no Service-Version", at("roles", without("service-version")), /Service-Version.*none/],
    ["has no Worker-Version", at("roles", without("worker-version")), /Worker-Version.*got none/],
    [
      "has another body",
      at("roles", (right) => new Response("{}", { headers: right.headers })),
      /a body with "data":/,
    ],
    ["does not respond", at("roles", () => Promise.reject(new Error("x"))), /no connection/],
    [
      "lets everybody in",
      at("jobs", (right) => new Response('{"jobs":[]}', { headers: right.headers })),
      /expected 401, got 200/,
    ],
  ])("fails if a function %s, and prints the rollback", async (_what, change, reason) => {
    const { failed, output, lineOf } = await smoke(stubService(change), { credentials: {} });
    const [line = ""] = output.match(/^FAILED.*/m) ?? [];
    expect(line).toMatch(reason);
    const [, name] = line.split(/\s+/);
    expect(failed).toContain(`npm run rollback -- ${name} --message "smoke test failed"`);
    expect(lineOf("search")).toMatch(/^ok /);
  });

  it("reports an error at once, with its code and what may cause it, and asks no second time", async () => {
    const service = stubService(
      at("search", ({ headers }) =>
        Response.json({ error: { code: "dependency_unavailable" } }, { status: 503, headers }),
      ),
    );
    const { lineOf } = await smoke(service);
    expect(lineOf("search")).toMatch(/got 503 \(dependency_unavailable\); .*npm run db:migrate/);
    expect(service.calls.filter(({ name }) => name === "search")).toHaveLength(1);
  });

  it("waits for a version that has not arrived, and for a domain that is not known", async () => {
    const service = stubService((right, { name, method, count }) => {
      if (name === "cities" && method === "OPTIONS" && count < 3) {
        right.headers.set("worker-version", "the one before");
      }
      if (name === "cities" && method === "GET" && count === 1) {
        right.headers.set("worker-version", "the one before");
      }
      if (name === "demo" && count === 1 && method === "GET") {
        throw new TypeError("fetch failed", {
          cause: Object.assign(new Error(), { code: "ENOTFOUND" }),
        });
      }
      if (name === "me" && method === "GET" && count === 1)
        return new Response("", { status: 522 });
      return right;
    });
    const { failed } = await smoke(service, { waitMs: 5_000 });
    expect(failed).toBeNull();
    const cities = service.calls.filter(({ name }) => name === "cities");
    expect(cities.map(({ method }) => method).join(" ")).toBe("GET OPTIONS OPTIONS OPTIONS GET");
  });

  it("fails if the version never arrives, within the time it may take", async () => {
    const { failed, lineOf } = await smoke(
      stubService(undefined, (name) => (name === "search" ? "old" : `v-${name}`)),
    );
    expect(lineOf("search")).toContain("expected Worker-Version v-search, got old");
    expect(failed).toContain("npm run rollback -- search --message");
  });

  it("deletes the job that it created, whatever went wrong", async () => {
    const lost = stubService((right, { path, method, count }) => {
      if (method === "POST" && path === "/api/mcp/jobs" && count === 1) throw new Error("lost");
      return right;
    });
    const { lineOf, failed } = await smoke(lost);
    expect(lineOf("write")).toContain("create: expected 201, got no connection");
    expect(failed).toContain("rollback -- jobs ");
    expect(lost.jobs.size).toBe(0);
    const twice = stubService((right, { path }) =>
      path === "/api/mcp/jobs" ? without("idempotent-replayed")(right) : right,
    );
    expect((await smoke(twice)).lineOf("write")).toContain("Idempotent-Replayed");
    expect(twice.jobs.size).toBe(0);
  });

  it("says what to switch off in the zone if it refuses programs, and prints no rollback for it", async () => {
    const { failed, lineOf } = await smoke(
      stubService((right, { agent }) =>
        /^Python/.test(agent) ? refused("error code: 1010") : right,
      ),
    );
    expect(lineOf("programs")).toMatch(
      /^FAILED .*as Python-urllib\/3\.12: refused by Browser Integrity Check, before the Worker.*Security, Settings, .*turn off Browser Integrity Check/,
    );
    expect(failed).toContain("1 of ");
    expect(failed).not.toContain("rollback");
    const own = stubService((right, { agent }) =>
      /^Python/.test(agent) ? Response.json({}, { status: 500, headers: right.headers }) : right,
    );
    expect((await smoke(own)).failed).toContain("npm run rollback -- demo ");
  });

  it.each([
    ["Bot Fight Mode", refused("<title>Just a moment...</title>", { "cf-mitigated": "challenge" })],
    ["Security, Events", refused("error code: 1020")],
  ])(
    "names %s if the zone refuses everything, without waiting for a version",
    async (where, refusal) => {
      const service = stubService(() => refusal.clone());
      const { failed, lineOf } = await smoke(service, { waitMs: 60_000 });
      expect(lineOf("programs")).toContain(where);
      expect(lineOf("roles")).toMatch(/got 403; refused by .*, before the Worker$/);
      expect(failed).not.toContain("rollback");
      expect(service.calls.filter(({ method }) => method === "OPTIONS")).toEqual([]);
    },
  );

  it("checks the figures of an estimate, and that calls are counted", async () => {
    const body = {
      data: { estimate: { low: 300, median: 150, high: 200, data_point_id: "dp_a" } },
    };
    const { lineOf, failed } = await smoke(
      stubService(at("calculate", ({ headers }) => Response.json(body, { headers }))),
    );
    expect(lineOf("estimate")).toMatch(/^FAILED .*low, median and high/);
    expect(failed).toContain("rollback -- calculate ");
    const uncounted = await smoke(stubService(at("jobs", without("x-ratelimit-remaining"))));
    expect(uncounted.lineOf("limits")).toMatch(/^FAILED/);
    expect(uncounted.failed).toContain("rollback -- core ");
  });
});

describe("the rollback that is printed", () => {
  const broken = () => stubService(at("roles", () => new Response("", { status: 500 })));

  it("is that of the single Worker, or of staging, as deployed", async () => {
    const single = await smoke(broken(), {
      deployment: { single: true, versions: {} },
      uploaded: ["single"],
    });
    expect(single.failed).toContain("npm run rollback -- single --message");
    const staging = await smoke(broken(), {
      deployment: { single: false, stage: "staging", versions: {} },
    });
    expect(staging.failed).toContain("npm run rollback -- roles --staging --message");
  });
});
