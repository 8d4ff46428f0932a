/** Accounts that move between the databases of two deployments, with interruptions anywhere. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, lt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountMoves } from "../../../../../schema/account-moves.ts";
import { apiKeys, pipelineTokens, users } from "../../../../../schema/accounts.ts";
import { documents, looseFiles } from "../../../../../schema/documents.ts";
import { idempotencyKeys } from "../../../../../schema/idempotency.ts";
import { heldDeletes, jobs, outbox } from "../../../../../schema/pipeline.ts";
import { sessions } from "../../../../../schema/sign-in.ts";
import { webhookDeliveries } from "../../../../../schema/webhooks.ts";
import { cancelMove } from "../../../../../scripts/operate/accounts/move/cancel-move.ts";
import { deleteMoved } from "../../../../../scripts/operate/accounts/move/delete-moved.ts";
import { moveAccount } from "../../../../../scripts/operate/accounts/move/move-account.ts";
import type { FileStore } from "../../../../../scripts/operate/accounts/move/move-options.ts";
import {
  type MovedTable,
  movedTables,
} from "../../../../../scripts/operate/accounts/move/tables.ts";
import {
  createAccessToken,
  createKey,
  createToken,
} from "../../../../../scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "../../../../../scripts/run/stage/database.ts";
import {
  type Service,
  secretsKey,
  startService,
} from "../../../../../scripts/run/stage/service.ts";
import { continueDeletion } from "../../../../../shared/accounts/deletion/continue-deletion.ts";
import { sha256Hex } from "../../../../../shared/core/bytes/sha256.ts";
import { mintToken } from "../../../../../shared/credentials/token.ts";
import type { Database } from "../../../../../shared/db/client.ts";
import { classify } from "../../../../../shared/db/errors.ts";
import { claimDeliveries } from "../../../../../shared/webhooks/delivery/claim-deliveries.ts";
import { runScript } from "../../../../support/run-script.ts";
import { isWhole } from "../../../../support/whole.ts";
import { documentContent, fillAccount } from "./fill-account.ts";

const now = Date.now();
const keys = { SECRETS_KEY: secretsKey, DATA_POINT_KEY: "0f".repeat(32) };
const folder = mkdtempSync(join(tmpdir(), "move-"));
let from: TestDatabase;
let to: TestDatabase;
let here: Database;
let there: Database;
beforeAll(async () => {
  [from, to] = await Promise.all([startDatabase(), startDatabase()]);
  here = from.connect({ timeoutMs: 20_000 });
  there = to.connect({ timeoutMs: 20_000 });
});
afterAll(async () => {
  await Promise.all([from.stop(), to.stop()]);
  rmSync(folder, { recursive: true });
});

/** Every account has the same document. */
const filesHere: FileStore = { readBytes: async () => documentContent, async write() {} };
const copied = new Map<string, Uint8Array<ArrayBuffer>>();
const filesThere: FileStore = {
  readBytes: async (key) => copied.get(key) ?? null,
  async write(key, content) {
    copied.set(key, Uint8Array.from(Buffer.from(content)));
  },
};

const optionsOf = (accountId: string) => ({
  source: { db: here, keys, origin: "https://here.example.com", files: filesHere },
  target: { db: there, keys, origin: "https://there.example.com", files: filesThere },
  accountId,
});

/** The account's rows, as the database has them, by table. */
async function rowsOf(db: Database, accountId: string): Promise<Record<string, unknown[]>> {
  const read = async ({ name, columns, ofAccount }: MovedTable) => {
    const list = columns.map((column) => `"${column}"`).join(", ");
    const order = columns.map((_, at) => at + 1).join(", ");
    const rows = await db.all(
      sql`select ${sql.raw(list)} from ${sql.identifier(name)} where ${ofAccount(accountId)} order by ${sql.raw(order)}`,
    );
    return [name, rows] as const;
  };
  const numbered = movedTables().filter(({ name }) => name !== "search_entries");
  return Object.fromEntries(await Promise.all(numbered.map(read)));
}

/** The request that a consumer would send for a delivery if its id were queued now. */
const claimed = async (db: Database, id: string) =>
  (await claimDeliveries(db, [id], `clm_${Math.random()}`, Date.now())).map((row) => row.id);

