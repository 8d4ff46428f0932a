import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jobStatuses, stages } from "#schema/job-statuses.ts";
import { maxGroups, minRated } from "#shared/pipeline/funnel/funnel.request.ts";
import { FunnelCounter, type FunnelJob } from "#shared/pipeline/funnel/read-funnel.ts";

function funnelOf(jobs: readonly FunnelJob[]) {
  const counter = new FunnelCounter();
  for (const job of jobs) counter.add(job);
  return counter.result();
}

const job = fc.record({
  source: fc.constantFrom(null, "referral", "board"),
  roleSlug: fc.constantFrom(null, "nurse", "editor"),
  month: fc.constantFrom("2026-09", "2026-10", "2026-11"),
  furthest: fc.nat(stages.length - 1),
  status: fc.constantFrom(...jobStatuses),
});

describe("a funnel", () => {
  it("never widens, has rates only above five, and its breakdowns add up to it", () => {
    const property = fc.property(fc.array(job, { maxLength: 60 }), (jobs) => {
      const { stages: all, ...breakdowns } = funnelOf(jobs);
      expect(all[0]?.reached).toBe(jobs.length);
      for (const [index, { reached, rate }] of all.entries()) {
        const before = all[index - 1]?.reached ?? Number.NaN;
        if (index > 0) expect(reached).toBeLessThanOrEqual(before);
        const expected = before > minRated ? Number((reached / before).toFixed(4)) : null;
        expect(rate).toBe(expected);
        for (const groups of Object.values(breakdowns)) {
          const sum = groups.reduce((sum, group) => sum + (group.stages[index]?.reached ?? 0), 0);
          expect(sum).toBe(reached);
        }
      }
      const ended = all.flatMap(({ open, rejected, withdrawn, archived }) => [
        open + rejected + withdrawn + archived,
      ]);
      const notAccepted = jobs.filter(({ status }) => status !== "accepted").length;
      expect(ended.reduce((sum, count) => sum + count, 0)).toBe(notAccepted);
    });
    fc.assert(property, { numRuns: 200 });
  });

  it("shows the largest groups and the latest months, and no more", () => {
    const jobs = Array.from({ length: 40 }, (_, n): FunnelJob[] => {
      const month = `20${10 + n}-01`;
      const one = { source: `s${n}`, roleSlug: null, month, furthest: 0, status: "saved" } as const;
      return n === 39 ? [one, one] : [one];
    }).flat();
    const { bySource, byRole, byMonth } = funnelOf(jobs);
    expect([bySource.length, byRole.length, byMonth.length]).toEqual([maxGroups, 1, maxGroups]);
    expect(bySource[0]?.source).toBe("s39");
    expect(byMonth[0]?.month).toBe("2049-01");
  });
});
