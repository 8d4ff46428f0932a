import { describe, expect, it } from "vitest";
import { actionInWords } from "../../../../shared/pages/app/board/action-words.ts";
import type { Card, CardEvent } from "../../../../shared/pipeline/board/card.ts";
import {
  dueFirst,
  nextAction,
  type Round,
  todayIn,
} from "../../../../shared/pipeline/board/next-action.ts";

const at = (text: string) => Date.parse(`2026-11-${text}:00Z`);
const now = at("23T12:00");
const base: Card = {
  ...{ id: "job_a", company: "Acme", title: "Nurse", location: null, status: "applied" },
  ...{
    salaryMin: null,
    salaryMax: null,
    salaryPeriod: "annual",
    currency: "USD",
    roleSlug: null,
    citySlug: null,
  },
  ...{ rounds: null, appliedAt: now, statusChangedAt: now, quietSince: now, createdAt: now },
  followUps: 0,
};
const round = (when: number | null, outcome: Round["outcome"] = "pending"): Round => ({
  ...{ kind: "panel", at: when, with: null, outcome },
});
const event = (startsAt: number, type: CardEvent["type"] = "interview"): CardEvent => ({
  ...{ jobId: "job_a", type, title: "On site", startsAt, endsAt: null },
});
const words = (card: Partial<Card>, events: CardEvent[] = [], timeZone = "UTC") => {
  const next = nextAction({ ...base, ...card }, events, todayIn(timeZone, now));
  return next && [actionInWords(next), next.isDue];
};

describe("the next action of a job", () => {
  it("is what is first in the calendar, of its rounds and entries", () => {
    const rounds = [round(at("26T15:30")), round(null), round(at("23T14:00"), "cancelled")];
    expect(words({ status: "interviewing", rounds })).toEqual(["Panel Thu, 3:30 PM", false]);
    expect(words({ rounds }, [event(at("24T09:00"))])).toEqual([
      "On site tomorrow, 9:00 AM",
      false,
    ]);
    expect(words({}, [event(at("23T14:00"))])).toEqual(["On site today, 2:00 PM", true]);
  });

  it("is due by the days of the person, not of Greenwich", () => {
    const late = event(at("24T01:00"));
    expect(words({}, [late])).toEqual(["On site tomorrow, 1:00 AM", false]);
    expect(words({}, [late], "America/Chicago")).toEqual(["On site today, 7:00 PM", true]);
    // Noon in winter; the clocks have changed until then.
    const spring = now + 130 * 86_400_000;
    expect(words({}, [event(spring)], "Europe/Berlin")?.[0]).toBe("On site Apr 2, 2:00 PM");
  });

  it("is thanks after an interview, until something happens", () => {
    const held = { status: "interviewing" as const, rounds: [round(at("22T10:00"))] };
    expect(words({ ...held, quietSince: at("20T10:00") })).toEqual(["Thank-you note today", true]);
    expect(words({ ...held, quietSince: at("22T11:00") })).toBeNull();
    const entry = event(at("20T10:00"));
    const quietSince = at("19T10:00");
    expect(words({ quietSince }, [entry])).toEqual(["Thank-you note, 2 days late", true]);
    expect(words({ quietSince: now }, [event(at("20T10:00"), "deadline")])?.[0]).toMatch(/^Follow/);
  });

  it("is a follow-up a week after the last news, twice, and nothing after a month", () => {
    expect(words({ quietSince: at("20T12:00") })).toEqual(["Follow up Fri", false]);
    expect(words({ quietSince: at("16T12:00") })).toEqual(["Follow up today", true]);
    expect(words({ quietSince: at("13T12:00") })).toEqual(["Follow up, 3 days late", true]);
    expect(words({ quietSince: at("13T12:00"), followUps: 2 })).toBeNull();
    expect(words({ quietSince: now - 31 * 86_400_000 })).toEqual(["Quiet for 31 days", false]);
  });

  it("counts days of the calendar, also of a week in which the clocks change", () => {
    // October 31 begins in New York. Seven times 24 hours later it is still November 6 there.
    const quietSince = Date.parse("2026-10-31T04:00:00Z");
    expect(words({ quietSince }, [], "America/New_York")?.[0]).toBe("Follow up, 16 days late");
  });

  it("is an answer to an offer, a question where interviews have gone quiet, else nothing", () => {
    expect(words({ status: "offer", statusChangedAt: at("22T12:00") })).toEqual([
      "Answer by Nov 25",
      false,
    ]);
    expect(words({ status: "offer", statusChangedAt: at("19T12:00") })?.[1]).toBe(true);
    expect(words({ status: "interviewing", quietSince: at("18T12:00") })?.[1]).toBe(true);
    expect(words({ status: "interviewing" })).toBeNull();
    expect(words({ status: "saved" })).toBeNull();
    expect(words({ status: "rejected" }, [event(at("24T09:00"))])).toBeNull();
  });

  it("comes first in its column if it is due, the latest before the others", () => {
    const entry = (id: string, quietSince: number) => {
      const next = nextAction({ ...base, quietSince }, [], todayIn("UTC", now));
      return { id, next };
    };
    const entries = [
      entry("new", now),
      entry("due", at("15T12:00")),
      entry("late", at("10T12:00")),
    ];
    expect(dueFirst(entries).map(({ id }) => id)).toEqual(["late", "due", "new"]);
  });
});
