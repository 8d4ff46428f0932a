/** Reminders: sent once when they are due, whatever happens in between. */
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { calendarEvents, outbox } from "#schema/pipeline.ts";
import {
  createCalendarEvent,
  deleteCalendarEvent,
  updateCalendarEvent,
} from "#shared/pipeline/calendar/write-calendar-events.ts";
import { writeDueReminders } from "#shared/pipeline/calendar/write-due-reminders.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const verbs = await startVerbs();

const now = Date.parse("2026-11-21T12:00:00Z");
const hour = 3_600_000;
const reminder = { type: "follow_up", title: "Call Acme", timeZone: "Asia/Kolkata" } as const;
type Body = Parameters<typeof createCalendarEvent>[1];

const plan = (user: VerbUser, body: Partial<Body> = {}) =>
  user.write(now, (context) =>
    createCalendarEvent(context, { ...reminder, startsAt: now + hour, ...body }),
  );
const change = (user: VerbUser, id: string, body: Parameters<typeof updateCalendarEvent>[2]) =>
  user.write(now, (context) => updateCalendarEvent(context, id, body, () => {}));
const sweepAt = (at: number) => writeDueReminders({ db: verbs.db, now: at, announce() {} });
/** So many that are alike, of which the service has made the first. */
async function planMany(user: VerbUser, count: number): Promise<void> {
  const { id } = await plan(user);
  const [row] = await verbs.db.select().from(calendarEvents).where(eq(calendarEvents.id, id));
  if (!row) throw new Error("no event");
  const others = Array.from({ length: count - 1 }, (_, n) => ({ ...row, id: `${id}${n}` }));
  await verbs.db.insert(calendarEvents).values(others);
}
async function sentTo(user: VerbUser) {
  const rows = await verbs.db.select().from(outbox).where(eq(outbox.userId, user.account));
  return rows
    .filter(({ type }) => type === "reminder.due")
    .map(({ payload }) => JSON.parse(payload));
}

describe("a reminder", () => {
  it("is sent once, when it starts and not before, as the API returns it", async () => {
    const [user, other] = [await verbs.newUser(), await verbs.newUser()];
    const event = await plan(user);
    await sweepAt(now + hour - 1);
    expect(await sentTo(user)).toEqual([]);
    await sweepAt(now + hour);
    await sweepAt(now + hour + 10_000);
    expect(await sentTo(user)).toEqual([event]);
    expect(await sentTo(other)).toEqual([]);
  });

  it("is sent once, early or late at most, however the clock jumps", async () => {
    const user = await verbs.newUser();
    const event = await plan(user);
    await sweepAt(now - 5 * 24 * hour);
    expect(await sentTo(user)).toEqual([]);
    await sweepAt(now + 30 * 24 * hour);
    expect(await sentTo(user)).toEqual([event]);
    for (const at of [now - hour, now, now + hour, now + 2 * hour]) await sweepAt(at);
    expect(await sentTo(user)).toEqual([event]);
  });

  it("is sent once by runs at the same time", async () => {
    const user = await verbs.newUser();
    const event = await plan(user);
    await Promise.allSettled([sweepAt(now + hour), sweepAt(now + hour), sweepAt(now + hour)]);
    await sweepAt(now + hour);
    expect(await sentTo(user)).toEqual([event]);
  });

  it("leaves its event and its claim together, or neither", async () => {
    const user = await verbs.newUser();
    const { id } = await plan(user);
    // The event cannot be written, as if the run were killed before its transaction ends.
    await verbs.db.run(
      "create trigger no_events before insert on outbox begin select raise(abort, 'killed'); end",
    );
    await sweepAt(now + hour);
    await verbs.db.run("drop trigger no_events");
    const [row] = await verbs.db.select().from(calendarEvents).where(eq(calendarEvents.id, id));
    expect(row?.remindAt).toBe(now + hour);
    await sweepAt(now + hour);
    expect(await sentTo(user)).toHaveLength(1);
  });

  it("reaches others while one account cannot be written", async () => {
    const [broken, other] = [await verbs.newUser(), await verbs.newUser()];
    // Due before the other's, so that the sweep comes to it first.
    await plan(broken, { startsAt: now + hour - 1_000 });
    const event = await plan(other);
    await verbs.db.run(
      sql.raw(
        `create trigger refused before update on calendar_events when new.user_id = '${broken.account}'
         begin select raise(abort, 'refused'); end`,
      ),
    );
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    await sweepAt(now + hour);
    expect(errors).toHaveBeenCalledOnce();
    errors.mockRestore();
    await verbs.db.run("drop trigger refused");
    expect(await sentTo(other)).toEqual([event]);
    await sweepAt(now + hour);
    expect(await sentTo(broken)).toHaveLength(1);
  });

  it("is one of a hundred that a run sends at most, and others wait for none that cannot be written", async () => {
    const [many, other] = [await verbs.newUser(), await verbs.newUser()];
    await planMany(many, 101);
    const event = await plan(other, { startsAt: now + hour + 1_000 });
    await verbs.db.run(
      sql.raw(
        `create trigger refused before update on calendar_events when new.user_id = '${many.account}'
         begin select raise(abort, 'refused'); end`,
      ),
    );
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    // While none can be written, the sweep does not come again at once.
    expect(await sweepAt(now + hour)).toBe(false);
    // Sent before the second of the account with more than a run sends.
    await sweepAt(now + hour + 1_000);
    errors.mockRestore();
    await verbs.db.run("drop trigger refused");
    expect(await sentTo(other)).toEqual([event]);
    expect(await sweepAt(now + hour + 1_000)).toBe(true);
    expect(await sentTo(many)).toHaveLength(100);
    expect(await sweepAt(now + hour + 1_000)).toBe(false);
    expect(await sentTo(many)).toHaveLength(101);
  });

  it("moves with its event, is sent again only for another time, and not once it is deleted", async () => {
    const user = await verbs.newUser();
    const { id } = await plan(user);
    await change(user, id, { startsAt: now + 2 * hour });
    await sweepAt(now + hour);
    expect(await sentTo(user)).toEqual([]);
    await sweepAt(now + 2 * hour);
    await change(user, id, { title: "Call Acme again" });
    await sweepAt(now + 3 * hour);
    expect(await sentTo(user)).toHaveLength(1);
    await change(user, id, { startsAt: now + 4 * hour });
    await sweepAt(now + 4 * hour);
    expect(await sentTo(user)).toHaveLength(2);
    const gone = await plan(user);
    await user.write(now, (context) => deleteCalendarEvent(context, gone.id, () => {}));
    await sweepAt(now + hour);
    expect(await sentTo(user)).toHaveLength(2);
  });

  it("is a follow-up or a deadline that is still ahead", async () => {
    const user = await verbs.newUser();
    await plan(user, { type: "interview" });
    await plan(user, { startsAt: now - hour });
    await plan(user, { type: "deadline" });
    await sweepAt(now + hour);
    expect(await sentTo(user)).toMatchObject([{ type: "deadline" }]);
  });
});