/** Whether one of the account's keys opens it. */
async function isOpen(db: Database, accountId: string): Promise<boolean> {
  const [row] = await db.all<{ n: number }>(
    sql`select count(*) as n from api_keys where user_id = ${accountId} and sha256 not like 'moved:%'`,
  );
  return (row?.n ?? 0) > 0;
}

/**
 * Steps at which moves are interrupted; nightly, every one. Before this, the account is open nowhere;
 * `kills.process.test.ts` stops a move while it copies.
 */
const someSteps = /^open$/;
/** Before this, deliveries are still sent from the source. */
const untilStopped = ["check"];

describe("a move", () => {
  it("takes everything along, wherever it is interrupted, and sends nothing twice", async () => {
    const steps: string[] = [];
    const first = await fillAccount(here, { now, secretsKey, jobs: 205 });
    const before = await rowsOf(here, first.accountId);
    for (const { name, rule } of movedTables()) {
      if (rule !== "derived") expect(before[name]?.length, name).toBeGreaterThan(0);
    }
    const rows = await moveAccount({
      ...optionsOf(first.accountId),
      onStep: (step) => void steps.push(step),
    });
    expect(await rowsOf(there, first.accountId)).toEqual(before);
    const copied = movedTables().filter(({ rule }) => rule !== "derived");
    expect(rows).toBe(copied.reduce((sum, { name }) => sum + (before[name]?.length ?? 0), 0));
    expect(await moveAccount(optionsOf(first.accountId))).toBeNull();
    await deleteMoved(optionsOf(first.accountId));
    expect(Object.values(await rowsOf(here, first.accountId)).flat()).toEqual([]);

    const interrupted = [...new Set(steps)].filter((step) => isWhole || someSteps.test(step));
    expect(interrupted.length).toBeGreaterThanOrEqual(isWhole ? steps.length / 2 : 1);
    for (const stop of interrupted) {
      const { accountId, due } = await fillAccount(here, { now, secretsKey, jobs: 205 });
      let own = await rowsOf(here, accountId);
      const onStep = (step: string) => {
        if (step === stop) throw new Error(`killed at ${step}`);
      };
      await expect(moveAccount({ ...optionsOf(accountId), onStep }), stop).rejects.toThrow(
        "killed",
      );
      const open = [await isOpen(here, accountId), await isOpen(there, accountId)];
      expect(open.filter(Boolean).length, stop).toBeLessThanOrEqual(1);
      // In between, a consumer that gets the delivery sends it once, or waits until the account is open there.
      const early = open[1] ? [] : [...(await claimed(here, due)), ...(await claimed(there, due))];
      const isSent = untilStopped.includes(stop);
      expect(early, stop).toEqual(isSent ? [due] : []);
      if (isSent) {
        const ends = { status: "succeeded", dueAt: null, sweepAt: null, claim: null } as const;
        await here.update(webhookDeliveries).set(ends).where(eq(webhookDeliveries.id, due));
        own = await rowsOf(here, accountId);
      }
      await moveAccount(optionsOf(accountId));
      expect([await isOpen(here, accountId), await isOpen(there, accountId)], stop).toEqual([
        false,
        true,
      ]);
      expect(await rowsOf(there, accountId), stop).toEqual(own);
      expect([await claimed(here, due), await claimed(there, due)], stop).toEqual([
        [],
        isSent ? [] : [due],
      ]);
      await deleteMoved(optionsOf(accountId));
    }
  }, 900_000);

  it("lets nothing of the account change meanwhile, and everything of others", async () => {
    const { accountId, due, event } = await fillAccount(here, { now, secretsKey });
    const other = await fillAccount(here, { now, secretsKey });
    const own = await rowsOf(here, accountId);
    let tried = 0;
    const refused = async (write: PromiseLike<unknown>) => {
      tried++;
      const error = await Promise.resolve(write).then(
        () => "was written",
        (error: unknown) => classify(error),
      );
      expect(error).toBe("unavailable");
    };
    const attempt = async () => {
      const [some] = await here.select().from(jobs).where(eq(jobs.userId, accountId)).limit(1);
      if (!some) throw new Error("no job");
      await refused(here.insert(jobs).values({ ...some, id: "job_new" }));
      await refused(here.update(jobs).set({ notes: "lost" }).where(eq(jobs.userId, accountId)));
      // Signing out.
      await refused(here.delete(sessions).where(eq(sessions.userId, accountId)));
      await refused(here.delete(heldDeletes).where(eq(heldDeletes.userId, accountId)));
      await refused(
        here
          .update(webhookDeliveries)
          .set({ redelivery: true })
          .where(
            and(eq(webhookDeliveries.userId, accountId), eq(webhookDeliveries.redelivery, false)),
          ),
      );
      await refused(here.update(users).set({ tier: "free" }).where(eq(users.id, accountId)));
      // The sweep's statements are for all accounts: they pass this one over.
      await here.update(webhookDeliveries).set({ sweepAt: 1 });
      await here.delete(outbox).where(eq(outbox.type, event));
      // So do requests of others with an Idempotency-Key, which delete a few that have expired.
      await here.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - 1));
      const [swept] = await here
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.id, other.due));
      expect(swept?.sweepAt).toBe(1);
      expect(await claimed(here, due)).toEqual([]);
      await here.update(jobs).set({ notes: "kept" }).where(eq(jobs.userId, other.accountId));
    };
    await here
      .update(webhookDeliveries)
      .set({ redelivery: false })
      .where(eq(webhookDeliveries.userId, accountId));
    await here
      .update(idempotencyKeys)
      .set({ createdAt: now - 2 })
      .where(eq(idempotencyKeys.accountId, accountId));
    own.idempotency_keys = (await rowsOf(here, accountId)).idempotency_keys ?? [];
    own.webhook_deliveries = (await rowsOf(here, accountId)).webhook_deliveries ?? [];
    const onStep = (step: string) => {
      if (step === "compare") throw new Error("stop");
    };
    await expect(moveAccount({ ...optionsOf(accountId), onStep })).rejects.toThrow("stop");
    await attempt();
    await moveAccount(optionsOf(accountId));
    expect(await rowsOf(there, accountId)).toEqual(own);
    await refused(here.update(jobs).set({ notes: "lost" }).where(eq(jobs.userId, accountId)));
    expect(tried).toBe(7);
    expect((await claimed(here, other.due)).length).toBe(1);
    await deleteMoved(optionsOf(accountId));
  });

  // By default, `races.process.test.ts` gives one up, in the middle.
  it.runIf(isWhole)(
    "can be given up until the account is open there, and leaves nothing",
    async () => {
      const { accountId, due } = await fillAccount(here, { now, secretsKey });
      const own = await rowsOf(here, accountId);
      const onStep = (step: string) => {
        if (step === "close") throw new Error("stop");
      };
      await expect(moveAccount({ ...optionsOf(accountId), onStep })).rejects.toThrow("stop");
      // What differs is found, however it came about.
      await there.update(jobs).set({ notes: "other" }).where(eq(jobs.userId, accountId));
      await expect(moveAccount(optionsOf(accountId))).rejects.toThrow(
        /stays where it is, frozen: jobs \(3 rows here, 3 there\)/,
      );
      expect([await isOpen(here, accountId), await isOpen(there, accountId)]).toEqual([
        true,
        false,
      ]);
      await cancelMove(optionsOf(accountId));
      expect(await rowsOf(here, accountId)).toEqual(own);
      expect(Object.values(await rowsOf(there, accountId)).flat()).toEqual([]);
      expect(await triggers()).toEqual([]);
      await here.update(jobs).set({ notes: "goes on" }).where(eq(jobs.userId, accountId));
      expect(await claimed(here, due)).toEqual([due]);
      // Otherwise the next move would wait until the claim ends.
      await here
        .update(webhookDeliveries)
        .set({ status: "pending", claim: null })
        .where(eq(webhookDeliveries.id, due));
      await moveAccount(optionsOf(accountId));
      await expect(cancelMove(optionsOf(accountId))).rejects.toThrow(
        /has moved to https:\/\/there/,
      );
      await deleteMoved(optionsOf(accountId));
    },
  );

  // By default, the first test deletes what has moved, and nothing comes back.
  it.runIf(isWhole)(
    "leaves nothing in the source after the deletion, and the account can come back",
    async () => {
      const { accountId } = await fillAccount(here, { now, secretsKey });
      const own = await rowsOf(here, accountId);
      const back = {
        ...optionsOf(accountId),
        source: optionsOf(accountId).target,
        target: optionsOf(accountId).source,
      };
      await expect(deleteMoved(optionsOf(accountId))).rejects.toThrow(/nothing is deleted/);
      await moveAccount(optionsOf(accountId));
      await expect(moveAccount(back)).rejects.toThrow(/has this account already/);
      await deleteMoved(optionsOf(accountId));
      await deleteMoved(optionsOf(accountId));
      expect(Object.values(await rowsOf(here, accountId)).flat()).toEqual([]);
      expect(await triggers()).toEqual([]);
      await moveAccount(back);
      await deleteMoved(back);
      expect(await rowsOf(here, accountId)).toEqual(own);
      // As its owner deletes it.
      await continueDeletion(here, accountId, Number.POSITIVE_INFINITY);
      expect(
        await here.select().from(accountMoves).where(eq(accountMoves.accountId, accountId)),
      ).toEqual([]);
    },
  );

  it("copies the files of documents whole, or leaves the account where it is", async () => {
    const { accountId } = await fillAccount(here, { now, secretsKey });
    const [row] = await here.select().from(documents).where(eq(documents.userId, accountId));
    const key = `${accountId}/${row?.id}`;
    const { source, target } = optionsOf(accountId);
    const withFiles = (files: FileStore, at = source) => ({ ...at, files });
    const write = async () => {};
    const lost = { readBytes: async () => null, write };
    await expect(moveAccount({ source: withFiles(lost), target, accountId })).rejects.toThrow(
      /The file of the document .* is missing in the bucket here/,
    );
    const damaged = { readBytes: async () => new Uint8Array(1), write };
    await expect(
      moveAccount({ source, target: withFiles(damaged, target), accountId }),
    ).rejects.toThrow(/is damaged in the bucket there/);
    expect([await isOpen(here, accountId), await isOpen(there, accountId)]).toEqual([true, false]);
    // Given up, the target's own sweep deletes what was copied.
    await cancelMove(optionsOf(accountId));
    expect(await there.$count(looseFiles, eq(looseFiles.key, key))).toBe(1);
    await moveAccount(optionsOf(accountId));
    expect(copied.get(key)).toEqual(Uint8Array.from(documentContent));
    await deleteMoved(optionsOf(accountId));
    expect(await here.$count(looseFiles, eq(looseFiles.key, key))).toBe(1);
  });

  it("waits for a delivery in progress, and copies what became of it", async () => {
    const { accountId, due } = await fillAccount(here, { now, secretsKey });
    expect(await claimed(here, due)).toEqual([due]);
    const ends = { status: "succeeded", dueAt: null, sweepAt: null, claim: null } as const;
    let waited = false;
    const onStep = (step: string) => {
      if (step !== "wait for deliveries in progress") return;
      setTimeout(() => {
        waited = true;
        void here
          .update(webhookDeliveries)
          .set(ends)
          .where(eq(webhookDeliveries.id, due))
          .execute();
      }, 400);
    };
    await moveAccount({ ...optionsOf(accountId), onStep });
    expect(waited).toBe(true);
    const [copied] = await there
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, due));
    expect(copied).toMatchObject({ status: "succeeded", attempts: 1 });
    expect(await claimed(there, due)).toEqual([]);
  });
});

