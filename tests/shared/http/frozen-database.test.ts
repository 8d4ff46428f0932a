/** A database that accepts connections and never responds. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, createKey, createToken } from "../../support/callers.ts";
import { startSeededDatabase, type TestDatabase } from "../../support/database.ts";
import { type Service, type ServiceRequest, startService } from "../../support/service.ts";
import { submission, submitPath } from "../../support/submissions.ts";

let database: TestDatabase;
let service: Service;
let key: string;
let token: string;
beforeAll(async () => {
  database = await startSeededDatabase();
  service = await startService({ databaseUrl: database.url });
  const db = database.connect();
  const account = await createAccount(db, { tier: "ultra" });
  key = await createKey(db, { account, tier: "ultra" });
  token = await createToken(db, { account });
});
afterAll(async () => {
  database.thaw();
  await service.stop();
  await database.stop();
});

const salaries = "/api/v1/intelligence/salaries";
const cities = ["austin", "boston", "denver", "reno"];
const roles = ["electrician", "plumber", "carpenter", "welder"];
const json = { "content-type": "application/json" };
const job = JSON.stringify({ company: "Acme", title: "Engineer", status: "saved" });

interface Call {
  path: string;
  init: ServiceRequest;
}

function salaryCalls(): Call[] {
  const paths = [
    ...roles.map((role, n) => `${salaries}/calculate?role=${role}&city=${cities[n]}`),
    ...roles.map((role) => `${salaries}/crowd?role=${role}`),
    ...roles.map((role) => `${salaries}?role=${role}`),
  ];
  return paths.map((path) => ({ path, init: { key } }));
}

function pipelineReads(): Call[] {
  const lists = ["/jobs", "/contacts", "/activities", "/calendar", "/pipeline", "/suggestions"];
  return lists.map((path) => ({ path: `/api/mcp${path}`, init: { key: token } }));
}

function writes(): Call[] {
  const create = { method: "POST", key: token, headers: json, body: job };
  return [
    ...Array.from({ length: 8 }, () => ({ path: "/api/mcp/jobs", init: create })),
    ...roles.map((role) => ({ path: submitPath, init: submission(key, { role }) })),
  ];
}

/** Sends all of them together; the statuses, and the milliseconds that the slowest took. */
async function sendAll(calls: readonly Call[]) {
  const started = Date.now();
  const statuses = await Promise.all(
    calls.map(async ({ path, init }) => {
      const response = await service.fetch(path, init);
      await response.text();
      return response.status;
    }),
  );
  return { statuses: [...new Set(statuses)], ms: Date.now() - started };
}

async function expectUnavailable(calls: readonly Call[]): Promise<void> {
  const { statuses, ms } = await sendAll(calls);
  expect(statuses).toEqual([503]);
  expect(ms).toBeLessThan(2_000);
}

/** The same for calls that keep both cores busy: the quickest of three rounds counts, as other suites run meanwhile. */
async function expectUnavailableAtOnce(calls: readonly Call[]): Promise<void> {
  const rounds: number[] = [];
  for (let round = 0; round < 3; round++) {
    const { statuses, ms } = await sendAll(calls);
    expect(statuses).toEqual([503]);
    rounds.push(ms);
  }
  expect(Math.min(...rounds)).toBeLessThan(2_000);
}

describe("a service whose database freezes", () => {
  const all = () => [...salaryCalls(), ...pipelineReads(), ...writes()];
  const freezes = async (work: () => Promise<void>) => {
    await database.freeze();
    await work().finally(() => database.thaw());
  };

  it("shows a home page without its example, which nobody stores, until the database is back", async () => {
    const open = async () => {
      const response = await service.fetch("/", { headers: { accept: "text/html" } });
      const cache = response.headers.get("cache-control");
      return { status: response.status, cache, html: await response.text() };
    };
    await freezes(async () => {
      const page = await open();
      expect([page.status, page.cache]).toEqual([200, "private, no-store"]);
      expect(page.html).toContain('action="/salaries"');
      expect(page.html).not.toContain('id="example"');
    });
    const page = await open();
    expect([page.status, page.cache]).toEqual([200, "public, max-age=300, s-maxage=3600"]);
    expect(page.html).toContain('id="example"');
  });

  it("sends 503 within two seconds for credentials that it does not know yet", async () => {
    await freezes(() => expectUnavailable(salaryCalls().slice(0, 1)));
    // More than the isolate's permits for reads.
    await freezes(() => expectUnavailable([...salaryCalls().slice(0, 6), ...pipelineReads()]));
  });

  it("sends it within two seconds to known callers, one at a time and many at once", async () => {
    const warm = [
      { path: "/api/mcp/jobs", init: { key: token } },
      { path: `${salaries}/calculate?role=nurse-practitioner&city=reno`, init: { key } },
    ];
    expect(await sendAll(warm)).toMatchObject({ statuses: [200] });
    await freezes(async () => {
      for (const calls of [salaryCalls(), pipelineReads(), writes()]) {
        await expectUnavailable(calls.slice(-1));
      }
      await expectUnavailableAtOnce(all());
    });
    expect(await sendAll(warm)).toMatchObject({ statuses: [200] });
  }, 30_000);
});
