import { describe, expect, it } from "vitest";
import { dayMs } from "#shared/core/dates.ts";
import { employerSlug } from "#shared/pipeline/companies/filings.ts";
import {
  type RememberedJob,
  summarizeMemory,
} from "#shared/pipeline/companies/summarize-memory.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

function job(fields: Partial<RememberedJob>): RememberedJob {
  return {
    ...{ id: "job_1", company: "Acme", title: "Engineer", status: "saved" },
    ...{ createdAt: now - 30 * dayMs, appliedAt: null, respondedAt: null, answeredAt: null },
    furthest: 0,
    ...fields,
  };
}

const applied = (ago: number, fields: Partial<RememberedJob> = {}) =>
  job({ status: "applied", appliedAt: now - ago * dayMs, furthest: 1, ...fields });

describe("the memory of a company", () => {
  it("counts silence only for open applications without an answer", () => {
    const { silence } = summarizeMemory(
      [
        applied(12.25),
        applied(3),
        applied(90, { status: "withdrawn" }),
        applied(80, { status: "rejected", answeredAt: now - 70 * dayMs }),
        job({ createdAt: now - 99 * dayMs }),
      ],
      now,
    );
    expect(silence).toEqual({ jobs: 2, longestDays: 12.3 });
  });

  it("takes a rejection as an answer, and no response without an application", () => {
    const answered = (ago: number, after: number) =>
      applied(ago, { answeredAt: now - (ago - after) * dayMs });
    const { answers, applied: count } = summarizeMemory(
      [
        answered(20, 2),
        answered(20, 9),
        { ...answered(20, 4.54), status: "rejected" },
        answered(20, 6),
        job({ status: "interviewing", respondedAt: now, furthest: 3 }),
      ],
      now,
    );
    expect(count).toBe(5);
    expect(answers).toEqual({ jobs: 4, medianDays: 5.3, fastestDays: 2, slowestDays: 9 });
    expect(summarizeMemory([job({})], now).answers).toEqual({
      ...{ jobs: 0, medianDays: null, fastestDays: null, slowestDays: null },
    });
  });

  it("does not know how long an answer took if a table has one date for both", () => {
    const imported = applied(20, { status: "screening", answeredAt: now - 20 * dayMs });
    expect(summarizeMemory([imported], now)).toMatchObject({
      answers: { jobs: 0, medianDays: null },
      silence: { jobs: 0 },
    });
  });

  it("finds titles that were posted again, however they are spelled", () => {
    const { reposts, company, recentJobs } = summarizeMemory(
      [
        job({ title: "Staff Engineer", createdAt: now - 90 * dayMs }),
        job({ title: "Editor", createdAt: now - 50 * dayMs }),
        job({ id: "job_9", company: "ACME", title: "staff  engineer", createdAt: now - dayMs }),
      ],
      now,
    );
    expect(company).toBe("ACME");
    expect(reposts).toEqual([
      {
        title: "staff  engineer",
        times: 2,
        firstAddedAt: "2026-08-23T12:00:00.000Z",
        lastAddedAt: "2026-11-20T12:00:00.000Z",
      },
    ]);
    expect(recentJobs[0]).toMatchObject({ id: "job_9", appliedAt: null });
  });
});

it.each([
  ["Google LLC", "google"],
  ["Amazon.com, Inc.", "amazon"],
  ["Meta Platforms, Inc.", "meta-platforms"],
  ["The Company Co.", "the"],
  ["Crème Brûlée GmbH", "creme-brulee"],
  ["株式会社", ""],
])("the slug of %s is %s", (name, slug) => {
  expect(employerSlug(name)).toBe(slug);
});
