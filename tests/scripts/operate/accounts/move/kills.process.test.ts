/** The command that moves an account, killed at random points and started again. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webhookAttempts, webhookDeliveries } from "../../../../../schema/webhooks.ts";
import { deleteMoved } from "../../../../../scripts/operate/accounts/move/delete-moved.ts";
import { movedTables } from "../../../../../scripts/operate/accounts/move/tables.ts";
import { startDatabase, type TestDatabase } from "../../../../../scripts/run/stage/database.ts";
import { secretsKey } from "../../../../../scripts/run/stage/service.ts";
import type { Database } from "../../../../../shared/db/client.ts";
import { claimDeliveries } from "../../../../../shared/webhooks/delivery/claim-deliveries.ts";
import { compileCache, quickStart } from "../../../../support/quick-start.ts";
import { isWhole } from "../../../../support/whole.ts";
import { fillAccount } from "./fill-account.ts";

const kills = isWhole ? 40 : 1;
const killsOfAnAccount = 4;
const root = join(import.meta.dirname, "../../../../..");
const keys = { SECRETS_KEY: secretsKey, DATA_POINT_KEY: "0f".repeat(32) };
const folder = mkdtempSync(join(tmpdir(), "move-kills-"));
const file = join(folder, "there.json");
const tables = movedTables().filter(({ rule }) => rule !== "derived");
/** Before and after each table, and some for the rest. */
const steps = 2 * tables.length + 9;

let from: TestDatabase;
let to: TestDatabase;
let here: Database;
let there: Database;
beforeAll(async () => {
  [from, to] = await Promise.all([startDatabase(), startDatabase()]);
  here = from.connect({ timeoutMs: 20_000 });
  there = to.connect({ timeoutMs: 20_000 });
  const settings = { DATABASE_URL: to.url, ...keys, SITE_ORIGIN: "https://there.example.com" };
  writeFileSync(file, JSON.stringify(settings));
});
afterAll(async () => {
  await Promise.all([from.stop(), to.stop()]);
  rmSync(folder, { recursive: true });
});

/**
 * Runs the command.
 *
 * @param killAt after how many of its steps it is killed, and how many milliseconds later; never by default.
 * @returns its exit code, null if it was killed, and its last step.
 */
async function move(accountId: string, killAt?: { steps: number; laterMs: number }) {
  const script = join(root, "scripts/operate/accounts.ts");
  const child = spawn(process.execPath, [...quickStart, script, "move", accountId, "--to", file], {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: compileCache },
      ...{ DATABASE_URL: from.url, ...keys },
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const closed = once(child, "close");
  let last = "start";
  let count = 0;
  createInterface(child.stderr).on("line", (line) => {
    last = line;
    count++;
    if (count === killAt?.steps) void sleep(killAt.laterMs).then(() => child.kill("SIGKILL"));
  });
  const [code] = (await closed) as [number | null];
  return { code, last };
}

/** The account's rows but its deliveries and the attempts of the one that is sent at some time. */
async function rowsOf(
  db: Database,
  { accountId, due }: { accountId: string; due: string },
): Promise<Record<string, unknown[]>> {
  const read = async ({ name, columns, ofAccount }: (typeof tables)[number]) => {
    const list = sql.raw(columns.map((column) => `"${column}"`).join(", "));
    const order = sql.raw(columns.map((_, at) => at + 1).join(", "));
    const rows = await db.all(
      sql`select ${list} from ${sql.identifier(name)} where ${ofAccount(accountId)} order by ${order}`,
    );
    return [name, rows.filter((row) => !isOfDelivery(row, due))] as const;
  };
  const compared = tables.filter(({ name }) => name !== "webhook_deliveries");
  return Object.fromEntries(await Promise.all(compared.map(read)));
}

function isOfDelivery(row: unknown, delivery: string): boolean {
  return (row as { delivery_id?: string }).delivery_id === delivery;
}

/** How many attempts of a delivery a database has: one sent before the move is copied with it. */
async function attemptsOf(db: Database, delivery: string): Promise<number> {
  return await db.$count(webhookAttempts, eq(webhookAttempts.deliveryId, delivery));
}

async function isOpen(db: Database, accountId: string): Promise<boolean> {
  const [row] = await db.all<{ n: number }>(
    sql`select count(*) as n from api_keys where user_id = ${accountId} and sha256 not like 'moved:%'`,
  );
  return (row?.n ?? 0) > 0;
}

/** As the queue's consumer does it. @returns how many times it was sent. */
async function send(db: Database, delivery: string): Promise<number> {
  const claim = `clm_${crypto.randomUUID()}`;
  const claimed = await claimDeliveries(db, [delivery], claim, Date.now());
  const ends = { status: "succeeded", dueAt: null, sweepAt: null, claim: null } as const;
  if (claimed.length > 0) {
    await db.update(webhookDeliveries).set(ends).where(eq(webhookDeliveries.id, delivery));
  }
  return claimed.length;
}

it(`loses nothing and sends nothing twice by ${kills} kills`, async () => {
  const points: string[] = [];
  for (let killed = 0; killed < kills; ) {
    const { accountId, due } = await fillAccount(here, {
      ...{ now: Date.now(), secretsKey, jobs: 205, hasDocument: false },
    });
    const own = await rowsOf(here, { accountId, due });
    let sent = 0;
    for (let kill = 0; kill < killsOfAnAccount && killed < kills; kill++) {
      // The first of an account in its first half, so that it comes too late only on a busy machine.
      const range = kill === 0 ? steps / 2 : steps;
      // Nightly, the very first before anything is stopped, so that the delivery is sent from the source and copied.
      const at =
        isWhole && killed === 0
          ? { steps: 1, laterMs: 0 }
          : { steps: 1 + Math.floor(Math.random() * range), laterMs: Math.random() * 20 };
      const { code, last } = await move(accountId, at);
      points.push(`${last}${code === 0 ? " (ended)" : ""}`);
      expect([null, 0], points.join()).toContain(code);
      if (code === null || kill > 0) killed++;
      const open = [await isOpen(here, accountId), await isOpen(there, accountId)];
      expect(open.filter(Boolean).length, points.join()).toBeLessThanOrEqual(1);
      sent += (await send(here, due)) + (await send(there, due));
      expect(sent, points.join()).toBeLessThanOrEqual(1);
    }
    expect((await move(accountId)).code, points.join()).toBe(0);
    const open = [await isOpen(here, accountId), await isOpen(there, accountId)];
    expect(open, points.join()).toEqual([false, true]);
    expect(await rowsOf(there, { accountId, due }), points.join()).toEqual(own);
    sent += (await send(here, due)) + (await send(there, due));
    expect(sent, points.join()).toBe(1);
    expect(await attemptsOf(there, due), points.join()).toBe(1);
    const [source, target] = [here, there].map((db) => ({ db, keys, origin: "" }));
    if (source && target && killed < kills) await deleteMoved({ source, target, accountId });
  }
}, 900_000);
