import { describe, expect, it } from "vitest";
import { readTable } from "../../../../shared/pipeline/import-file/read-table.ts";
import {
  readForeignAmount,
  readForeignPay,
  readForeignPeriod,
} from "../../../../shared/pipeline/imports/foreign-pay.ts";
import { ImportJob } from "../../../../shared/pipeline/imports/transfer.request.ts";

it.each([
  ["100000.0", 100_000],
  ["$120,000.50", 120_000.5],
  ["€85k", 85_000],
  ["95 K", 95_000],
  ["-5", "-5"],
  ["competitive", "competitive"],
  ["1e9", "1e9"],
])("the amount %s is %j", (text, amount) => {
  expect(readForeignAmount(text)).toBe(amount);
});

describe("a cell with pay", () => {
  const hourly = (salaryMin: number, salaryMax = salaryMin) => ({
    ...{ salaryMin, salaryMax, salaryPeriod: "hourly" },
  });
  const annual = (salaryMin: number, salaryMax = salaryMin) => ({
    ...{ salaryMin, salaryMax, salaryPeriod: "annual" },
  });

  it.each<[string, object | null]>([
    ...["$38/hr", "38 per hour", "$38.00 an hour", "$38 hourly", "USD 38/h", "38hr", "$38 p/h"].map(
      (text): [string, object] => [text, hourly(38)],
    ),
    ["$36-$42/hour", hourly(36, 42)],
    ["$36.50/hr – $42.25/hr", hourly(36.5, 42.25)],
    ["from 36 to 42 per hr.", null],
    ["36 to 42 per hr.", hourly(36, 42)],
    ["$120k - $150k / year", annual(120_000, 150_000)],
    ["$120,000 annually", annual(120_000)],
    ["$5,000/month", annual(60_000)],
    ["900 a week", annual(46_800)],
    ["120-150k", { salaryMin: 120_000, salaryMax: 150_000 }],
    ["38", { salaryMin: 38, salaryMax: 38 }],
    ["$38/hr ($79,040/yr)", null],
    ["$120k/hr", null],
    ["negotiable, with 38 others", null],
  ])("%s is %j", (text, pay) => {
    expect(readForeignPay(text)).toEqual(pay);
  });

  it("in another currency may be high for an hour", () => {
    expect(readForeignPay("12,000 per hour", { currency: "KRW" })).toEqual(hourly(12_000));
  });

  it.each([
    ["Hourly", "hourly"],
    ["per hour", "hourly"],
    ["Yearly", "annual"],
    ["annual", "annual"],
    ["monthly", "monthly"],
  ])("the period %s is %s", (text, period) => {
    expect(readForeignPeriod(text)).toBe(period);
  });
});

describe("a table with pay for an hour", () => {
  const read = (...lines: string[]) => {
    const { jobs } = readTable(lines.join("\n"));
    for (const job of jobs) expect(ImportJob.safeParse(job).success).toBe(true);
    return jobs;
  };

  it("says so in the cell, in two cells, in the column's name or in a column of its own", () => {
    const hourly = { salaryPeriod: "hourly", salaryMax: 42 };
    expect(read("Company,Title,Salary", "A,T,$36-$42/hour")).toMatchObject([
      { ...hourly, salaryMin: 36 },
    ]);
    expect(read("Company,Title,Min Salary,Max Salary", "A,T,$36.50/hr,$42/hr")).toMatchObject([
      { ...hourly, salaryMin: 36.5 },
    ]);
    expect(read("Company,Title,Hourly rate", "A,T,36.5-42")).toMatchObject([
      { ...hourly, salaryMin: 36.5 },
    ]);
    expect(read("Company,Title,Salary,Pay period", "A,T,36.5 - 42,Per hour")).toMatchObject([
      { ...hourly, salaryMin: 36.5 },
    ]);
  });

  it("keeps so little that it is doubtful as it is, so that the job's page can ask", () => {
    expect(read("Company,Title,Salary", "A,T,38.50")).toMatchObject([{ salaryMin: 38.5 }]);
  });

  it("is refused for an hour that pays what a year does", () => {
    const { jobs } = readTable("Company,Title,salaryMin,salaryPeriod\nA,T,90000,hourly");
    const { error } = ImportJob.safeParse(jobs[0]);
    expect(error?.issues).toMatchObject([{ path: ["salaryMin"] }]);
  });
});
