import { describe, expect, it } from "vitest";
import type { Status } from "#schema/job-statuses.ts";
import { chooseJob, type JobCandidate, type MailNames } from "#shared/pipeline/inbox/choose-job.ts";
import cases from "./choose-job.json" with { type: "json" };

const job = (title: string, status: Status = "interviewing", url: string | null = null) =>
  ({ id: title, company: "Tallow Ridge Energy", title, status, url }) satisfies JobCandidate;
const planner = job("Outage Planner");

function mail(change: Partial<MailNames> = {}): MailNames {
  return {
    kind: "rejection",
    company: "Tallow Ridge Energy",
    title: null,
    sender: "tallowridge@myworkday.com",
    senderName: "Tallow Ridge Energy",
    subject: "An update from Tallow Ridge Energy",
    text: "Dear Noor,\n\nAfter careful review we have decided not to move forward. Thank you for your interest in Tallow Ridge Energy.\n\nKind regards,\nTalent Acquisition Partner",
    ...change,
  };
}
const chosen = (one: Partial<MailNames>, jobs: JobCandidate[] = [planner]) => {
  const { certainty, job: found } = chooseJob(jobs, mail(one), null);
  return found ? `${certainty}: ${found.id}` : certainty;
};

describe("a mail whose title is none of the board's", () => {
  it.each(cases.subjects)("asks, where the subject is %s", (subject) => {
    for (const kind of ["rejection", "interview", "offer", "assessment"] as const)
      expect(chosen({ subject, kind })).toBe("ambiguous");
  });

  it.each(cases.texts)("asks, where the first lines are %s", (text) => {
    expect(chosen({ text })).toBe("ambiguous");
    expect(chosen({ text, kind: "interview" })).toBe("ambiguous");
  });

  it("asks, where it was read", () => {
    for (const title of ["Substation Designer", "Senior Outage Planner", "Outage Planner (Nights)"])
      for (const kind of ["rejection", "interview", "offer"] as const)
        expect(chosen({ title, kind })).toBe("ambiguous");
  });

  it("asks, where the board's title stands only in advice to apply for it", () => {
    const text =
      "We have chosen another person. We encourage you to apply for our Outage Planner position.";
    expect(chosen({ title: "Outage Planner", text })).toBe("ambiguous");
  });

  it("asks, where the subject names more than the title that was read", () => {
    const subject = "Tallow Ridge Energy: Substation Designer";
    expect(chosen({ title: "Outage Planner", subject })).toBe("likely: Outage Planner");
  });

  it("asks about an application to one that is like a job of the board, and adds one that is not", () => {
    expect(chosen({ kind: "received", title: "Senior Outage Planner" })).toBe("ambiguous");
    expect(chosen({ kind: "received", title: "Payroll Clerk" })).toBe("none");
  });
});

describe("a mail that names no job", () => {
  it("is offered for the only open one, and not if it would close that", () => {
    expect(chosen({ kind: "interview" })).toBe("likely: Outage Planner");
    expect(chosen({ kind: "offer" })).toBe("likely: Outage Planner");
    expect(chosen({ kind: "rejection" })).toBe("ambiguous");
    expect(chosen({ kind: "interview" }, [planner, job("Lineworker")])).toBe("ambiguous");
    expect(chosen({ kind: "interview", company: "Tallow Ridge Energy Services" })).toBe(
      "ambiguous",
    );
  });
});

describe("certain", () => {
  it("is a mail whose company and title are those of one job, however they are written", () => {
    for (const title of ["Outage Planner", "outage planner (Remote)", "Outage Planner - R-20311"])
      expect(chosen({ title, subject: `Your application: ${title}` })).toBe(
        "certain: Outage Planner",
      );
    const again = { ...planner, id: "again", status: "archived" as const };
    expect(chosen({ title: "Outage Planner" }, [planner, again])).toBe("likely: Outage Planner");
  });

  it("is a mail with the number of one job, and never one with the number of another", () => {
    const numbered = job("Outage Planner", "applied", "https://jobs.example/JR-20311/planner");
    const subject = (number: string) => `Update on your application (JR-${number})`;
    expect(chosen({ subject: subject("20311") }, [numbered])).toBe("certain: Outage Planner");
    const other = { subject: subject("88412"), title: "Outage Planner" };
    expect(chosen(other, [numbered])).toBe("ambiguous");
  });

  it("is a reply to a mail that was applied, unless it names another title", () => {
    const reply = mail({ company: null, senderName: null, subject: "Re: Thursday" });
    const certainty = (isApplied: boolean, one = reply) =>
      chooseJob([planner], one, { jobId: planner.id, isApplied }).certainty;
    expect(certainty(true)).toBe("certain");
    expect(certainty(false)).toBe("ambiguous");
    expect(certainty(false, { ...reply, kind: "interview" })).toBe("likely");
    expect(certainty(true, { ...reply, title: "Substation Designer" })).toBe("ambiguous");
  });
});
