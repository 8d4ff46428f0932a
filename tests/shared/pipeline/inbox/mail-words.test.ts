import { describe, expect, it } from "vitest";
import type { JobOfMail, MailRow } from "#shared/pipeline/inbox/mail-record.ts";
import { planOf } from "#shared/pipeline/inbox/mail-record.ts";
import { sayChange, sayChecks, sayMeaning, sayState } from "#shared/pipeline/inbox/mail-words.ts";
import { planChange } from "#shared/pipeline/inbox/plan-change.ts";
import type { ShownMail } from "#shared/pipeline/inbox/read-inbox-page.ts";

const blank: MailRow = {
  ...{ userId: "usr_1", id: "mail_1", identity: "", messageHash: null, receivedAt: 0 },
  ...{ sender: null, senderName: null, subject: "News", system: null, evidence: null },
  ...{ checks: { spf: null, dkim: null, dmarc: null }, kind: "received", company: "Orrin Mills" },
  ...{ title: null, invitation: null, invitationUid: null, code: null, link: null, jobId: null },
  ...{ needsJob: false, state: "noted", change: null, isAutomatic: false, decidedAt: null },
  ...{ hasRaw: false, rawBytes: 0, version: 1 },
};
const loom: JobOfMail = {
  ...{ id: "job_1", company: "Orrin Mills", title: "Loom Fixer", status: "applied" },
  ...{ rounds: null, version: 1 },
};

function shown(change: Partial<MailRow>, job: JobOfMail | null = null): ShownMail {
  const mail = { ...blank, jobId: job?.id ?? null, ...change };
  return { mail, job, plan: planOf({ mail, job }), added: null, raw: "none" };
}

it.each([
  ["interview", "rejected", null],
  ["received", "archived", null],
  ["assessment", "accepted", null],
  ["interview", "withdrawn", null],
  ["offer", "rejected", "offer"],
  ["offer", "accepted", null],
  ["rejection", "archived", "rejected"],
  ["rejection", "accepted", null],
] as const)("a mail of kind %s moves a job that is %s to %s", (kind, status, moved) => {
  const plan = planChange({ ...blank, kind }, { status, rounds: [] });
  expect(plan?.status ?? null).toBe(moved);
});

describe("a mail that changes nothing", () => {
  it("is said to be on the board only if its job is", () => {
    expect(sayState(shown({ kind: "received" }, { ...loom, status: "interviewing" }))).toBe(
      "Changes nothing: on your board, Loom Fixer at Orrin Mills is interviewing.",
    );
    expect(sayState(shown({ kind: "rejection" }))).toBe(
      "No job at Orrin Mills was found on your board, and a rejection adds none.",
    );
    expect(sayState(shown({ kind: "received", company: null }))).toContain("no employer was found");
    expect(sayState(shown({ kind: "offer", jobId: "job_gone" }))).toBe(
      "Its job is no longer on your board.",
    );
    expect(sayState(shown({ kind: "other" }))).toContain("No news of an application was found");
  });

  it("says what it would change, if the board was changed since", () => {
    expect(sayState(shown({ kind: "rejection" }, loom))).toBe(
      "Not applied. Moves Loom Fixer at Orrin Mills from applied to rejected.",
    );
  });
});

describe("what it would change", () => {
  it("is in the calendar only with a time", () => {
    expect(sayChange(shown({ kind: "assessment" }, loom))).toBe(
      "Moves Loom Fixer at Orrin Mills from applied to screening, and lists the assessment among its rounds, without a date.",
    );
    const invitation = {
      ...{ method: "request" as const, uid: "u", startsAt: 1_800_000_000_000, endsAt: null },
      ...{ timeZone: null, summary: null, location: null },
    };
    expect(sayChange(shown({ kind: "interview", invitation }, loom))).toContain(
      "puts the interview in your calendar",
    );
    expect(sayChange(shown({ kind: "interview" }, loom))).not.toContain("calendar");
  });

  it("names no title that the mail does not", () => {
    const offered = shown({ kind: "interview", state: "suggested" }, loom);
    expect(sayMeaning(offered, "UTC")).toBe("Orrin Mills invites you to an interview.");
    expect(sayMeaning(shown({ kind: "rejection", state: "applied" }, loom), "UTC")).toContain(
      "Loom Fixer",
    );
    expect(sayChange(shown({ state: "suggested" }))).toBe(
      "Adds a job at Orrin Mills to the board as applied, for you to fill in its title.",
    );
  });
});

it("no signature is claimed, which a passed DMARC does not say", () => {
  expect(sayChecks({ spf: "pass", dkim: "fail", dmarc: "pass" })).not.toContain("signed");
});
