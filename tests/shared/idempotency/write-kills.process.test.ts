/**
 * Kills the runtime while accounts use every operation that writes. Callers repeat what had no
 * response; in the end each account contains exactly what one that was never disturbed does.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import { documents } from "#schema/documents.ts";
import { idempotencyKeys } from "#schema/idempotency.ts";
import { importLocks } from "#schema/pipeline.ts";
import { submissions } from "#schema/submissions.ts";
import { webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import { startSeededDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { mailDomain } from "#scripts/run/stage/mail.ts";
import { postingOrAccepted } from "#scripts/run/stage/postings.ts";
import { type Receiver, startReceiver } from "#scripts/run/stage/receivers/receiver.ts";
import { decryptText } from "#shared/credentials/encrypt.ts";
import type { Database } from "#shared/db/client.ts";
import { secretOwner } from "#shared/webhooks/delivery/sign-delivery.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type KillableService, prepareKillable } from "#tests/support/killable/killable-service.ts";
import {
  contentOf,
  documentText,
  type Round,
  redeliver,
  writeEverything,
} from "#tests/support/kills/every-write.ts";
import { type KilledService, sendOnce } from "#tests/support/kills/persistent-client.ts";
import { isWhole } from "#tests/support/whole.ts";

const kills = isWhole ? 100 : 1;
const accountsAtATime = isWhole ? 6 : 2;
const secretsKey = "1e".repeat(32);

let database: TestDatabase;
let db: Database;
let receiver: Receiver;
let runtime: KillableService;
beforeAll(async () => {
  database = await startSeededDatabase();
  db = database.connect({ timeoutMs: 600_000 });
  receiver = await startReceiver({ host: "receiver.test", behavior: postingOrAccepted });
  runtime = await prepareKillable({
    DATABASE_URL: database.url,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: secretsKey,
    ENVIRONMENT: "test",
    WEBHOOK_LOCAL_TARGETS: receiver.localTarget,
    MAIL_DOMAIN: mailDomain,
  });
}, 120_000);
afterAll(async () => {
  await runtime.stop();
  await receiver.stop();
  await database.stop();
});

const hasEnded = async ({ deliveryId }: Round) => {
  const own = eq(webhookDeliveries.id, deliveryId);
  const [found] = await db.select().from(webhookDeliveries).where(own);
  return found !== undefined && found.dueAt === null;
};

/** As if the time had passed after which the claims of dead requests expire. */
async function expireClaims(): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ createdAt: sql`${idempotencyKeys.createdAt} - 61000` })
    .where(isNull(idempotencyKeys.status));
  await db.update(importLocks).set({ expiresAt: 0 });
}

it(
  `${kills} kills lose no acknowledged write and repeat none, of any operation`,
  async () => {
    const service: KilledService = {
      url: await runtime.start(),
      acknowledged: [],
      interrupted: new Map(),
    };
    const write = () => writeEverything(db, service, receiver.url);
    const undisturbed = await write();
    await eventually(() => hasEnded(undisturbed), 60_000);
    await redeliver(service, undisturbed);
    const expected = await contentOf(db, undisturbed.account);

    let isOver = false;
    const rounds: Round[] = [];
    const resent: Round[] = [undisturbed];
    const writing = Array.from({ length: accountsAtATime }, async () => {
      let waiting: Round[] = [];
      while (!isOver) {
        const round = await write();
        rounds.push(round);
        // A delivery whose consumer was killed ends much later.
        const left: Round[] = [];
        for (const one of [...waiting, round]) {
          if (!(await hasEnded(one))) left.push(one);
          else await redeliver(service, one).then(() => resent.push(one));
        }
        waiting = left;
      }
    });
    const failure = Promise.all(writing).then(() => null);
    // One more while no kill has come between a request and its response.
    for (let kill = 1; kill <= kills || service.interrupted.size === 0; kill++) {
      // Not before something was written since the last; then at a random moment.
      const before = service.acknowledged.length;
      await Promise.race([
        failure,
        eventually(() => service.acknowledged.length > before + 2 * accountsAtATime, 60_000),
      ]);
      await sleep(Math.random() * 300);
      service.url = null;
      const url = await runtime.crash();
      await expireClaims();
      service.url = url;
    }
    isOver = true;
    await failure;

    expect(rounds.length).toBeGreaterThanOrEqual(accountsAtATime);
    for (const round of rounds) expect(await contentOf(db, round.account)).toEqual(expected);
    await expectOneOfEach(service, [undisturbed, ...rounds]);
    await expectResent(resent);
    for (const round of rounds) await expectFiles(service, round);
    const replayed = await replayAll(service);

    const operations = routes.filter(({ writes }) => writes).map(({ operationId }) => operationId);
    const used = service.acknowledged.map(({ request }) => request.operationId);
    expect([...new Set(used)].sort()).toEqual(operations.sort());
    console.log(
      `${kills} kills: ${service.acknowledged.length} writes of ${operations.length} operations acknowledged, ` +
        `${replayed} replayed, ${rounds.length} accounts; requests without a response: ` +
        JSON.stringify(Object.fromEntries([...service.interrupted].sort())),
    );
  },
  240_000 + kills * 20_000,
);

/** An acknowledged document has its file. */
async function expectFiles({ url }: KilledService, { account, token }: Round): Promise<void> {
  const rows = await db.select().from(documents).where(eq(documents.userId, account));
  expect(rows).toHaveLength(1);
  for (const { jobId, id } of rows) {
    const path = `/api/mcp/jobs/${jobId}/documents/${id}`;
    const response = await fetch(new URL(path, url ?? undefined), {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.status, await response.text()]).toEqual([200, JSON.stringify(documentText)]);
  }
}

/** Secrets and URLs as they were acknowledged last, and every submission once. */
async function expectOneOfEach({ url }: KilledService, rounds: readonly Round[]): Promise<void> {
  const submitted = await db.select().from(submissions);
  const bases = submitted.map(({ base }) => base).sort((a, b) => a - b);
  expect(bases).toEqual(rounds.map(({ base }) => base).sort((a, b) => a - b));
  for (const { account, webhook, feedUrl } of rounds) {
    const [stored] = await db.select().from(webhooks).where(eq(webhooks.userId, account));
    expect(stored?.id).toBe(webhook.id);
    const secret = await decryptText(secretsKey, secretOwner(webhook.id), stored?.secret ?? "");
    expect(secret).toBe(webhook.secret);
    const { pathname, search } = new URL(feedUrl);
    const feed = await fetch(new URL(pathname + search, url ?? undefined));
    expect(await feed.text()).toContain("SUMMARY:Talk");
  }
}

/** Deliveries that were sent again have a second attempt, or are due for it. */
async function expectResent(rounds: readonly Round[]): Promise<void> {
  const deliveries = await db.select().from(webhookDeliveries);
  for (const { deliveryId } of rounds) {
    const found = deliveries.find(({ id }) => id === deliveryId);
    expect((found?.attempts ?? 0) + (found?.dueAt === null ? 0 : 1)).toBeGreaterThan(1);
  }
}

/** Sends every POST again with its key: the same response, byte for byte. */
async function replayAll({ url, acknowledged }: KilledService): Promise<number> {
  const keyed = acknowledged.filter(({ key }) => key !== null);
  for (const { request, key, ...first } of keyed) {
    if (url === null) throw new Error("the service is down");
    const { isReplay, ...again } = await sendOnce(url, request, key);
    expect([request.operationId, isReplay, again.status, again.requestId]).toEqual([
      request.operationId,
      true,
      first.status,
      first.requestId,
    ]);
    expect(again.text).toBe(first.text);
  }
  return keyed.length;
}
