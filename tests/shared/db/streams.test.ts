import type { Client } from "@libsql/client/http";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { startEmptyDatabase } from "#scripts/run/stage/database.ts";
import { createStreams } from "#shared/db/streams.ts";
import { busyStreams, openStreamClient, type SentCall } from "./stream-client.ts";

const [server, other] = await Promise.all([startEmptyDatabase(), startEmptyDatabase()]);
const texts = [
  "create table things (id integer primary key, name text unique)",
  "insert into things values (1, 'one')",
];
await openStreamClient(server.url).migrate(texts);
await openStreamClient(other.url).migrate(["create table things (id, name)"]);
afterAll(() => Promise.all([server.stop(), other.stop()]));
// A stream is used for a second, which a busy machine may take for one call.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const names = "select name from things where id < 100 order by id";
const namesOf = async (client: Client) =>
  (await client.execute(names)).rows.map(({ name }) => name);
const insert = (id: number) => ({
  ...{ sql: "insert into things (id, name) values (?, ?)", args: [id, `n${id}`] },
});
/** For each call, whether it opens a stream, uses an open one, or neither. */
const uses = (sent: readonly SentCall[]) =>
  sent.map(({ baton, closes }) => `${baton ? "open" : "new"}${closes ? ", closed" : ""}`);

it("a stream that is open serves the next calls, of other clients as well", async () => {
  const streams = busyStreams();
  const first = openStreamClient(server.url, { streams });
  const second = openStreamClient(server.url, { streams });
  for (let call = 0; call < 3; call++) {
    expect(await namesOf(first)).toEqual(["one"]);
    expect(await namesOf(second)).toEqual(["one"]);
  }
  expect(uses(first.sent)).toEqual(["new", "open", "open"]);
  expect(uses(second.sent)).toEqual(["open", "open", "open"]);
});

it("returns the same results as a stream of its own", async () => {
  const text =
    "select 1 as a, null, 1.5, 'ä\"', x'00ff' as b, 9007199254740991 union select 2, 3, 4, 5, 6, 7";
  const batch = [
    text,
    insert(200),
    "select count(*) from things",
    "delete from things where id = 200",
  ];
  const kept = openStreamClient(server.url);
  const own = openStreamClient(server.url, { streams: createStreams() });
  const results = async (client: Client) => [
    await client.execute(text),
    ...(await client.batch(batch, "write")),
  ];
  const expected = await results(own);
  expect(await results(kept)).toEqual(expected);
  expect(await results(kept)).toEqual(expected);
  expect(uses(kept.sent)).toEqual(["new", "open", "open", "open"]);
  expect(uses(own.sent)).toEqual(["new, closed", "new, closed"]);
});

it("batches leave no texts in a stream, which stores 50 at most", async () => {
  const client = openStreamClient(server.url);
  for (let batch = 0; batch < 12; batch++) {
    const selects = Array.from({ length: 10 }, (_, n) => `select ${batch * 10 + n} as n`);
    const results = await client.batch(selects);
    expect(results.map(({ rows }) => rows[0]?.n)).toEqual(selects.map((_, n) => batch * 10 + n));
  }
  expect(uses(client.sent)).toEqual(["new", ...Array(11).fill("open")]);
});

it("an isolate with few calls leaves none open", async () => {
  const client = openStreamClient(server.url, { streams: createStreams() });
  for (let call = 0; call < 51; call++) await namesOf(client);
  await namesOf(client);
  expect(uses(client.sent)).toEqual([...Array(50).fill("new, closed"), "new", "open"]);
  vi.setSystemTime(Date.now() + 60_000);
  await namesOf(client);
  expect(uses(client.sent).at(-1)).toBe("new, closed");
});

it("is closed by its last call after a second, and forgotten after two", async () => {
  const client = openStreamClient(server.url);
  await namesOf(client);
  vi.setSystemTime(Date.now() + 1_500);
  await namesOf(client);
  await namesOf(client);
  vi.setSystemTime(Date.now() + 2_000);
  await namesOf(client);
  expect(uses(client.sent)).toEqual(["new", "open, closed", "new", "new"]);
});

it("serves its database and its token alone", async () => {
  const streams = busyStreams();
  const here = openStreamClient(server.url, { streams });
  const there = openStreamClient(other.url, { streams });
  const third = openStreamClient(other.url, { streams, authToken: "another" });
  expect([await namesOf(here), await namesOf(there)]).toEqual([["one"], []]);
  expect([await namesOf(here), await namesOf(there)]).toEqual([["one"], []]);
  await namesOf(third);
  expect(uses([...here.sent, ...there.sent])).toEqual(["new", "open", "new", "open"]);
  // There are two already.
  expect(uses(third.sent)).toEqual(["new, closed"]);
});

