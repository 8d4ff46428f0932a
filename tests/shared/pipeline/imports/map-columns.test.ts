import { describe, expect, it } from "vitest";
import { readTable } from "#shared/pipeline/import-file/read-table.ts";
import { readStatus, readTime } from "#shared/pipeline/imports/foreign-row.ts";
import { importFields, plainStatus } from "#shared/pipeline/imports/import-columns.ts";
import { mapColumns } from "#shared/pipeline/imports/map-columns.ts";
import { ImportJob } from "#shared/pipeline/imports/transfer.request.ts";
import cases from "./map-columns.json" with { type: "json" };

const fieldsOf = (...header: string[]) => mapColumns(header).map(({ field }) => field);

describe("columns", () => {
  it("of Teal and of Huntr are recognized", () => {
    const teal = ["Job Position", "Company", "Max. Salary", "Location", "Status", "Date Saved"];
    expect(fieldsOf(...teal, "Deadline", "Date Applied", "Follow Up", "Excitement")).toEqual([
      ...["title", "company", "salaryMax", "location", "status", "createdAt"],
      ...[null, "appliedAt", null, null],
    ]);
    const huntr = ["Job Title", "Company Name", "List", "Job Post URL", "Salary", "Applied Date"];
    expect(fieldsOf(...huntr, "Notes", "Created At")).toEqual([
      ...["title", "company", "status", "url", "salary", "appliedAt"],
      ...["notes", "createdAt"],
    ]);
  });

  it("are one field each: the first of several, unless given", () => {
    expect(fieldsOf("Company", "company", "Employer")).toEqual(["company", null, null]);
    const given = mapColumns(["Company", "Firm", "Role"], { Firm: "company", Role: null });
    expect(given).toEqual([
      { column: "Company", field: null, how: "unknown" },
      { column: "Firm", field: "company", how: "given" },
      { column: "Role", field: null, how: "given" },
    ]);
  });

  it("are not what every object has", () => {
    expect(mapColumns(["constructor", "__proto__", "Company"])).toEqual([
      { column: "constructor", field: null, how: "unknown" },
      { column: "__proto__", field: null, how: "unknown" },
      { column: "Company", field: "company", how: "recognized" },
    ]);
  });

  it.each([
    [[], {}, /has 0 columns/],
    [Array.from({ length: 201 }, (_, n) => `c${n}`), {}, /has 201 columns/],
    [["a"], { b: "title" }, /no column `b`. It has: `a`/],
    [["a", "b"], { a: "title", b: "title" }, /two columns for title/],
  ] as const)("%#. cannot be mapped", (header, given, message) => {
    expect(() => mapColumns(header, given)).toThrow(message);
  });
});

it.each(cases.stages as [string, string][])("the stage %s is %s", (text, status) => {
  expect(readStatus(text)).toBe(status);
});

it("the stage of more text than a person can choose for is not normalized, which takes long", () => {
  const text = "\ufdfa".repeat(101);
  expect(readStatus(text, { [plainStatus(text)]: "applied" })).toBe(text);
});

it.each(cases.times as [string, string][])("the time %s is %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each([
  ["11/6/2026", "2026-11-06T05:00:00.000Z"],
  ["2026-07-01", "2026-07-01T04:00:00.000Z"],
  ["2026-11-06 09:30", "2026-11-06T14:30:00.000Z"],
  ["2026-11-06T09:30:00Z", "2026-11-06T09:30:00Z"],
  ["soon", "soon"],
])("reads the time %j in the time zone of the account", (text, time) => {
  expect(readTime(text, "America/New_York")).toBe(time);
});

describe("a table", () => {
  it("of Teal's table shows columns with samples, and jobs that can be imported", () => {
    const { columns, jobs, counted } = readTable(
      [
        "Job Position,Company,Max. Salary,Status,Date Saved,Date Applied,Excitement",
        'Engineer,Acme,"$150,000",I Withdrew,2026-10-01,2026-10-05,5',
        "Editor,Globex,,Bookmarked,2026-10-02,,3",
      ].join("\n"),
    );
    expect(columns[6]).toEqual({
      ...{ column: "Excitement", field: null, how: "unknown", samples: ["5", "3"] },
    });
    expect(counted.rows).toBe(2);
    expect(jobs).toEqual([
      {
        ...{ title: "Engineer", company: "Acme", salaryMax: 150_000, status: "withdrawn" },
        createdAt: "2026-10-01",
        statusHistory: [
          { status: "applied", changedAt: "2026-10-05" },
          { status: "withdrawn", changedAt: "2026-10-05" },
        ],
      },
      { title: "Editor", company: "Globex", status: "saved", createdAt: "2026-10-02" },
    ]);
    for (const job of jobs) expect(ImportJob.safeParse(job).success).toBe(true);
  });

  it("reads what pandas writes: an index without a name, and 100000.0", () => {
    const { columns, jobs } = readTable(
      ",Company,role,Salary,salaryMin\n0,Acme,T,100k to 120k,\n1,B,T,,90000.0\n2,C,T,negotiable,\n",
    );
    expect(columns.map(({ field }) => field)).toEqual([
      ...[null, "company", "title", "salary", "salaryMin"],
    ]);
    expect(jobs).toMatchObject([
      { salaryMin: 100_000, salaryMax: 120_000 },
      { salaryMin: 90_000 },
      { notes: "Salary: negotiable", status: "saved" },
    ]);
  });

  it("reads the ends, the time and the currency of pay in columns of their own", () => {
    const { jobs } = readTable(
      "Company,Role,Min,Max,Currency,Per\nA,T,13000,17500,PLN,month\nB,T,23.5,26,USD,hour\n",
    );
    expect(jobs).toMatchObject([
      { salaryMin: 156_000, salaryMax: 210_000, salaryPeriod: "annual", currency: "PLN" },
      { salaryMin: 23.5, salaryMax: 26, salaryPeriod: "hourly", currency: "USD" },
    ]);
  });

  it("reads a salary with any number of spaces in a time that grows as they do", () => {
    const cells = ["$120k  -  $150k", `120k${" ".repeat(9_000)}to 150k`, `${" ".repeat(9_900)}x`];
    const rows = Array.from({ length: 150 }, (_, at) => `A,T,${cells[at % 3]}`);
    const started = process.cpuUsage();
    const { jobs } = readTable(`Company,Title,Salary\n${rows.join("\n")}\n`);
    const { user } = process.cpuUsage(started);
    expect(jobs.slice(0, 2)).toMatchObject([
      { salaryMin: 120_000, salaryMax: 150_000 },
      { salaryMin: 120_000, salaryMax: 150_000 },
    ]);
    // It took six seconds.
    expect(user / 1_000).toBeLessThan(1_000);
  });

  it("has a field for everything that it recognizes", () => {
    expect(new Set(fieldsOf(...importFields))).toEqual(new Set(importFields));
  });
});
