/** The security log: one kind of event never takes the room of another. */
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { securityEvents } from "#schema/sign-in.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import type { SecurityEventKind } from "#shared/accounts/security-log/kinds.ts";
import { recordEvent } from "#shared/accounts/security-log/record-event.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";

const live = await shareLiveService();

const now = Date.parse(stoppedClock);
const browser = "Firefox on Linux";
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const record = (caller: SignedIn, kind: SecurityEventKind, subject: string, at = now) =>
  writeAtomically(live.db, async (write) =>
    recordEvent({ write, now: at, caller, browser }, kind, subject),
  );

/** As if an event had happened many times, one after the other, until now. */
async function flood({ accountId: userId }: SignedIn, kind: SecurityEventKind, count: number) {
  const rows = Array.from({ length: count }, (_, at) => {
    const [id, subject] = [newId("securityEvent"), `${kind} ${at}`];
    return { id, userId, kind, subject, browser, at: now - count + at };
  });
  for (let from = 0; from < count; from += 100) {
    await live.db.insert(securityEvents).values(rows.slice(from, from + 100));
  }
}

const count = ({ accountId }: SignedIn, kind: SecurityEventKind) =>
  live.db.$count(
    securityEvents,
    and(eq(securityEvents.userId, accountId), eq(securityEvents.kind, kind)),
  );

const show = async (as: SignedIn, query = "") =>
  textOf(await (await open(live.service, `/app/security/log${query}`, as)).text());

it("keeps what a flood of another kind would push out, and shows it first of all", async () => {
  const own = await signIn(live.db);
  await record(own, "passkey_added", "Thief's", now - 1_000_000);
  for (const kind of ["key_made", "account_renamed", "signed_out"] as const) {
    await flood(own, kind, 620);
    await record(own, kind, "last");
  }
  const kinds = ["key_made", "signed_out", "account_renamed", "passkey_added"] as const;
  const counts = await Promise.all(kinds.map((kind) => count(own, kind)));
  expect(counts).toEqual([500, 500, 100, 1]);

  const all = await show(own);
  expect(all).toContain("Passkey “Thief's” added");
  expect(all).toContain("500 sign-ins and sign-outs");
  expect(all).toContain("1 event of passkeys");
  expect(all).toContain("100 changed names");
  expect(all.split("Signed out").length - 1).toBe(50);
  const keys = await show(own, "?kind=keys");
  expect(keys.split("Key “").length - 1).toBe(500);
  expect(keys).toContain("Key “last” created");
  expect(keys).not.toContain("Passkey “");
  expect(await show(own, "?kind=none")).toBe(all);
});

it("counts a repeated name, in words", async () => {
  const own = await signIn(live.db);
  for (const name of ["Ada", "Bo", "Ada", "Ada"]) {
    const sent = await submit(live.service, "/app/account", own, { name }, { "user-agent": agent });
    expect(sent.status).toBe(303);
  }
  await record(own, "account_renamed", "Ada", now + 60_000);
  expect(await count(own, "account_renamed")).toBe(2);
  const page = await show(own);
  expect(page).toMatch(/Account renamed to “Ada”\s+\(4 times, the first on Nov 21, 2026/);
  expect(page).toContain("Account renamed to “Bo”");
  expect(page).not.toContain("1 times");
  const other = await signIn(live.db);
  expect(await show(other)).not.toContain("Ada");
});

it("has the invitations that an operator makes", async () => {
  const own = await signIn(live.db);
  await live.db.update(users).set({ isOperator: true }).where(eq(users.id, own.accountId));
  await submit(live.service, "/app/operator/invitations", own, { note: "Bo" });
  expect(await show(own)).toContain("Invitation made for “Bo”");
});
