/** Commands that move the same account at the same time: one stops at a step until the other has ended. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountMoves } from "../../../../../schema/account-moves.ts";
import { users } from "../../../../../schema/accounts.ts";
import { jobs, moodCheckins } from "../../../../../schema/pipeline.ts";
import { accountDeletions } from "../../../../../schema/sign-in.ts";
import { cancelMove } from "../../../../../scripts/operate/accounts/move/cancel-move.ts";
import { moveAccount } from "../../../../../scripts/operate/accounts/move/move-account.ts";
import type { MoveOptions } from "../../../../../scripts/operate/accounts/move/move-options.ts";
import { findMove } from "../../../../../scripts/operate/accounts/move/move-record.ts";
import { movedTables } from "../../../../../scripts/operate/accounts/move/tables.ts";
import { startDatabase, type TestDatabase } from "../../../../../scripts/run/stage/database.ts";
import { secretsKey } from "../../../../../scripts/run/stage/service.ts";
import type { Database } from "../../../../../shared/db/client.ts";
import { isWhole } from "../../../../support/whole.ts";
import { fillAccount } from "./fill-account.ts";

const keys = { SECRETS_KEY: secretsKey, DATA_POINT_KEY: "0f".repeat(32) };
let databases: TestDatabase[];
let here: Database;
let there: Database;
let elsewhere: Database;
beforeAll(async () => {
  const [from, to, other] = await Promise.all([startDatabase(), startDatabase(), startDatabase()]);
  databases = [from, to, other];
  here = from.connect({ timeoutMs: 20_000 });
  there = to.connect({ timeoutMs: 20_000 });
  elsewhere = other.connect({ timeoutMs: 20_000 });
});
afterAll(() => Promise.all(databases.map((database) => database.stop())));

const fill = async () =>
  (await fillAccount(here, { now: Date.now(), secretsKey, hasDocument: false })).accountId;

const optionsOf = (accountId: string): MoveOptions => ({
  source: { db: here, keys, origin: "https://here.example.com" },
  target: { db: there, keys, origin: "https://there.example.com" },
  accountId,
});

/** A client whose next transaction waits once it is told to. */
function holdable(db: Database) {
  const state: { gate: Promise<void> | null; reached(): void } = { gate: null, reached() {} };
  const batch = async (...args: Parameters<Database["batch"]>) => {
    state.reached();
    await state.gate;
    return db.batch(...args);
  };
  const held = new Proxy(db, {
    get(_, name) {
      if (name === "batch") return batch;
      const value = Reflect.get(db, name);
      return typeof value === "function" ? value.bind(db) : value;
    },
  });
  return { held, state };
}

/**
 * Moves an account. At a step its next transaction waits until `meanwhile` has ended.
 *
 * @returns why it stopped; null if it did not.
 */
async function moveWhile(
  options: MoveOptions,
  step: string,
  meanwhile: () => Promise<unknown>,
): Promise<string | null> {
  const [source, target] = [holdable(options.source.db), holdable(options.target.db)];
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const moving = moveAccount({
    ...options,
    source: { ...options.source, db: source.held },
    target: { ...options.target, db: target.held },
    onStep(name) {
      if (name !== step) return;
      for (const { state } of [source, target]) Object.assign(state, { gate, reached: reach });
    },
  }).then(
    () => null,
    (error: Error) => error.message,
  );
  await Promise.race([reached, moving]);
  await meanwhile().finally(release);
  return moving;
}

/** How many rows of the account a database has, the record of its move included. */
async function countOf(db: Database, accountId: string): Promise<number> {
  const counts = movedTables().map(({ name, ofAccount }) =>
    db.all<{ n: number }>(
      sql`select count(*) as n from ${sql.identifier(name)} where ${ofAccount(accountId)}`,
    ),
  );
  const rows = (await Promise.all(counts)).flat().reduce((sum, { n }) => sum + n, 0);
  return rows + (await db.$count(accountMoves, eq(accountMoves.accountId, accountId)));
}

async function isOpen(db: Database, accountId: string): Promise<boolean> {
  const [row] = await db.all<{ n: number }>(
    sql`select count(*) as n from api_keys where user_id = ${accountId} and sha256 not like 'moved:%'`,
  );
  return (row?.n ?? 0) > 0;
}

const stopped = expect.stringMatching(/Another command has|given up meanwhile/);
const rename = (db: Database, accountId: string) =>
  db.update(users).set({ name: "Goes on" }).where(eq(users.id, accountId));

/** Each takes seconds: one of the steps, and all of them in the whole run. */
const some = (chosen: string, ...others: string[]) => [chosen, ...(isWhole ? others : [])];