/** The triggers for accounts that move, of both databases. */
async function triggers(): Promise<unknown[]> {
  const both = await Promise.all(
    [here, there].map((db) =>
      db.all(
        sql`select name from sqlite_schema where type = 'trigger' and name glob 'account_moves_*'`,
      ),
    ),
  );
  return both.flat();
}

describe("npm run accounts -- move", () => {
  const targetFile = (name: string, change: Record<string, string> = {}) => {
    const settings = {
      DATABASE_URL: to.url,
      ...keys,
      SITE_ORIGIN: "https://there.example.com",
      ...change,
    };
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(settings));
    return file;
  };
  const run = (...args: string[]) =>
    runScript("operate/accounts.ts", ["move", ...args], { DATABASE_URL: from.url, ...keys });
  let source: Service;
  let target: Service;
  beforeAll(async () => {
    const start = ({ url }: TestDatabase) => startService({ databaseUrl: url, keys });
    [source, target] = await Promise.all([start(from), start(to)]);
  });
  afterAll(() => Promise.all([source.stop(), target.stop()]));

  it("refuses a target without the keys of the source", async () => {
    const { accountId } = await fillAccount(here, { now, secretsKey });
    const other = "ab".repeat(32);
    // Both are judged by the same lines; the first is what webhooks need.
    for (const name of isWhole ? ["SECRETS_KEY", "DATA_POINT_KEY"] : ["SECRETS_KEY"]) {
      const { code, stderr } = await run(
        accountId,
        "--to",
        targetFile("other.json", { [name]: other }),
      );
      expect([code, stderr]).toEqual([1, expect.stringContaining(`${name} of the target lacks 1`)]);
      expect(stderr).not.toContain(keys.SECRETS_KEY);
    }
    expect(await isOpen(here, accountId)).toBe(true);
  });

  it("refuses to leave the files of documents behind", async () => {
    const { accountId } = await fillAccount(here, { now, secretsKey });
    const { source, target } = optionsOf(accountId);
    const lacking = {
      source: { ...source, files: undefined },
      target: { ...target, files: undefined },
    };
    await expect(moveAccount({ ...lacking, accountId })).rejects.toThrow(
      /has 1 document, .* DOCUMENTS of this .*, and DOCUMENTS of the other/,
    );
    const same = targetFile("same.json", { DOCUMENTS: "files" });
    const shared = await runScript("operate/accounts.ts", ["move", accountId, "--to", same], {
      ...{ DATABASE_URL: from.url, DOCUMENTS: "files", ...keys },
    });
    expect([shared.code, shared.stderr]).toEqual([
      1,
      expect.stringMatching(/have to be two: DOCUMENTS of the other/),
    ]);
    expect(await isOpen(here, accountId)).toBe(true);
  });

  it("moves an account while people use it: reads go on, writes fail with the advice to try again", async () => {
    const { accountId } = await fillAccount(here, { now, secretsKey, hasDocument: false });
    const token = await createToken(here, { account: accountId });
    // An isolate remembers for seconds whether a key is valid: these have not been used before.
    const [unused, later] = [
      await createToken(here, { account: accountId }),
      await createToken(here, { account: accountId }),
    ];
    const job = { company: "Acme", title: "Engineer", status: "saved" };
    const post = (service: Service, key = token) =>
      service.fetch("/api/mcp/jobs", {
        method: "POST",
        key,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(job),
      });
    const list = async (service: Service, key = token) => {
      const response = await service.fetch("/api/mcp/jobs?limit=100", { key });
      const { request: _, ...body } = (await response.json()) as Record<string, unknown>;
      return {
        status: response.status,
        text: JSON.stringify(body).replaceAll(service.url.origin, ""),
      };
    };
    const onStep = (step: string) => {
      if (step === "compare") throw new Error("stop");
    };
    expect((await post(source)).status).toBe(201);
    await expect(moveAccount({ ...optionsOf(accountId), onStep })).rejects.toThrow("stop");
    const frozen = await post(source);
    expect([frozen.status, frozen.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await frozen.json()).toMatchObject({ code: "UNAVAILABLE" });
    const before = await list(source);
    expect([before.status, (await list(target)).status]).toEqual([200, 401]);

    const done = await run(accountId, "--to", targetFile("there.json"));
    expect([done.code, done.stdout]).toEqual([
      0,
      expect.stringContaining("is open at https://there"),
    ]);
    expect(await list(target, unused)).toEqual(before);
    expect((await list(source, unused)).status).toBe(401);
    expect((await post(target, unused)).status).toBe(201);
    // The key that was used before is refused within seconds, and until then writes nothing.
    expect([401, 503]).toContain((await post(source)).status);
    expect((await list(target, later)).text).not.toBe(before.text);
    // As if it had been some time ago.
    await here
      .update(accountMoves)
      .set({ movedAt: 0 })
      .where(eq(accountMoves.accountId, accountId));
    const again = await run(accountId, "--to", targetFile("there.json"), "--delete");
    expect([again.code, again.stdout]).toEqual([
      0,
      expect.stringContaining("rows here were deleted"),
    ]);
    expect(await here.select().from(users).where(eq(users.id, accountId))).toEqual([]);
  });

  it("names the new host to whoever has a credential that was valid, and to nobody else", async () => {
    const { accountId } = await fillAccount(here, { now, secretsKey, hasDocument: false });
    const own = { account: accountId };
    const [key, token, revoked, expired] = [
      await createKey(here, own),
      await createToken(here, own),
      await createToken(here, own),
      await createKey(here, own),
    ];
    const access = async () => await createAccessToken(here, { ...own, resource: "/api" });
    const ofToken = async (text: string) => eq(pipelineTokens.sha256, await sha256Hex(text));
    await here
      .update(pipelineTokens)
      .set({ revokedAt: 1 })
      .where(await ofToken(revoked));
    const ofKey = eq(apiKeys.sha256, await sha256Hex(expired));
    await here.update(apiKeys).set({ expiresAt: 1 }).where(ofKey);
    const [secret, laterSecret] = [await addSession(accountId), await addSession(accountId)];
    const ask = async (service: Service, path: string, credential: string) => {
      const response = await service.fetch(path, { key: credential });
      return { status: response.status, text: await response.text() };
    };
    const open = async (service: Service, session = secret) => {
      const headers = { cookie: `__Host-session=${session}` };
      const response = await service.fetch("/app/keys", { headers });
      return { status: response.status, text: await response.text() };
    };
    const salaries = "/api/v1/intelligence/salaries/calculate?role=actuary&city=austin-tx";
    const valid = [
      [salaries, key],
      ["/api/mcp/jobs", token],
      ["/api/mcp/jobs", await access()],
    ] as const;
    // An isolate remembers what it found out about a credential: these are used only in the end.
    const unused = [
      [salaries, await createKey(here, own)],
      ["/api/mcp/jobs", await createToken(here, own)],
      ["/api/mcp/jobs", await access()],
    ] as const;
    const onStep = (step: string) => {
      if (step === "close") throw new Error("stop");
    };
    await expect(moveAccount({ ...optionsOf(accountId), onStep })).rejects.toThrow("stop");
    // Where it arrives it opens nothing yet, and nothing says that it will.
    for (const [path, credential] of valid) {
      const { status, text } = await ask(target, path, credential);
      expect([status, text]).toEqual([401, expect.not.stringMatching(/moved|example\.com/)]);
    }
    expect((await open(target)).status).toBe(303);
    await moveAccount(optionsOf(accountId));

    for (const [path, credential] of valid) {
      const { status, text } = await ask(source, path, credential);
      expect([status, text]).toEqual([
        401,
        expect.stringContaining("has moved to https://there.example.com"),
      ]);
    }
    const details = JSON.parse((await ask(source, "/api/mcp/jobs", token)).text);
    expect(details).toMatchObject({
      code: "UNAUTHORIZED",
      details: [{ field: "Authorization", message: expect.stringContaining("there.example.com") }],
    });
    const salary = JSON.parse((await ask(source, salaries, key)).text);
    expect(salary.error.follow_up_suggestions).toEqual([
      "Send it to https://there.example.com/api/v1/intelligence/salaries/calculate",
    ]);
    const page = await open(source);
    expect([page.status, page.text]).toEqual([
      401,
      expect.stringContaining('href="https://there.example.com/app"'),
    ]);
    const strangers = [mintToken("pipeline"), revoked].map((text) => ["/api/mcp/jobs", text]);
    const others = [mintToken("intelligence"), expired].map((text) => [salaries, text]);
    for (const [path = "", credential = ""] of [...strangers, ...others]) {
      const { status, text } = await ask(source, path, credential);
      expect([401, 403]).toContain(status);
      expect(text).not.toMatch(/moved|there\.example\.com/);
    }
    // What opens something else says so, as before.
    expect((await ask(source, salaries, token)).text).not.toContain("there.example.com");

    await deleteMoved(optionsOf(accountId));
    for (const [path, credential] of unused) {
      const { status, text } = await ask(source, path, credential);
      expect([status, text]).toEqual([401, expect.not.stringContaining("there.example.com")]);
    }
    expect((await open(source, laterSecret)).status).toBe(303);
  });
});

/** @returns the secret of a session of the account, which is new. */
async function addSession(accountId: string): Promise<string> {
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  const sha256 = await sha256Hex(secret);
  await here.insert(sessions).values({
    ...{ id: `ses_${sha256.slice(0, 24)}`, sha256, kind: "account" },
    ...{ userId: accountId, createdAt: now, renewedAt: now, expiresAt: now + 3_600_000 },
    ...{ verifiedAt: null, browser: "Firefox" },
  });
  return secret;
}
