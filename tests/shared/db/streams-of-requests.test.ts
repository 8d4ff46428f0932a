import { afterAll, expect, it, vi } from "vitest";
import { startEmptyDatabase } from "#scripts/run/stage/database.ts";
import { createStreams } from "#shared/db/streams.ts";
import { busyStreams, openStreamClient, type SentCall } from "./stream-client.ts";

const server = await startEmptyDatabase();
await openStreamClient(server.url).migrate(["create table things (id integer primary key)"]);
afterAll(() => server.stop());

const count = "select count(*) as n from things";
const insert = (id: number) => ({ sql: "insert into things (id) values (?)", args: [id] });
const uses = (sent: readonly SentCall[]) =>
  sent.map(({ baton, kinds, closes }) => {
    const stream = `${baton ? "open" : "new"}${closes ? ", closed" : ""}`;
    return kinds.length === 1 && closes ? "closed alone" : stream;
  });

/** A client of a request in an isolate with few calls. */
function openRequest({ follows = true, isTask = false, streams = createStreams() } = {}) {
  const waiting: Promise<unknown>[] = [];
  const request = {
    follows,
    callsFollow: (kind: string) => request.follows && (kind === "read" || isTask),
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  };
  const client = openStreamClient(server.url, { streams, request });
  return { request, client, streams, end: () => Promise.all(waiting) };
}

it("a request that reads, decides and writes uses one stream, which its write closes", async () => {
  const { client, streams, end } = openRequest();
  await client.execute(count);
  await client.batch([count, "select 1"]);
  await client.batch([insert(1), insert(2)], "write");
  await client.execute("delete from things");
  await end();
  expect(uses(client.sent)).toEqual(["new", "open", "open, closed", "new, closed"]);
  expect(streams.open, "for other requests").toEqual([]);
});

it("a request of a page looks the person up and reads all else on the same stream", async () => {
  const { client, request, end } = openRequest();
  await client.execute(count);
  request.follows = false;
  await client.batch([count, "select 1"]);
  await client.execute(count);
  await end();
  expect(uses(client.sent)).toEqual(["new", "open, closed", "new, closed"]);
});

it("a task reads and writes on one stream until it is done", async () => {
  const { client, end } = openRequest({ isTask: true });
  await client.execute(count);
  await client.batch([insert(1), insert(2)], "write");
  await client.execute("delete from things");
  await end();
  expect(uses(client.sent)).toEqual(["new", "open", "open", "closed alone"]);
});

it("closes the stream if nothing followed, before the server would", async () => {
  const { client, end } = openRequest();
  await client.execute(count);
  expect(uses(client.sent)).toEqual(["new"]);
  await end();
  expect(uses(client.sent)).toEqual(["new", "closed alone"]);
  await client.execute(count);
  await end();
  expect(uses(client.sent).slice(2)).toEqual(["new", "closed alone"]);
});

it("a call that comes while another is on its way has a stream of its own", async () => {
  const { client, end } = openRequest();
  await Promise.all([client.execute(count), client.execute(count)]);
  await client.execute(insert(1));
  await client.execute("delete from things");
  await end();
  const [first, second, ...others] = uses(client.sent);
  expect([first, second].sort()).toEqual(["new", "new, closed"]);
  expect(others).toEqual(["open, closed", "new, closed"]);
});

it("is closed after an error, and leaves none where the server had refused one", async () => {
  const { client, streams, end } = openRequest();
  await client.execute(count);
  await expect(client.execute("select nonsense")).rejects.toThrow("nonsense");
  streams.pausedUntil = Date.now() + 60_000;
  await client.execute(count);
  await client.execute(count);
  await end();
  expect(uses(client.sent)).toEqual([
    "new",
    // The missing column is looked for on a new stream once more.
    "open",
    "closed alone",
    "new, closed",
    "new, closed",
    "new, closed",
  ]);
});

it("in a busy isolate it uses what others left open", async () => {
  const streams = busyStreams();
  vi.useFakeTimers({ toFake: ["Date"] });
  await openStreamClient(server.url, { streams }).execute(count);
  const { client, end } = openRequest({ streams });
  await client.execute(count);
  await client.execute(insert(1));
  await client.execute("delete from things");
  await end();
  vi.useRealTimers();
  expect(uses(client.sent)).toEqual(["open", "open", "open"]);
});
