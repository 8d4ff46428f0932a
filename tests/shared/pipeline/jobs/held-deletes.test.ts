import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { heldDeletes, outbox } from "#schema/pipeline.ts";
import { createActivity } from "#shared/pipeline/activities/write-activities.ts";
import {
  deleteJob,
  holdDelete,
  holdMs,
  listHeld,
  maxHeld,
  undoDelete,
  writeDueDeletes,
} from "#shared/pipeline/jobs/delete-job.ts";
import { readJob } from "#shared/pipeline/jobs/read-job.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const verbs = await startVerbs();

const now = Date.parse("2026-11-21T12:00:00Z");
const anyVersion = () => {};

const hold = (
  user: VerbUser,
  id: string,
  at = now,
  check: (version: number) => void = anyVersion,
) => user.write(at, (context) => holdDelete(context, id, check));
const undo = (user: VerbUser, id: string, at = now) =>
  user.write(at, (context) => undoDelete(context, id));
const isThere = (user: VerbUser, id: string) =>
  user
    .read(now, (context) => readJob(context, id))
    .then(
      () => true,
      () => false,
    );
async function writeDue(user: VerbUser, at: number): Promise<string[]> {
  const announced: string[] = [];
  const context = { db: verbs.db, now: at, announce: (id: string) => void announced.push(id) };
  await writeDueDeletes(context, user.account);
  return announced;
}
async function deletedBy(user: VerbUser) {
  const rows = await verbs.db.select().from(outbox).where(eq(outbox.userId, user.account));
  return rows.filter(({ type }) => type === "job.deleted");
}

describe("a held delete", () => {
  it("is written after ten seconds, with job.deleted then and not before", async () => {
    const user = await verbs.newUser();
    const id = await user.job([["2026-11-01T12:00:00Z", "saved"]]);
    await user.write(now, (context) => createActivity(context, { type: "call", jobId: id }));
    expect(await hold(user, id)).toEqual({ jobId: id, deleteAt: now + holdMs });
    expect(await user.read(now, listHeld)).toEqual(new Set([id]));
    await writeDue(user, now + holdMs - 1);
    expect([await isThere(user, id), await deletedBy(user)]).toEqual([true, []]);
    await writeDue(user, now + holdMs);
    expect(await isThere(user, id)).toBe(false);
    const [event, ...others] = await deletedBy(user);
    expect(others).toEqual([]);
    expect([event?.createdAt, JSON.parse(event?.payload ?? "").id]).toEqual([now + holdMs, id]);
    await writeDue(user, now + 2 * holdMs);
    expect(await deletedBy(user)).toHaveLength(1);
  });

  it("can be taken back until it is written, and held again", async () => {
    const user = await verbs.newUser();
    const id = await user.job([["2026-11-01T12:00:00Z", "saved"]]);
    await hold(user, id);
    expect(await hold(user, id, now + 5_000)).toMatchObject({ deleteAt: now + holdMs });
    await undo(user, id, now + 9_999);
    await writeDue(user, now + holdMs);
    expect([await isThere(user, id), await deletedBy(user)]).toEqual([true, []]);
    await expect(undo(user, id)).rejects.toMatchObject({ code: "record_not_found" });
    await hold(user, id, now + holdMs);
    await writeDue(user, now + 2 * holdMs);
    expect(await isThere(user, id)).toBe(false);
  });

  it("is written at once if it is dated later than it can be held: the clock has jumped back", async () => {
    const user = await verbs.newUser();
    const id = await user.job([["2026-11-01T12:00:00Z", "saved"]]);
    await hold(user, id, now + 3_600_000);
    await writeDue(user, now);
    expect(await isThere(user, id)).toBe(false);
  });

  it("is written once, and its event sent once, if the clock jumps ahead and back", async () => {
    const user = await verbs.newUser();
    const id = await user.job([["2026-11-01T12:00:00Z", "saved"]]);
    await hold(user, id);
    await writeDue(user, now - 5 * 86_400_000 + holdMs);
    await writeDue(user, now + 5 * 86_400_000);
    for (const at of [now, now + holdMs, now + 2 * holdMs]) await writeDue(user, at);
    expect(await isThere(user, id)).toBe(false);
    expect(await deletedBy(user)).toHaveLength(1);
  });

  it("goes with a delete by the API, which is immediate", async () => {
    const user = await verbs.newUser();
    const id = await user.job([["2026-11-01T12:00:00Z", "saved"]]);
    await hold(user, id);
    await user.write(now, (context) => deleteJob(context, id, anyVersion));
    expect(await deletedBy(user)).toHaveLength(1);
    await writeDue(user, now + holdMs);
    expect(await deletedBy(user)).toHaveLength(1);
    expect(await user.read(now, listHeld)).toEqual(new Set());
  });

  it("is of one's own jobs alone, of the version that was seen, and of a hundred at most", async () => {
    const [user, other] = await verbs.newUsers(2);
    if (!user || !other) throw new Error("no users");
    const id = await user.job([["2026-11-01T12:00:00Z", "saved"]]);
    await expect(hold(other, id)).rejects.toMatchObject({ code: "record_not_found" });
    const stale = () => {
      throw new Error("stale");
    };
    await expect(hold(user, id, now, stale)).rejects.toThrow("stale");
    await hold(user, id);
    await expect(undo(other, id)).rejects.toMatchObject({ code: "record_not_found" });
    await writeDue(other, now + holdMs);
    expect(await isThere(user, id)).toBe(true);
    // One after another: what a hundred at once do is tested in bursts.test.ts.
    const more: string[] = [];
    while (more.length < maxHeld) more.push(await user.job([["2026-11-01T12:00:00Z", "saved"]]));
    const rows = more.slice(1).map((jobId) => ({ userId: user.account, jobId, deleteAt: now }));
    await verbs.db.insert(heldDeletes).values(rows);
    await expect(hold(user, more[0] ?? "")).rejects.toMatchObject({ code: "parameter_missing" });
  });
});
