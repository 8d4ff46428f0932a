/** A database that accepts connections and never responds. */
import { setTimeout as sleep } from "node:timers/promises";
import { count, eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { imports, jobs } from "#schema/pipeline.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { type ServiceRequest, startService } from "#scripts/run/stage/service.ts";
import { newId } from "#shared/core/ids.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";
import { eventually } from "#tests/support/eventually.ts";
import { submission, submitPath } from "#tests/support/submissions.ts";

const database = await startSeededDatabase();
const service = await startService({ databaseUrl: database.url });
const db = database.connect();
const account = await createAccount(db, { tier: "ultra" });
const key = await createKey(db, { account, tier: "ultra" });
const token = await createToken(db, { account });
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

/** An import of many parts, or of a single job. */
function importOf(company: string, count = 3_000): Call {
  const jobs = Array.from({ length: count }, () => ({ ...JSON.parse(job), company }));
  const body = JSON.stringify({ jobs });
  return { path: "/api/mcp/import", init: { method: "POST", key: token, headers: json, body } };
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

/** Each is 503 within two seconds, less what a busy machine keeps it waiting. */
async function expectUnavailable(calls: readonly Call[]): Promise<void> {
  const waited = countCoreWaits();
  const { statuses, ms } = await sendAll(calls);
  const waitedMs = waited();
  expect(statuses).toEqual([503]);
  expect(ms, `waited ${waitedMs} ms for cores`).toBeLessThan(2_000 + waitedMs);
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
      expect(page.html).not.toContain('class="map"');
    });
    const page = await open();
    expect([page.status, page.cache]).toEqual([200, "public, max-age=300, s-maxage=3600"]);
    expect(page.html).toContain('class="map"');
  });

  it("says on each page when to ask again, on the one of its own checks too", async () => {
    const pages = ["/status", "/salaries/carpenter/reno", "/roles", "/app/jobs", "/companies"];
    await freezes(async () => {
      const responses = await Promise.all(
        pages.map(async (path) => {
          const cookie = "__Host-session=unknown";
          const response = await service.fetch(path, { headers: { accept: "text/html", cookie } });
          await response.text();
          return { path, status: response.status, after: response.headers.get("retry-after") };
        }),
      );
      const unavailable = responses.filter(({ status }) => status === 503);
      expect(unavailable.map(({ path }) => path)).toContain("/status");
      for (const { path, after } of unavailable) expect(after, path).toMatch(/^[1-9]\d*$/);
    });
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
      for (const calls of [salaryCalls(), pipelineReads(), writes(), [importOf("Acme")]]) {
        await expectUnavailable(calls.slice(-1));
      }
      await expectUnavailable(all());
    });
    expect(await sendAll(warm)).toMatchObject({ statuses: [200] });
  });

  it("sends it within two seconds in the middle of an import, which goes on afterwards", async () => {
    const db = database.connect();
    const send = ({ path, init }: Call) => service.fetch(path, init);
    /** @returns the company of an import that was interrupted; none if it ended before the database froze. */
    const interrupt = async (): Promise<string | null> => {
      const company = newId("job");
      const sent = send(importOf(company));
      while ((await db.select().from(imports)).length === 0) await sleep(2);
      await database.freeze();
      const waited = countCoreWaits();
      const started = Date.now();
      const { status } = await sent.finally(() => database.thaw());
      const ms = Date.now() - started;
      const waitedMs = waited();
      if (status === 200) return null;
      expect(status).toBe(503);
      expect(ms, `waited ${waitedMs} ms for cores`).toBeLessThan(2_000 + waitedMs);
      return company;
    };
    const company = await eventually(interrupt, 60_000);
    // Until the lock of the import that was interrupted expires.
    while ((await send(importOf("Acme", 1))).status === 409) await sleep(1_000);
    expect((await send(importOf(company))).status).toBe(200);
    const [row] = await db.select({ count: count() }).from(jobs).where(eq(jobs.company, company));
    expect(row?.count).toBe(3_000);
  });
});