it("is closed after an error", async () => {
  const client = openStreamClient(server.url);
  await namesOf(client);
  await expect(client.execute("select nonsense")).rejects.toThrow("nonsense");
  await expect(client.batch([insert(300), insert(300)], "write")).rejects.toThrow("UNIQUE");
  expect(await namesOf(client)).toEqual(["one"]);
  expect((await client.execute("select count(*) as n from things where id = 300")).rows[0]?.n).toBe(
    0,
  );
  const closed = "open, closed";
  // The missing column is looked for on a new stream once more.
  const again = "new, closed";
  expect(uses(client.sent)).toEqual(["new", "open", closed, again, "new", closed, "new", "open"]);
});

it("a statement whose table an open stream does not find is sent again on a new one", async () => {
  let fails = false;
  const streams = busyStreams();
  const client = openStreamClient(server.url, {
    streams,
    send: async (request) => {
      if (!fails) return fetch(request);
      fails = false;
      const error = { message: "SQLite error: no such table: things", code: "SQLITE_UNKNOWN" };
      return Response.json({ baton: null, base_url: null, results: [{ type: "error", error }] });
    },
  });
  await namesOf(client);
  fails = true;
  await client.execute(insert(600));
  await namesOf(client);
  fails = true;
  // The last call of its stream.
  for (const stream of streams.open) stream.openedAt -= 1_500;
  await client.execute("delete from things where id = 600");
  expect(await namesOf(client)).toEqual(["one"]);
  const again = ["open", "new, closed", "new", "open, closed", "new, closed", "new"];
  expect(uses(client.sent)).toEqual(["new", ...again]);
});

it("is not left open by a transaction or a setting", async () => {
  const streams = busyStreams();
  const client = openStreamClient(server.url, { streams });
  for (const text of ["begin immediate", "pragma foreign_keys = off", "-- a\nselect 1"]) {
    await client.execute(text);
  }
  await client.executeMultiple("select 1; begin immediate");
  await client.migrate(["create table if not exists others (id)"]);
  expect(uses(client.sent).every((use) => use === "new, closed")).toBe(true);
  const transaction = await client.transaction("write");
  await transaction.execute(insert(400));
  expect(await namesOf(openStreamClient(server.url, { streams }))).toEqual(["one"]);
  await transaction.rollback();
  await client.execute(insert(400));
  await client.execute("delete from things where id = 400");
  const batons = client.sent.map(({ baton }) => baton);
  expect(streams.open).toHaveLength(1);
  expect(batons).not.toContain(streams.open[0]?.baton);
});

it("sees what others have written, and a schema that has changed", async () => {
  const client = openStreamClient(server.url);
  const own = () => openStreamClient(server.url);
  await client.batch(["select id, name from things", "select 1"]);
  await own().migrate([
    "alter table things add column note text default 'new'",
    "create trigger noted after insert on things begin update things set note = 'seen' where id = new.id; end",
    "update things set name = 'uno' where id = 1",
  ]);
  const noted = "select name, note from things where id in (1, 500) order by id";
  const [, { rows } = { rows: [] }] = await client.batch([insert(500), noted], "write");
  expect(rows.map(({ name, note }) => [name, note])).toEqual([
    ["uno", "new"],
    ["n500", "seen"],
  ]);
  await own().migrate([
    "delete from things where id = 500",
    "update things set name = 'one' where id = 1",
    "drop trigger noted",
    "alter table things drop column note",
  ]);
  expect(await namesOf(client)).toEqual(["one"]);
  expect(uses(client.sent)).toEqual(["new", "open", "open"]);
});

it("serves one of 50 calls at a time", async () => {
  const streams = busyStreams();
  const inUse = new Set<string>();
  const send = async (request: Request) => {
    const text = await request.text();
    const { baton } = JSON.parse(text) as { baton?: string };
    if (baton) {
      expect(inUse).not.toContain(baton);
      inUse.add(baton);
    }
    return fetch(new Request(request, { body: text }));
  };
  const clients = Array.from({ length: 50 }, () => openStreamClient(server.url, { streams, send }));
  for (let round = 0; round < 3; round++) {
    const found = await Promise.all(clients.map((client, n) => client.execute(`select ${n} as n`)));
    expect(found.map(({ rows }) => rows[0]?.n)).toEqual(clients.map((_, n) => n));
    expect(streams.open.filter(({ baton }) => baton)).toHaveLength(2);
  }
  const sent = uses(clients.flatMap(({ sent }) => sent));
  expect(sent.filter((use) => use === "new")).toHaveLength(2);
  expect(inUse.size).toBeGreaterThan(0);
});
