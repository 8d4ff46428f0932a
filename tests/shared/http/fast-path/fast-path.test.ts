import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey } from "../../../support/callers.ts";
import { startSeededDatabase } from "../../../support/database.ts";
import { type Service, startService } from "../../../support/service.ts";

const calculate =
  "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco&exp=mid";
const main = "tests/support/fast-path-worker.ts";
const stops: (() => Promise<void>)[] = [];
let on: Service;
let off: Service;
let key: string;

beforeAll(async () => {
  const database = await startSeededDatabase();
  const db = database.connect({ timeoutMs: 20_000 });
  key = await createKey(db, { perMinute: 1_000, perMonth: 5_000 });
  on = await startService({ databaseUrl: database.url, main, fastPath: true });
  off = await startService({ databaseUrl: database.url, main, fastPath: false });
  stops.push(on.stop, off.stop, database.stop);
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** Bodies without the `request` block; links are to the service's own origin, which they leave out. */
async function repeat(service: Service, times: number) {
  const responses = [];
  for (let number = 0; number < times; number++) {
    const response = await service.fetch(calculate, { key });
    const text = (await response.text()).replaceAll(service.url.origin, "");
    const servedBy = response.headers.get("x-served-by");
    responses.push({ status: response.status, servedBy, body: text.split(',"request":')[0] });
  }
  return responses;
}

describe("FAST_PATH", () => {
  it("serves repeated calls from the response cache if it is not set", async () => {
    const servedBy = (await repeat(on, 20)).map((response) => response.servedBy);
    expect(servedBy.slice(0, 2)).toEqual(["handler", "handler"]);
    expect(servedBy).toContain("fast path");
  });

  it("off: runs every call's handler, with the same responses", async () => {
    const responses = await repeat(off, 20);
    expect(responses.map(({ servedBy }) => servedBy)).toEqual(Array(20).fill("handler"));
    const [expected] = await repeat(on, 1);
    for (const { status, body } of responses) {
      expect(status).toBe(200);
      expect(body).toEqual(expected?.body);
    }
  });
});
