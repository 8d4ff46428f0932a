/**
 * Kills the runtime while mail arrives, is read and is applied; whoever sends a mail sends it until it is taken.
 * Nightly: `inbox.test.ts` interrupts a reader at every step of its own.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { incomingMails, mails } from "#schema/inbox.ts";
import { jobs, outbox } from "#schema/pipeline.ts";
import { type Composed, composeMail } from "#scripts/run/mail/compose-mail.ts";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { mailDomain } from "#scripts/run/stage/mail.ts";
import type { Database } from "#shared/db/client.ts";
import { type KillableService, prepareKillable } from "#tests/support/killable/killable-service.ts";
import { isWhole } from "#tests/support/whole.ts";

const kills = 100;
/** Sent from one domain within the hour that an address takes. */
const mailsEach = 20;
/** Mails that are on their way at a time. */
const atATime = 4;

let database: TestDatabase;
let db: Database;
let service: KillableService;
let url: URL | null = null;
beforeAll(async () => {
  database = await startDatabase();
  db = database.connect({ timeoutMs: 600_000 });
  service = await prepareKillable({
    DATABASE_URL: database.url,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: "1e".repeat(32),
    ENVIRONMENT: "test",
    MAIL_DOMAIN: mailDomain,
  });
  url = await service.start();
});
afterAll(async () => {
  await service.stop();
  await database.stop();
});

interface Person {
  account: string;
  address: string;
  call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
}

async function newPerson(): Promise<Person> {
  const account = await createAccount(db, { tier: "ultra" });
  const token = await createToken(db, { account });
  const call: Person["call"] = async (method, path, body) => {
    const response = await fetch(new URL(`/api/mcp${path}`, url ?? ""), {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json() as Promise<Record<string, unknown>>;
  };
  const settings = await call("PATCH", "/inbox/settings", { isOn: true, appliesAtOnce: true });
  return { account, address: String(settings.address), call };
}

const title = (n: number) => `Night Nurse of Ward ${n}`;

function rejectionOf(n: number, to: string): Composed & { to: string } {
  return {
    to,
    from: "Acme Recruiting <no-reply@us.greenhouse-mail.io>",
    subject: "Your application to Acme",
    text: `Hi Sam,\n\nThank you for your interest in the ${title(n)} position at Acme. Unfortunately, we will not be moving forward with your application.`,
    messageId: `<${n}@greenhouse-mail.io>`,
    headers: ["Authentication-Results: mx.cloudflare.net; spf=pass; dkim=pass; dmarc=pass"],
  };
}

/** Sends a mail until it is taken, as a mail server does. @returns how many tries were cut off. */
async function deliver(mail: Composed & { to: string }): Promise<number> {
  const query = new URLSearchParams({ from: "bounces@us.greenhouse-mail.io", to: mail.to });
  let cutOff = 0;
  for (;;) {
    if (url === null) {
      await sleep(50);
      continue;
    }
    const taken = await fetch(new URL(`/cdn-cgi/local/email?${query}`, url), {
      method: "POST",
      body: composeMail(mail),
    }).catch(() => null);
    if (taken?.ok) return cutOff;
    if (taken && taken.status < 500) throw new Error(`refused: ${await taken.text()}`);
    cutOff++;
  }
}

/** Waits until the sweep has found what was lost; a claim of a reader that was killed ends in a minute, which is not waited for. */
async function untilAllAreRead(): Promise<void> {
  for (;;) {
    if ((await db.select().from(incomingMails)).length === 0) return;
    await db.update(incomingMails).set({ dueAt: 0 });
    await sleep(500);
  }
}

describe.runIf(isWhole)(`${kills} kills while mail arrives`, () => {
  it(
    "lose no mail, apply none twice, and leave each with one event",
    async () => {
      let killed = 0;
      let cutOff = 0;
      while (killed < kills) {
        const person = await newPerson();
        for (let n = 0; n < mailsEach; n++) {
          await person.call("POST", "/jobs", {
            ...{ company: "Acme", title: title(n), status: "applied" },
          });
        }
        const waiting = Array.from({ length: mailsEach }, (_, n) => n);
        const senders = Array.from({ length: atATime }, async () => {
          for (let n = waiting.pop(); n !== undefined; n = waiting.pop()) {
            cutOff += await deliver(rejectionOf(n, person.address));
          }
        });
        let isSent = false;
        const sent = Promise.all(senders).finally(() => {
          isSent = true;
        });
        while (!isSent && killed < kills) {
          await sleep(Math.random() * 400);
          url = null;
          url = await service.crash();
          killed++;
        }
        await sent;
        await untilAllAreRead();

        const own = await db.select().from(mails).where(eq(mails.userId, person.account));
        expect(own.map(({ state, isAutomatic }) => [state, isAutomatic])).toEqual(
          Array.from({ length: mailsEach }, () => ["applied", true]),
        );
        const board = await db.select().from(jobs).where(eq(jobs.userId, person.account));
        expect(board.map(({ status }) => status)).toEqual(
          Array.from({ length: mailsEach }, () => "rejected"),
        );
        for (const event of ["mail.received", "job.status_changed"]) {
          const events = await db
            .select()
            .from(outbox)
            .where(and(eq(outbox.userId, person.account), eq(outbox.type, event)));
          expect(events, event).toHaveLength(mailsEach);
        }
      }
      console.log(`${killed} kills cut off ${cutOff} mails`);
    },
    120_000 + kills * 10_000,
  );
});
