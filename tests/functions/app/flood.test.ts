/** The searches of one account on pages, and the pages of others. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { type Service, startService } from "#scripts/run/stage/service.ts";
import { open, signIn } from "#scripts/run/stage/sign-in.ts";

/** A word that only the searches of this test have. */
const word = "zebrafish";

let database: TestDatabase;
let service: Service;
/** Queries that contain the word, which the database does not get for now. */
const held: (() => void)[] = [];
let mostHeld = 0;

/** Passes everything on to the database but the searches, which take as long as they are held. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const answer = async () => {
    const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
    const answered = await fetch(`${database.url}${request.url}`, {
      method: "POST",
      headers: headers as Record<string, string>,
      body,
    });
    response.writeHead(answered.status, { "content-type": "application/json" });
    response.end(Buffer.from(await answered.arrayBuffer()));
  };
  if (!body.toString().toLowerCase().includes(word)) return answer();
  const search = () => void answer().catch(() => response.destroy());
  held.push(search);
  response.on("close", () => held.splice(held.indexOf(search), held.includes(search) ? 1 : 0));
  mostHeld = Math.max(mostHeld, held.length);
}

const proxy = createServer((request, response) => {
  pass(request, response).catch(() => response.destroy());
});
beforeAll(async () => {
  database = await startDatabase();
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  service = await startService({ databaseUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await service.stop();
  proxy.closeAllConnections();
  proxy.close();
  await database.stop();
});

it("searches of one account leave room for the reads of others", async () => {
  const db = database.connect({ timeoutMs: 60_000 });
  const [flooding, other] = await Promise.all([0, 1].map(() => signIn(db, { now: Date.now() })));
  if (!flooding || !other) throw new Error("nobody is signed in");
  const flood = Array.from({ length: 12 }, () => open(service, `/app/jobs?q=${word}`, flooding));
  await vi.waitUntil(() => held.length >= 6, { timeout: 30_000 });
  const pages = await Promise.all([0, 1, 2].map(() => open(service, "/app/contacts", other)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(mostHeld, "of the eight reads at a time").toBe(6);
  const release = setInterval(() => {
    for (const search of held.splice(0)) search();
  }, 20);
  await Promise.all(flood);
  clearInterval(release);
  db.close();
});
