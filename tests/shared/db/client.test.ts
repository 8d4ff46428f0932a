import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { users } from "#schema/accounts.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { causesOf } from "#shared/core/log-failure.ts";
import { connect } from "#shared/db/client.ts";
import { classify, DatabaseUnavailable } from "#shared/db/errors.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";

const stops: Array<() => Promise<unknown> | unknown> = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function database(): Promise<TestDatabase> {
  const server = await startDatabase();
  stops.push(server.stop);
  return server;
}

async function proxyTo(server: TestDatabase): Promise<FaultyProxy> {
  const proxy = await startFaultyProxy(server.url);
  stops.push(proxy.stop);
  return proxy;
}

/** Longer than a database that works is silent on a busy machine. */
const patient = { timeoutMs: 60_000 };

interface Failure {
  error: unknown;
  ms: number;
  /** How long it waited for a core. */
  waitedMs: number;
}

async function failureOf(promise: PromiseLike<unknown>): Promise<Failure> {
  const waited = countCoreWaits();
  const started = performance.now();
  try {
    await promise;
  } catch (error) {
    return { error, ms: performance.now() - started, waitedMs: waited() };
  }
  throw new Error("expected it to fail");
}

const user = (id: string) =>
  ({ id, email: `${id}@example.com`, tier: "free", createdAt: 0 }) as const;

describe("reads of one account", () => {
  it("leave room for those of others, however slow they are", async () => {
    let received = 0;
    const silent = await listen((socket) => socket.once("data", () => received++));
    const read = (account: string | undefined) => {
      const db = connect({ url: silent }, { timeoutMs: 20_000, owner: () => account });
      return failureOf(db.select().from(users));
    };
    const slow = Array.from({ length: 12 }, () => read("usr_a"));
    await vi.waitUntil(() => received === 3, { timeout: 30_000 });
    const others = [read("usr_b"), read("usr_b"), read(undefined)];
    // Long before the slow ones have their answers, or give up.
    await vi.waitUntil(() => received === 6, { timeout: 30_000 });
    for (const stop of stops.splice(0)) await stop();
    await Promise.all([...slow, ...others]);
  });
});

describe("writes", () => {
  it("of one account leave room for those of others", async () => {
    const received: string[] = [];
    const silent = await listen((socket) =>
      socket.once("data", (part) => received.push(`${part}`)),
    );
    const write = (account: string, id: string) => {
      const db = connect({ url: silent }, { timeoutMs: 20_000, owner: () => account });
      return failureOf(db.insert(users).values(user(id)));
    };
    const has = (id: string) => received.some((request) => request.includes(id));
    const burst = Array.from({ length: 12 }, (_, n) => write("usr_a", `usr_burst_${n}`));
    await vi.waitUntil(() => received.length === 2, { timeout: 30_000 });
    const others = ["usr_b", "usr_c"].map((id) => write(id, id));
    await vi.waitUntil(() => has("usr_b") && has("usr_c"), { timeout: 30_000 });
    for (const stop of stops.splice(0)) await stop();
    await Promise.all([...burst, ...others]);
  });

  it("leave three more in progress next to one that takes long, and no fourth", async () => {
    let received = 0;
    const silent = await listen((socket) => socket.once("data", () => received++));
    const write = (id: string) =>
      failureOf(connect({ url: silent }, { timeoutMs: 20_000 }).insert(users).values(user(id)));
    const waited = countCoreWaits();
    const started = performance.now();
    const long = write("usr_long");
    const others = ["usr_a", "usr_b", "usr_c"].map(write);
    await vi.waitUntil(() => received === 4, { timeout: 30_000, interval: 5 });
    // Sooner than one of them, which nobody answers, loses its permit.
    expect(performance.now() - started).toBeLessThan(500 + waited());
    const fourth = write("usr_d");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received).toBe(4);
    for (const stop of stops.splice(0)) await stop();
    await Promise.all([long, ...others, fourth]);
  });
});

