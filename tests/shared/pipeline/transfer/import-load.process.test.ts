/** Imports that are made to harm: what they cost the runtime, and other accounts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, createToken } from "../../../support/callers.ts";
import { startDatabase, type TestDatabase } from "../../../support/database.ts";
import { runtimeMemory } from "../../../support/soak/memory.ts";
import { type SoakedService, startSoakedService } from "../../../support/soak/soaked-service.ts";

let database: TestDatabase;
let service: SoakedService;
beforeAll(async () => {
  database = await startDatabase();
  service = await startSoakedService(database.url);
});
afterAll(async () => {
  await service.stop();
  await database.stop();
});

async function newToken(): Promise<string> {
  const db = database.connect();
  return createToken(db, { account: await createAccount(db, { tier: "ultra" }) });
}

async function send(token: string, path: string, type: string, body: string) {
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const response = await fetch(new URL(path, service.url), { method: "POST", headers, body });
  return { status: response.status, body: await response.text() };
}

const limit = 5 * 1024 * 1024;
const repeated = (text: string) => text.repeat(Math.floor((limit - 100) / text.length));
const csv = (text: string) => ["text/csv", `company\n${text}`] as const;
const json = (text: string) => ["application/json", text] as const;

describe("a body of 5 MiB that would become millions of objects", () => {
  const bodies: [string, readonly [string, string]][] = [
    ["a table of rows of one letter", csv(repeated("x\n"))],
    ["a table of empty rows", csv(repeated("\n"))],
    ["a table of empty cells", csv(repeated(","))],
    ["a table with a history of nothing", ["text/csv", `statusHistory\n${repeated(";")}`]],
    ["a list of numbers", json(`{"jobs":[${repeated("1,")}1]}`)],
    ["lists in a list", json(`{"jobs":[${repeated("[],")}[]]}`)],
    ["one row of many values", json(`{"jobs":[[${repeated("{},")}{}]]}`)],
    ["nested lists", json(repeated("["))],
    ["fields", json(`{${repeated('"a":1,')}"b":1}`)],
  ];
  it.each(bodies)("is refused at little cost: %s", async (_what, [type, body]) => {
    const token = await newToken();
    await send(token, "/api/mcp/import", "application/json", "{}");
    const before = runtimeMemory();
    const { status } = await send(token, "/api/mcp/import", type, body);
    const grown = (runtimeMemory() ?? 0) - (before ?? 0);
    expect([status === 400 || status === 200, grown < 60, grown]).toEqual([true, true, grown]);
  });
});

describe("four accounts that import 5,000 rows at once", () => {
  it("keep no write of another account waiting for more than a second", async () => {
    const job = { company: "Acme", title: "Engineer", notes: "word ".repeat(120) };
    const statusHistory = ["saved", "applied", "screening"].map((status, n) => ({
      status,
      changedAt: `2026-10-0${n + 1}`,
    }));
    const contacts = Array.from({ length: 1_000 }, (_, n) => ({ id: `c${n}`, name: "Grace" }));
    const jobs = Array.from({ length: 4_000 }, (_, n) => ({
      ...job,
      id: `j${n}`,
      statusHistory,
      contactIds: [`c${n % 1_000}`],
    }));
    const body = JSON.stringify({ jobs, contacts });
    const tokens = await Promise.all([1, 2, 3, 4].map(newToken));
    const other = await newToken();
    const write = async () => {
      const sentAt = performance.now();
      const text = JSON.stringify({ ...job, status: "saved" });
      const { status } = await send(other, "/api/mcp/jobs", "application/json", text);
      expect(status).toBe(201);
      return performance.now() - sentAt;
    };
    await write();

    const startedAt = performance.now();
    let isOver = false;
    const imports = Promise.all(
      tokens.map((token) => send(token, "/api/mcp/import", "application/json", body)),
    ).finally(() => {
      isOver = true;
    });
    const waits: number[] = [];
    while (!isOver) waits.push(await write());
    const answers = await imports;
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(
      `4 imports in ${seconds.toFixed(1)} s, ${waits.length} other writes, the longest ${Math.max(...waits).toFixed(0)} ms`,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(waits.length).toBeGreaterThan(10);
    expect(Math.max(...waits)).toBeLessThan(1_000);
  }, 120_000);
});
