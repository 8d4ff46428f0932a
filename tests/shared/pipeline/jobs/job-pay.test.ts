import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payPeriods } from "#schema/pay-periods.ts";
import {
  findPayFault,
  isPeriodDoubtful,
  type JobPay,
  payOfJob,
  statedPay,
} from "#shared/pipeline/jobs/job-pay.ts";
import { benchmark } from "#shared/pipeline/jobs/judge-job-pay.ts";
import { seededContext } from "#tests/shared/salaries/context.ts";
import { isWhole } from "#tests/support/whole.ts";

const context = await seededContext();

const pay = (fields: Partial<JobPay>): JobPay => ({
  ...{ salaryMin: null, salaryMax: null, salaryPeriod: "annual", currency: "USD" },
  ...fields,
});

/** Pay for an hour whose year is in whole dollars: five cents are 104 a year. */
const hours = fc
  .tuple(fc.integer({ min: 200, max: 4_000 }), fc.integer({ min: 0, max: 400 }))
  .map(([low, more]) => ({ min: (low * 5) / 100, max: ((low + more) * 5) / 100 }));
const byHour = ({ min, max }: { min: number; max: number }) =>
  pay({ salaryMin: min, salaryMax: max, salaryPeriod: "hourly" });
const byYear = ({ min, max }: { min: number; max: number }) =>
  pay({ salaryMin: Math.round(min * 2_080), salaryMax: Math.round(max * 2_080) });

describe("the pay of a job", () => {
  it.each([
    [{ salaryMin: 38 }, true],
    [{ salaryMin: 38, salaryMax: 42 }, true],
    [{ salaryMax: 199.99 }, true],
    [{ salaryMax: 200 }, false],
    [{ salaryMin: 0, salaryMax: 90_000 }, false],
    [{ salaryMin: 0 }, false],
    [{ salaryMin: 38, salaryPeriod: "hourly" }, false],
    [{}, false],
  ] as const)("%j is for a doubtful period: %j, and then never judged", (fields, isDoubtful) => {
    expect(isPeriodDoubtful(pay(fields))).toBe(isDoubtful);
    if (!isDoubtful) return;
    expect(statedPay(pay(fields))).toBeNull();
    expect(findPayFault(pay(fields), { isPeriodSaid: false })?.kind).toBe("asked");
    expect(findPayFault(pay(fields), { isPeriodSaid: true })).toBeNull();
  });

  it.each([
    [{ salaryMin: 36, salaryMax: 42.5, salaryPeriod: "hourly" }, "$36 to $42.50 an hour"],
    [{ salaryMin: 38, salaryMax: 38, salaryPeriod: "hourly" }, "$38 an hour"],
    [{ salaryMin: 120_000, salaryMax: 150_000 }, "$120,000 to $150,000 a year"],
    [{ salaryMin: 0, salaryMax: 90_000 }, "$90,000 a year"],
    [{ salaryMin: 40_000, currency: "EUR" }, "40,000 EUR a year"],
    [{ salaryMin: 18.5, salaryPeriod: "hourly", currency: "EUR" }, "18.50 EUR an hour"],
    [{ salaryMin: 0 }, null],
  ] as const)("%j is written %j", (fields, words) => {
    expect(payOfJob(pay(fields))).toBe(words);
  });
});

describe("the benchmark of a job", () => {
  it("judges pay by the hour as it judges that by the year", async () => {
    const nurse = {
      company: "Acme",
      title: "Registered Nurse",
      roleSlug: "registered-nurse",
      citySlug: "austin",
    };
    const judge = async (typed: JobPay) => {
      const found = await benchmark(context, { ...nurse, ...typed });
      const { verdict, low, high } = found?.figures ?? {};
      const { offer, percentile, probabilities } = found?.judgment ?? {};
      const values = [offer?.min.value, offer?.max.value, offer?.midpoint.value];
      return {
        verdict,
        low,
        high,
        values,
        percentile,
        probabilities: [probabilities?.within?.value],
      };
    };
    const verdicts = new Set<unknown>();
    await fc.assert(
      fc.asyncProperty(hours, async (typed) => {
        const [hourly, yearly] = [await judge(byHour(typed)), await judge(byYear(typed))];
        expect(hourly).toEqual(yearly);
        verdicts.add(hourly.verdict);
      }),
      { numRuns: isWhole ? 300 : 40, examples: [[{ min: 15, max: 15 }], [{ min: 95, max: 95 }]] },
    );
    expect(verdicts).toContain("below");
    expect(verdicts).toContain("above");
  });

  it("says nothing about pay for a doubtful period", async () => {
    const nurse = { company: "Acme", title: "Nurse", roleSlug: "registered-nurse", citySlug: null };
    for (const salaryPeriod of payPeriods) {
      const found = await benchmark(context, { ...nurse, ...pay({ salaryMin: 38, salaryPeriod }) });
      const isJudged = salaryPeriod === "hourly";
      expect([found?.judgment !== null, found?.figures.verdict !== null]).toEqual([
        ...[isJudged, isJudged],
      ]);
    }
  });
});
