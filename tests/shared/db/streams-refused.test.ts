import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Sqld, startSqld } from "#scripts/run/local/sqld.ts";
import { classify } from "#shared/db/errors.ts";
import { createStreams } from "#shared/db/streams.ts";
import { busyStreams, openStreamClient } from "./stream-client.ts";

const folder = mkdtempSync(join(tmpdir(), "streams-"));
let sqld: Sqld;

const start = async () => {
  sqld = await startSqld({ directory: join(folder, "database"), logFile: join(folder, "log") });
};
/** A server has another port each time; clients keep their URL, as in a deployment. */
const url = "http://database.test";
const toServer = async (request: Request) =>
  fetch(
    new Request(request.url.replace(url, sqld.url), { method: "POST", body: await request.text() }),
  );
const open = (streams = busyStreams()) => openStreamClient(url, { streams, send: toServer });

beforeAll(async () => {
  await start();
  await open().migrate(["create table things (id integer)"]);
});
afterAll(async () => {
  await sqld.kill();
  rmSync(folder, { recursive: true, force: true });
});
// A stream is used for a second, which a busy machine may take for one call.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const count = "select count(*) as n from things";

it("a call on a stream that ended with its server is executed once, on a new one", async () => {
  const client = open();
  const restarts = [
    () => client.execute(count),
    () => client.execute("insert into things values (1)"),
    () => client.batch(["insert into things values (2)"], "write"),
  ];
  for (const call of restarts) {
    await client.execute(count);
    await sqld.stop();
    await start();
    await call();
  }
  expect(
    (await open().execute("select id from things order by id")).rows.map(({ id }) => id),
  ).toEqual([1, 2]);
  await open().execute("delete from things");
  const opened = client.sent.map(({ baton, closes }) => [baton !== undefined, closes]);
  const [kept, gone, again] = [
    [false, false],
    [true, false],
    [false, true],
  ];
  expect(opened).toEqual([kept, gone, again, kept, gone, again, kept, gone, again]);
});

it.each([
  [500, '{"message":"The stream has expired due to inactivity","code":"STREAM_EXPIRED"}', 2],
  [404, '{"error":"stream not found: 12"}', 2],
  // It may have been executed.
  [400, "Received a baton that has already been used", 1],
  [500, '{"error":"Internal Server Error"}', 1],
  [502, "Bad Gateway", 1],
])("a write that is refused with %i %s is sent %i times", async (status, body, times) => {
  const refuse = async (request: Request) => {
    const text = await request.text();
    if (text.includes('"baton"') && text.includes("insert")) return new Response(body, { status });
    return toServer(new Request(request, { body: text }));
  };
  const client = openStreamClient(url, { send: refuse });
  await client.execute(count);
  const before = client.sent.length;
  const written = client.execute("insert into things values (3)").then(
    () => "written",
    () => "failed",
  );
  expect(await written).toBe(times === 2 ? "written" : "failed");
  expect(client.sent.slice(before)).toHaveLength(times);
  expect((await open().execute(count)).rows[0]?.n).toBe(times - 1);
  await open().execute("delete from things");
});

it("is lost with a call that is canceled, and another takes its place", async () => {
  const streams = busyStreams();
  const never = () => openStreamClient(url, { streams, send: () => new Promise(() => {}) });
  for (let call = 0; call < 3; call++) void never().execute(count);
  await vi.waitUntil(() => streams.open.length === 2);
  const client = open(streams);
  await client.execute(count);
  vi.setSystemTime(Date.now() + 2_000);
  await client.execute(count);
  await client.execute(count);
  expect(client.sent.map(({ closes }) => closes)).toEqual([true, false, false]);
});

it("is not left open at a server that names another URL", async () => {
  const elsewhere = async (request: Request) => {
    const answer = (await (await toServer(request)).json()) as object;
    return Response.json({ ...answer, base_url: "http://elsewhere.test" });
  };
  const client = openStreamClient(url, { send: elsewhere });
  for (let call = 0; call < 3; call++) await client.execute(count);
  expect(client.sent.map(({ kinds }) => kinds)).toEqual([
    ["execute"],
    ["close"],
    ["execute", "close"],
    ["execute", "close"],
  ]);
});

it("200 isolates with few calls hold no connection of the server", async () => {
  for (let isolate = 0; isolate < 200; isolate++) {
    const streams = createStreams();
    for (let call = 0; call < 2; call++) await open(streams).execute(count);
    expect(streams.open).toEqual([]);
  }
});

it("isolates that hold all of the server's connections give them back with their next call", async () => {
  const isolates = Array.from({ length: 64 }, busyStreams);
  const callTwice = (streams: ReturnType<typeof busyStreams>) => {
    const client = open(streams);
    return Promise.allSettled([client.execute(count), client.execute(count)]);
  };
  for (const streams of isolates) {
    await callTwice(streams);
    if (streams.pausedUntil > 0) break;
    expect(streams.open.length).toBeLessThanOrEqual(2);
  }
  const held = isolates.flatMap(({ open }) => open).filter(({ baton }) => baton);
  expect(held.length).toBeGreaterThan(100);
  expect(held.length).toBeLessThanOrEqual(128);
  const late = busyStreams();
  const refused = await open(late)
    .execute(count)
    .catch((error: unknown) => error);
  expect(classify(refused)).toBe("unavailable");
  // It leaves none open from now on, and the others close theirs.
  vi.setSystemTime(Date.now() + 1_500);
  for (const streams of isolates) if (streams.open.length > 0) await callTwice(streams);
  const client = open(late);
  await client.execute(count);
  await client.execute(count);
  expect(client.sent.map(({ closes }) => closes)).toEqual([true, true]);
});