describe("a database that cannot be used", () => {
  it("is unavailable at once when nothing listens", async () => {
    const db = connect({ url: "http://127.0.0.1:1" });
    const { error, ms, waitedMs } = await failureOf(db.select().from(users));
    expect(classify(error)).toBe("unavailable");
    expect(ms).toBeLessThan(500 + waitedMs);
  });

  it("is unavailable after 1.2 s of silence, which the next statement does not wait again", async () => {
    const server = await database();
    const db = connect({ url: server.url });
    await db.select().from(users);
    await server.freeze();
    const first = await failureOf(db.select().from(users));
    const second = await failureOf(db.batch([db.select().from(users)]));
    expect(classify(first.error)).toBe("unavailable");
    expect(classify(second.error)).toBe("unavailable");
    expect(first.ms).toBeGreaterThan(1_000);
    expect(first.ms + second.ms).toBeLessThan(1_600 + first.waitedMs + second.waitedMs);
  });

  it("is unavailable when a response stops half-way", async () => {
    const halting = await listen((socket) => {
      socket.once("data", () => {
        socket.write(
          'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"results',
        );
      });
    });
    const { error, ms, waitedMs } = await failureOf(
      connect({ url: halting }, { timeoutMs: 400 }).select().from(users),
    );
    expect(classify(error)).toBe("unavailable");
    expect(ms).toBeLessThan(900 + waitedMs);
  });

  it("is unavailable when the server is failing or overloaded", async () => {
    for (const status of [500, 502, 503, 401, 408, 429]) {
      const failing = await listen((socket) => {
        socket.on("data", () => {
          socket.write(`HTTP/1.1 ${status} Oh\r\ncontent-length: 4\r\n\r\nsick`);
        });
      });
      const { error } = await failureOf(connect({ url: failing }).select().from(users));
      expect(classify(error)).toBe("unavailable");
    }
  });

  it("is not unavailable when it rejects the request, which it would do again", async () => {
    for (const status of [400, 404, 413]) {
      const refusing = await listen((socket) => {
        socket.on("data", () => {
          socket.write(`HTTP/1.1 ${status} Oh\r\ncontent-length: 3\r\n\r\nbad`);
        });
      });
      const { error } = await failureOf(connect({ url: refusing }).select().from(users));
      expect(classify(error)).toBe("defect");
      expect([...causesOf(error)].join()).toContain(`refused with ${status}: bad`);
    }
  });

  it("serves again as soon as it is back", async () => {
    const server = await database();
    await server.freeze();
    await failureOf(server.connect({ timeoutMs: 200 }).select().from(users));
    server.thaw();
    expect(await server.connect().select().from(users)).toEqual([]);
  });
});

describe("a transient fault", () => {
  it("is retried for a read", async () => {
    const server = await database();
    const proxy = await proxyTo(server);
    const db = connect({ url: proxy.url }, patient);
    proxy.dropNext("request");
    expect(await db.select().from(users)).toEqual([]);
    proxy.dropNext("answer");
    expect(await db.batch([db.select().from(users)])).toEqual([[]]);
    expect(proxy.dropped).toBe(2);
  });

  it("is reported for a write, which is never sent twice", async () => {
    const server = await database();
    const proxy = await proxyTo(server);
    const db = connect({ url: proxy.url }, patient);
    proxy.dropNext("answer");
    const { error } = await failureOf(db.insert(users).values(user("a")));
    expect(classify(error)).toBe("unavailable");
    proxy.dropNext("answer");
    await failureOf(db.batch([db.select().from(users), db.insert(users).values(user("b"))]));
    // Both were done, although no answer came: a second time they would have failed as duplicates.
    const rows = await server.connect().select().from(users);
    expect(rows.map((row) => row.id)).toEqual(["a", "b"]);
    expect(proxy.dropped).toBe(2);
  });

  it("is retried for a write that found the database locked, until it has waited long enough", async () => {
    const server = await database();
    const proxy = await proxyTo(server);
    const db = connect({ url: proxy.url }, patient);
    proxy.lockNext(2);
    await db.insert(users).values(user("usr_a"));
    expect(proxy.dropped).toBe(2);
    proxy.lockNext(100);
    const { error } = await failureOf(db.insert(users).values(user("usr_b")));
    expect(classify(error)).toBe("unavailable");
    expect(proxy.dropped).toBe(8);
    expect(await server.connect().select({ id: users.id }).from(users)).toEqual([{ id: "usr_a" }]);
  });

  it("is reported when it persists", async () => {
    const server = await database();
    const proxy = await proxyTo(server);
    proxy.dropNext("request", 2);
    const { error } = await failureOf(connect({ url: proxy.url }, patient).select().from(users));
    expect(classify(error)).toBe("unavailable");
    expect(proxy.dropped).toBe(2);
  });
});

describe("a defect of this service", () => {
  it("is a defect, not an outage", async () => {
    const db = (await database()).connect();
    const mistakes = [
      () => db.run(sql`SELECT nonsense FROM nowhere`),
      () => db.insert(users).values([user("a"), user("a")]),
      () => db.batch([db.run(sql`INSERT INTO users (id) VALUES ('incomplete')`)]),
    ];
    for (const mistake of mistakes) {
      const { error } = await failureOf(mistake());
      expect(classify(error)).toBe("defect");
    }
    expect(classify(new Error("something else"))).toBe("defect");
    expect(classify("not even an error")).toBe("defect");
  });

  it("is recognized however deep the cause, cycles included", () => {
    const outage = new DatabaseUnavailable("gone", { transient: true });
    expect(classify(new Error("a", { cause: new Error("b", { cause: outage }) }))).toBe(
      "unavailable",
    );
    const cycle = new Error("round and round");
    cycle.cause = cycle;
    expect(classify(cycle)).toBe("defect");
  });
});

async function listen(onConnection: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(onConnection).listen(0, "127.0.0.1");
  await once(server, "listening");
  const sockets = new Set<{ destroy(): void }>();
  server.on("connection", (socket) => sockets.add(socket.on("error", () => {})));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  return `http://127.0.0.1:${address.port}`;
}
