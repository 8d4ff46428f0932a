import { describe, expect, it } from "vitest";
import { openStatuses } from "#schema/job-statuses.ts";
import { actionInWords } from "#shared/pipeline/board/action-words.ts";
import type { Card, CardEvent } from "#shared/pipeline/board/card.ts";
import {
  firstThingsFirst,
  isToday,
  nextAction,
  type Round,
  todayIn,
} from "#shared/pipeline/board/next-action.ts";

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
  return next && [actionInWords(next), isToday(next)];
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

  it("suggests thanks after an interview, until something happens", () => {
    const held = { status: "interviewing" as const, rounds: [round(at("22T10:00"))] };
    expect(words({ ...held, quietSince: at("20T10:00") })).toEqual([
      "Interview yesterday: send thanks?",
      false,
    ]);
    expect(words({ ...held, quietSince: at("22T11:00") })).toBeNull();
    const entry = event(at("20T10:00"));
    const quietSince = at("19T10:00");
    expect(words({ quietSince }, [entry])?.[0]).toBe("Interview 3 days ago: send thanks?");
    expect(words({ quietSince }, [event(at("20T10:00"), "deadline")])).toBeNull();
  });

  it("suggests a follow-up a week after the last news, twice, and nothing after a month", () => {
    expect(words({ quietSince: at("20T12:00") })).toBeNull();
    expect(words({ quietSince: at("16T12:00") })).toEqual([
      "No news for 7 days: follow up?",
      false,
    ]);
    expect(words({ quietSince: at("13T12:00") })?.[0]).toBe("No news for 10 days: follow up?");
    expect(words({ quietSince: at("13T12:00"), followUps: 2 })).toBeNull();
    expect(words({ quietSince: now - 31 * 86_400_000 })).toEqual(["Quiet for 31 days", false]);
  });

  it("counts days of the calendar, also of a week in which the clocks change", () => {
    // October 31 begins in New York. Seven times 24 hours later it is still November 6 there.
    const quietSince = Date.parse("2026-10-31T04:00:00Z");
    expect(words({ quietSince }, [], "America/New_York")?.[0]).toBe(
      "No news for 23 days: follow up?",
    );
  });

  it("suggests an answer to an offer and a question where interviews have gone quiet, else nothing", () => {
    const offer = (statusChangedAt: number) => words({ status: "offer", statusChangedAt });
    expect(offer(now)?.[0]).toBe("Offer today");
    expect(offer(at("22T12:00"))?.[0]).toBe("Offer yesterday");
    expect(offer(at("19T12:00"))).toEqual(["Offer 4 days ago: answer it?", false]);
    expect(words({ status: "interviewing", quietSince: at("18T12:00") })).toEqual([
      "No news for 5 days: ask what is next?",
      false,
    ]);
    expect(words({ status: "interviewing" })).toBeNull();
    expect(words({ status: "saved" })).toBeNull();
    expect(words({ status: "rejected" }, [event(at("24T09:00"))])).toBeNull();
  });

  it("never has a date, or color, that nobody set: of any status, for any silence", () => {
    for (const status of openStatuses) {
      for (let days = 0; days <= 60; days += 1) {
        const then = now - days * 86_400_000;
        const found = words({ status, quietSince: then, statusChangedAt: then, appliedAt: then });
        expect(found?.[1] ?? false).toBe(false);
        expect(found?.[0] ?? "").not.toMatch(/late|overdue|\bby\b|due|\bNov\b|\bDec\b/);
      }
    }
  });

  it("comes first in its column: what is today, then what is suggested, the longest ago first", () => {
    const entry = (id: string, quietSince: number, events: CardEvent[] = []) => {
      const next = nextAction({ ...base, quietSince }, events, todayIn("UTC", now));
      return { id, next };
    };
    const entries = [
      entry("new", now),
      entry("week", at("15T12:00")),
      entry("longer", at("10T12:00")),
      entry("quiet", now - 31 * 86_400_000),
      entry("today", now, [event(at("23T14:00"))]),
      entry("tomorrow", now, [event(at("24T14:00"))]),
    ];
    expect(firstThingsFirst(entries).map(({ id }) => id)).toEqual([
      ...["today", "longer", "week"],
      ...["new", "quiet", "tomorrow"],
    ]);
  });
});
