/** One caller fills what all share, and others are served meanwhile. */
import { afterEach, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { pagePosting, pageWith } from "#scripts/run/stage/postings.ts";
import { status as answer } from "#scripts/run/stage/receivers/receiver.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { eventually } from "#tests/support/eventually.ts";
import { sendMcp } from "#tests/support/mcp.ts";
import { sendSlowly } from "#tests/support/slow-body.ts";
import { upload } from "#tests/support/upload.ts";
import { startWebhooks } from "#tests/support/webhooks.ts";

const harness = await startWebhooks(1);

let sockets: { giveUp(): void }[] = [];
afterEach(() => {
  for (const socket of sockets) socket.giveUp();
  sockets = [];
});

type Sent = Parameters<typeof sendSlowly>[3];

function hold(count: number, path: string, headers: Record<string, string>, sent: Sent): void {
  for (let n = 0; n < count; n++) {
    sockets.push(sendSlowly(harness.service, path, headers, sent));
  }
}

/**
 * Waits until the attack is on: a request of the caller is refused because of it. It is as large as
 * the slow ones, so that it does not fit when one of those was dropped for want of room.
 */
async function untilRefused(
  send: () => Promise<Response>,
  message: RegExp,
  attackAgain = () => {},
): Promise<void> {
  const isRefused = async () => {
    const response = await send();
    const text = await response.text();
    if (response.status === 429 && message.test(text) && response.headers.has("retry-after")) {
      return true;
    }
    // It came before the attack and took its place.
    attackAgain();
    return false;
  };
  await eventually(isRefused, 15_000, 500);
}

/** What others send meanwhile, and the status of each. */
async function statusesOf(sending: Promise<Response>[]): Promise<number[]> {
  const responses = await Promise.all(sending);
  await Promise.all(responses.map((response) => response.text()));
  return responses.map(({ status }) => status);
}

const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const job = { company: "Acme", title: "Nurse", status: "saved" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const large = "x".repeat(65_300);
const json = { "content-type": "application/json" };

const revoke = (address: string) =>
  harness.service.fetch("/oauth/revoke", {
    method: "POST",
    address,
    headers: form,
    body: "token=none&client_id=none",
  });
const register = (address: string) =>
  harness.service.fetch("/oauth/register", {
    method: "POST",
    address,
    headers: json,
    body: JSON.stringify({ redirect_uris: ["https://app.example/back"] }),
  });
const listTools = (key: string | undefined, address: string, filler = "") => {
  const message = { ...list, params: { filler } };
  return sendMcp(harness.service, "/mcp", key, message, { "cf-connecting-ip": address });
};
const createJob = (token: string) =>
  harness.service.fetch("/api/mcp/jobs", {
    method: "POST",
    key: token,
    headers: json,
    body: JSON.stringify(job),
  });
const importJobs = (token: string) =>
  harness.service.fetch("/api/mcp/import", {
    method: "POST",
    key: token,
    headers: json,
    body: JSON.stringify({ jobs: [job] }),
  });
const fromUrl = (token: string, url: string) =>
  harness.service.fetch("/api/mcp/jobs/from-url", {
    method: "POST",
    key: token,
    headers: json,
    body: JSON.stringify({ url }),
  });

/** Asks for what a browser needs to sign in. */
const beginSignIn = (address: string) =>
  harness.service.fetch("/login/passkey", {
    method: "POST",
    address,
    headers: { ...form, origin: harness.service.url.origin },
    body: "next=%2Fapp",
  });

it("one address with 230 slow sockets and no key keeps nobody from a sign-in or a token", async () => {
  const [attacker, other] = [newAddress(), newAddress()];
  const from = { "cf-connecting-ip": attacker };
  hold(30, "/mcp", from, { first: 40_000, length: 65_000 });
  await untilRefused(() => listTools(undefined, attacker, large), /256 bodies at a time, 1 MiB/);
  // Together with those it is more than the service has room for.
  hold(200, "/oauth/token", { ...from, ...form }, { first: 15_500, length: 16_384 });
  const sent = [revoke(other), register(other), listTools(undefined, other), beginSignIn(other)];
  expect(await statusesOf(sent)).toEqual([200, 201, 200, 200]);
});

it("one key with slow messages keeps nobody else's POST waiting", async () => {
  const [key, otherKey] = await Promise.all([createKey(harness.db), createKey(harness.db)]);
  const token = await createToken(harness.db);
  const authorization = `Bearer ${key}`;
  hold(210, "/mcp", { authorization }, { first: 40_000, length: 65_000 });
  const address = newAddress();
  await untilRefused(() => listTools(key, address, large), /512 bodies at a time, 2 MiB/);
  const session = await signIn(harness.db, { now: Date.now() });
  const sent = [
    createJob(token),
    listTools(otherKey, address),
    submit(harness.service, "/app/jobs/new", session, job),
  ];
  expect(await statusesOf(sent)).toEqual([201, 200, 303]);
});

it("slow bodies over a limit take nothing from others, nor from other calls that are over theirs", async () => {
  const over = async () => {
    const key = await createKey(harness.db, { perMinute: 1 });
    await (await listTools(key, newAddress())).text();
    return key;
  };
  const [key, otherKey] = [await over(), await over()];
  const [within, token] = [await createKey(harness.db), await createToken(harness.db)];
  const callTool = (as: string, filler = "") => {
    const params = { name: "list_cities", arguments: { state: "CA", filler } };
    const message = { ...list, method: "tools/call", params };
    return sendMcp(harness.service, "/mcp", as, message);
  };
  expect(await statusesOf([callTool(key)])).toEqual([200]);
  hold(14, "/mcp", { authorization: `Bearer ${key}` }, { first: 40_000, length: 65_000 });
  // Its share is full: what does not fit is refused without being read to its end.
  const large = "x".repeat(40_000);
  await untilRefused(() => callTool(key, large), /The limit of 1 requests in any 60 seconds/);
  const told = await callTool(otherKey);
  expect(told.status).toBe(200);
  expect(await told.text()).toMatch(/"isError":true/);
  const address = newAddress();
  const sent = [createJob(token), listTools(within, address), listTools(undefined, address)];
  expect(await statusesOf(sent)).toEqual([201, 200, 200]);
});

it("nine links that hang keep no other account from adding a job by its link", async () => {
  const [pages] = harness.receivers;
  if (!pages) throw new Error("the suite has no receiver");
  const { origin } = new URL(pages.url);
  let hanging = 0;
  pages.behave((socket, request, raw) => {
    if (!request.path.startsWith("/hangs")) {
      return answer(200, {}, pageWith(pagePosting))(socket, request, raw);
    }
    hanging++;
    sockets.push({ giveUp: () => socket.destroy() });
  });
  const [token, other] = await Promise.all([createToken(harness.db), createToken(harness.db)]);
  const hung = [1, 2].map((n) => fromUrl(token, `${origin}/hangs/${n}`));
  await eventually(async () => hanging === 2, 20_000);
  const more = [3, 4, 5, 6, 7, 8, 9].map((n) => fromUrl(token, `${origin}/hangs/${n}`));
  const [third] = more;
  expect((await third)?.headers.get("retry-after")).toBe("8");
  const sent = [fromUrl(other, `${origin}/jobs/1`), createJob(token)];
  expect(await statusesOf([...more, ...sent])).toEqual([...Array(7).fill(429), 201, 201]);
  for (const socket of sockets) socket.giveUp();
  expect(await statusesOf(hung)).toEqual([503, 503]);
  expect(await statusesOf([fromUrl(token, `${origin}/jobs/2`)])).toEqual([201]);
});

it("one session with slow uploads keeps no other account from an import", async () => {
  const [attacker, other] = await Promise.all([browser(), browser()]);
  const token = await createToken(harness.db);
  const headers = {
    ...{ cookie: attacker.cookie, origin: harness.service.url.origin },
    "content-type": "multipart/form-data; boundary=part",
  };
  const attack = (uploads: number) =>
    hold(uploads, "/app/jobs/import", headers, { first: 2_400_000, length: 5_200_000 });
  attack(7);
  const table = "Company,Title\nAcme,Nurse\n";
  const send = (as: SignedIn) =>
    upload(harness.service, "/app/jobs/import", as, { name: "jobs.csv", content: table });
  await untilRefused(
    () => send(attacker),
    /2 files at a time, 5 MiB/,
    () => attack(2),
  );
  const sent = [importJobs(token), send(other), open(harness.service, "/app/jobs", attacker)];
  expect(await statusesOf(sent)).toEqual([200, 303, 200]);
});

function browser(): Promise<SignedIn> {
  return signIn(harness.db, { now: Date.now() });
}
