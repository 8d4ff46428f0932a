/** Every function as a separate Worker, next to the composed Worker, over one database. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionAt, functionNames, functions } from "#functions/deployments.ts";
import { pages } from "#functions/pages.ts";
import { routes } from "#functions/routes.ts";
import { runSmoke } from "#scripts/operate/smoke/run-smoke.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { type Service, type ServiceRequest, startService } from "#scripts/run/stage/service.ts";
import { type LiveService, startLiveService, stoppedClock } from "../support/live-service.ts";
import { examplePath, isDataFile } from "../support/page-paths.ts";
import { asFetch } from "../support/service-fetch.ts";
import { isWhole } from "../support/whole.ts";

let split: LiveService;
let composed: Service;
beforeAll(async () => {
  split = await startLiveService({ split: true });
  const { DATABASE_URL: databaseUrl } = await split.service.env();
  composed = await startService({ databaseUrl, clock: stoppedClock, split: false });
}, 120_000);
afterAll(async () => {
  await composed.stop();
  await split.stop();
});

/** The first of each Worker, because the rest of it is the same app; all in a whole run. */
function firstOfEach<Item>(items: readonly Item[], pathOf: (item: Item) => string): Item[] {
  if (isWhole) return [...items];
  const byWorker = Map.groupBy(items, (item) => functionAt(pathOf(item)));
  return [...byWorker.values()].flatMap(([first]) => first ?? []);
}

const example = (path: string) => path.replace(/:[a-zA-Z_]+/g, "none");

/** Status, headers and body, less what is new on every call or names the port. */
async function answerOf(service: Service, path: string, init: ServiceRequest) {
  const response = await service.fetch(path, { ...init, address: newAddress() });
  const text = (await response.text()).replaceAll(service.url.origin, "");
  const told = ["content-type", "service-version", "cache-control", "www-authenticate"];
  return {
    status: response.status,
    headers: told.map((name) => response.headers.get(name)?.replaceAll(service.url.origin, "")),
    methods: response.headers.get("allow")?.split(", ").sort(),
    body: text.replace(/req_[0-9a-f]{16}|"duration_ms":\d+|name="form_token" value="\w+"/g, "…"),
  };
}

async function expectTheSame(path: string, init: ServiceRequest = {}) {
  const [one, other] = [
    await answerOf(split.service, path, init),
    await answerOf(composed, path, init),
  ];
  expect(one, path).toEqual(other);
  return one.status;
}

describe("the split service responds like the composed one", () => {
  const operations = routes.map(({ method, path }) => ({ method: method.toUpperCase(), path }));
  it.each(firstOfEach(operations, ({ path }) => path))(
    "$method $path",
    async ({ method, path }) => {
      expect(await expectTheSame(example(path), { method })).not.toBe(404);
      expect(await expectTheSame(example(path), { method: "PUT" })).toBe(405);
      await expectTheSame(example(path), { method: "OPTIONS" });
    },
  );

  it("passes the smoke test, each function as the version of a Worker of its own", async () => {
    const [SMOKE_KEY, SMOKE_TOKEN] = [
      await createKey(split.db, { tier: "ultra" }),
      await createToken(split.db),
    ];
    const smoke = (versions: Record<string, string>) =>
      runSmoke({
        ...{ origin: split.service.url.origin, fetch: asFetch(split.service) },
        // On a busy machine sixty Workers take long to start.
        ...{ credentials: { SMOKE_KEY, SMOKE_TOKEN }, waitMs: 0, pollMs: 1, timeoutMs: 60_000 },
        ...{ deployment: { single: false, versions }, uploaded: null, log: () => {} },
      });
    const versions = await Promise.all(
      Object.entries(functions).map(async ([name, path]) => {
        const response = await split.service.fetch(path, { method: "OPTIONS" });
        return [name, response.headers.get("worker-version") ?? ""] as const;
      }),
    );
    expect(new Set(versions.map(([, version]) => version)).size).toBe(functionNames.length);
    await smoke(Object.fromEntries(versions));
    // A function that another Worker answers for is found out, as the smoke test's own tests show with fewer Workers.
    if (!isWhole) return;
    const swapped = { ...Object.fromEntries(versions), roles: versions[0]?.[1] ?? "" };
    await expect(smoke(swapped)).rejects.toThrow(/FAILED {2}roles .*expected Worker-Version/);
  });

  it("with each kind of credential", async () => {
    const key = await createKey(split.db, { tier: "ultra" });
    const token = await createToken(split.db);
    const query = "role=software-engineer&city=san-francisco";
    for (const [path, credential] of [
      [`/api/v1/intelligence/salaries/calculate?${query}`, key],
      [`/api/v1/intelligence/salaries/history?${query}`, key],
      ["/api/v1/intelligence/salaries/compare?roleA=electrician&roleB=plumber", key],
      ["/api/v1/intelligence/salaries/search?q=nurse", key],
      [`/api/mcp/intelligence/salary?role=software-engineer&city=san-francisco`, key],
      ["/api/mcp/jobs", token],
      ["/api/mcp/me", token],
    ] as const) {
      expect(await expectTheSame(path, { key: credential }), path).toBe(200);
    }
  });

  it("on paths without a function: pages, and 404 in the format of the API", async () => {
    const paths = pages
      .flatMap((page) => page.routes.filter(({ method }) => method === "GET"))
      .map((route) => route.path)
      .filter((path) => !isDataFile(path))
      .map(examplePath)
      // The form of the lookup always leads elsewhere, and the status has a time.
      .filter((path) => !path.includes("*") && path !== "/salaries" && path !== "/status");
    for (const path of firstOfEach([...new Set(paths)], (path) => path)) {
      // Whoever is not signed in is sent to the sign-in.
      const status = /^\/(?:app|oauth|login\/verify)(?:\/|$)/.test(path) ? 303 : 200;
      expect(await expectTheSame(path), path).toBe(status);
    }
    for (const path of [
      "/nowhere",
      "/api/nowhere",
      "/api/mcp/nowhere",
      "/api/mcp/jobsite",
      "/api/mcp/jobs/a/b/c",
      "/api/v1/intelligence/nowhere",
      "/api/v1/intelligence/salaries/nowhere",
      "/api/v1/intelligence/salaries/calculate/nowhere",
    ]) {
      expect(await expectTheSame(path), path).toBe(404);
    }
  });
});

describe("limits are shared by all functions", () => {
  const open = ["cities", "companies", "compare", "history", "projections", "search"];

  it("admits no more of an account's calls than its limit, whatever the endpoints", async () => {
    const account = await createAccount(split.db, { tier: "ultra", perMinute: 60 });
    const key = await createKey(split.db, { account, tier: "ultra" });
    let admitted = 0;
    for (let call = 0; call < 90; call++) {
      const path = `/api/v1/intelligence/salaries/${open[call % open.length]}`;
      const response = await split.service.fetch(path, { key });
      await response.text();
      if (response.status !== 429) admitted++;
    }
    expect(admitted).toBeLessThanOrEqual(60);
    // What one function has on lease and does not use, the others lack for seconds.
    expect(admitted).toBeGreaterThanOrEqual(45);
  });

  it("counts an address together over public functions", async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let call = 0; call < 12; call++) {
      const names = ["cities", "roles", "widget?role=electrician&city=austin", "search?q=nurse"];
      const path = `/api/v1/intelligence/salaries/${names[call % 4]}`;
      const response = await split.service.fetch(path, { address });
      await response.text();
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 200).length).toBe(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
