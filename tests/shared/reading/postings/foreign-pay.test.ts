import { describe, expect, it } from "vitest";
import { readTable } from "#shared/pipeline/import-file/read-table.ts";
import { ImportJob } from "#shared/pipeline/imports/transfer.request.ts";
import data from "./foreign-pay.json" with { type: "json" };

/** A cell with its place, and what a job has of it: `120,000-150,000 USD`, `38 USD an hour`, or that its notes keep it. */
type Cell = readonly [text: string, place: string, pay: string];
const cells = Object.values(data.cells).flat() as unknown as Cell[];

/** The job of a table of one row, as an import takes it. */
function jobOf(columns: Readonly<Record<string, string>>) {
  const cells = { Company: "Kestrel", Position: "Analyst", ...columns };
  const line = (texts: string[]) => texts.map((text) => `"${text}"`).join(",");
  const { jobs, doubtfulPay } = readTable(
    [line(Object.keys(cells)), line(Object.values(cells))].join("\n"),
  );
  return { job: ImportJob.parse(jobs[0]), doubtful: doubtfulPay[0] };
}

function payOf(columns: Readonly<Record<string, string>>): string {
  const { salaryMin, salaryMax, salaryPeriod, currency = "USD" } = jobOf(columns).job;
  if (salaryMin === undefined && salaryMax === undefined) return "in the notes";
  const amounts = salaryMin === salaryMax ? salaryMin : `${salaryMin ?? ""}-${salaryMax ?? ""}`;
  const times = { annual: " a year", hourly: " an hour" };
  return `${amounts} ${currency}${salaryPeriod ? times[salaryPeriod] : ""}`;
}

describe("pay in a cell", () => {
  it.each(cells)("%s in %s is %s", (text, Location, pay) => {
    const { job } = jobOf({ Salary: text, Location });
    expect(payOf({ Salary: text, Location })).toBe(pay);
    if (pay === "in the notes") expect(job.notes).toBe(`Salary: ${text}`);
  });

  it("is never in a currency that it does not say", () => {
    const read = cells.map(([text, Location]) => payOf({ Salary: text, Location }));
    const codeOf = (pay: string) => /[A-Z]{3}/.exec(pay)?.[0] ?? "";
    const right = cells.filter(([, , pay], at) => read[at] === pay).length;
    const wrong = read.filter(
      (pay, at) => codeOf(pay) !== "" && codeOf(pay) !== codeOf(cells[at]?.[2] ?? ""),
    );
    console.info(
      `${right} of ${cells.length} pay cells are read right, ${wrong.length} in a wrong currency`,
    );
    expect(wrong).toEqual([]);
  });

  it("keeps the words that say more than its amounts", () => {
    for (const text of ["$105k + 12% bonus", "$88k+", "£52,000 (~$66,000)"]) {
      expect(jobOf({ Salary: text }).job.notes).toBe(`Salary: ${text}`);
    }
    expect(jobOf({ Salary: "$105k" }).job.notes).toBeUndefined();
  });

  it("asks about a currency, and says why words are kept", () => {
    const doubts = (Salary: string, Location = "") =>
      jobOf({ Salary, Location }).doubtful?.doubts ?? [];
    expect(doubts("$96,000", "Toronto, Ontario")).toEqual([
      { why: "currency", sign: "$", place: "CAD", chosen: null },
    ]);
    expect(doubts("17 000 zł")).toEqual([{ why: "time" }]);
    expect(doubts("tbc")).toEqual([{ why: "words" }]);
    expect(doubts("$96,000", "Austin, TX")).toEqual([]);
  });

  it("is in the currency that is chosen for its sign and place", () => {
    const table =
      "Company,Title,Salary,Location\nA,T,$96 000,Toronto\nB,T,$90k,Ottawa\nC,T,$80k,Waco";
    const { jobs, doubtfulPay } = readTable(table, {}, { currencies: { "$ CAD": "CAD" } });
    expect(jobs).toMatchObject([
      { salaryMin: 96_000, currency: "CAD" },
      { salaryMin: 90_000, currency: "CAD" },
      { salaryMin: 80_000 },
    ]);
    expect(jobs[2]).not.toHaveProperty("currency");
    expect(doubtfulPay.map(({ isInNotes }) => isInNotes)).toEqual([false, false]);
  });
});

describe("pay in several cells", () => {
  it.each(data.several as [Record<string, string>, string][])(
    "%j is %s, and the row is kept",
    (columns, pay) => {
      expect(payOf(columns)).toBe(pay);
    },
  );

  it("is read from two columns where a third one has words", () => {
    const columns = { Salary: "negotiable", "Min Salary": "48000", "Max Salary": "$55,000" };
    expect(payOf(columns)).toBe("48000-55000 USD");
    expect(jobOf(columns).job.notes).toBe("Salary: negotiable");
  });

  it("keeps so little that it is doubtful as it is, so that the job's page can ask", () => {
    expect(payOf({ Salary: "38.50" })).toBe("38.5 USD");
  });

  it("keeps what an export says of a job abroad", () => {
    const row = {
      salaryMin: "40",
      salaryMax: "",
      salaryPeriod: "annual",
      currency: "USD",
      location: "London, UK",
    };
    expect(payOf(row)).toBe("40- USD a year");
  });
});

it("reads the longest cells in a time that grows as they do", () => {
  const long = [
    "1,".repeat(5_000),
    "$".repeat(9_900),
    "kr ".repeat(3_300),
    `${" ".repeat(9_900)}x`,
    "(".repeat(9_900),
  ];
  const rows = Array.from({ length: 500 }, (_, at) => `A,T,"${long[at % long.length]}"`);
  const started = process.cpuUsage();
  readTable(`Company,Title,Salary\n${rows.join("\n")}\n`);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000);
});