describe("a move that is given up while a command still works on it", () => {
  // In the middle of what is copied, some is there already and some is to come.
  it.each(some("copy jobs", "announce", "freeze", "copy users", "close"))("at %s", async (step) => {
    const accountId = await fill();
    const reason = await moveWhile(optionsOf(accountId), step, () =>
      cancelMove(optionsOf(accountId)),
    );
    expect(reason).toEqual(stopped);
    expect(await countOf(there, accountId)).toBe(0);
    expect(await isOpen(here, accountId)).toBe(true);
    await rename(here, accountId);
    // And it may begin again.
    await moveAccount(optionsOf(accountId));
    expect([await isOpen(here, accountId), await isOpen(there, accountId)]).toEqual([false, true]);
  });

  it.runIf(isWhole)(
    "is not moved by a second command before it has been given up to the end",
    async () => {
      const accountId = await fill();
      const onStep = (step: string) => {
        if (step === "close") throw new Error("killed");
      };
      await expect(moveAccount({ ...optionsOf(accountId), onStep })).rejects.toThrow("killed");
      // As a command with --cancel leaves it that is killed.
      await here
        .update(accountMoves)
        .set({ state: "cancelling" })
        .where(eq(accountMoves.accountId, accountId));
      await expect(moveAccount(optionsOf(accountId))).rejects.toThrow(/with --cancel to its end/);
      await expect(rename(here, accountId)).rejects.toThrow();
      await cancelMove(optionsOf(accountId));
      await rename(here, accountId);
      expect(await countOf(there, accountId)).toBe(0);
    },
  );

  it.runIf(isWhole)("leaves nothing that keeps the account from moving later", async () => {
    const accountId = await fill();
    const onStep = (step: string) => {
      if (step === "close") throw new Error("killed");
    };
    await expect(moveAccount({ ...optionsOf(accountId), onStep })).rejects.toThrow("killed");
    // A command that was killed after it had announced a move that was given up.
    await here.delete(accountMoves).where(eq(accountMoves.accountId, accountId));
    await there.update(jobs).set({ notes: "old" }).where(eq(jobs.userId, accountId));
    await moveAccount(optionsOf(accountId));
    expect([await isOpen(here, accountId), await isOpen(there, accountId)]).toEqual([false, true]);
    expect(await there.$count(jobs, eq(jobs.notes, "old"))).toBe(0);
  });
});

describe("a second command", () => {
  const toElsewhere = (accountId: string): MoveOptions => ({
    ...optionsOf(accountId),
    target: { db: elsewhere, keys, origin: "https://elsewhere.example.com" },
  });

  // At the first, both go through all of a move side by side.
  it.each(some("check", "copy jobs", "freeze", "close"))(
    "with another target takes the account nowhere, begun before the first was at %s",
    async (step) => {
      const accountId = await fill();
      // Both found that no move had begun; the second notes its own when the first is at the step, or has ended.
      const first = Promise.withResolvers<string | null>();
      const second = moveWhile(toElsewhere(accountId), "check", async () => {
        first.resolve(await moveWhile(optionsOf(accountId), step, async () => {}));
      });
      expect(await first.promise).toBeNull();
      expect(await second).toEqual(stopped);
      const open = [here, there, elsewhere].map((db) => isOpen(db, accountId));
      expect(await Promise.all(open)).toEqual([false, true, false]);
      expect(await countOf(elsewhere, accountId)).toBe(0);
    },
  );

  it.runIf(isWhole)("with another target is told where the account goes, or is", async () => {
    const accountId = await fill();
    let told: unknown;
    const reason = await moveWhile(optionsOf(accountId), "copy jobs", async () => {
      told = await moveAccount(toElsewhere(accountId)).catch((error: Error) => error.message);
    });
    expect([reason, told]).toEqual([
      null,
      "The account is being moved to https://there.example.com.",
    ]);
    await expect(moveAccount(toElsewhere(accountId))).rejects.toThrow(
      "The account has moved to https://there.example.com.",
    );
  });

  // Its rows are what the owner deletes after the second command has ended.
  it.each(some("copy mood_checkins", "freeze", "close"))(
    "with the same target ends the move, and one that was at %s brings nothing back",
    async (step) => {
      const accountId = await fill();
      const reason = await moveWhile(optionsOf(accountId), step, async () => {
        await moveAccount(optionsOf(accountId));
        await there.delete(moodCheckins).where(eq(moodCheckins.userId, accountId));
        await rename(there, accountId);
      });
      expect(reason).toEqual(stopped);
      expect(await there.$count(moodCheckins, eq(moodCheckins.userId, accountId))).toBe(0);
      await rename(there, accountId);
      expect((await findMove(here, accountId))?.state).toBe("moved");
      expect(await moveAccount(optionsOf(accountId))).toBeNull();
      expect([await isOpen(here, accountId), await isOpen(there, accountId)]).toEqual([
        false,
        true,
      ]);
    },
  );
});

it("an account that its owner deletes after a move began does not move", async () => {
  const accountId = await fill();
  const reason = await moveWhile(optionsOf(accountId), "freeze", async () => {
    await here.insert(accountDeletions).values({ accountId, requestedAt: 1 });
  });
  expect(reason).toEqual(stopped);
  await expect(moveAccount(optionsOf(accountId))).rejects.toThrow(/being deleted/);
  await cancelMove(optionsOf(accountId));
  expect(await countOf(there, accountId)).toBe(0);
  expect(await here.$count(accountMoves, eq(accountMoves.accountId, accountId))).toBe(0);
});
