import { describe, expect, it } from "vitest";
import { readTable } from "#shared/pipeline/import-file/read-table.ts";
import { ImportJob } from "#shared/pipeline/imports/transfer.request.ts";

/** A cell with its place, and what a job has of it: `120,000-150,000 USD`, `38 USD an hour`, or that its notes keep it. */
type Cell = readonly [text: string, place: string, pay: string];

const atHome: readonly Cell[] = [
  ["$118,000", "Boise, ID", "118000 USD"],
  ["118k", "", "118000 USD"],
  ["118 K", "Remote", "118000 USD"],
  ["$92k - $108k / year", "Reno, NV", "92000-108000 USD a year"],
  ["92-108k", "Remote", "92000-108000 USD"],
  ["92k-108", "Remote", "92000-108000 USD"],
  ["$92K–$108K", "Remote", "92000-108000 USD"],
  ["between $92k and $108k", "Remote", "92000-108000 USD"],
  ["$88k+", "Remote", "88000- USD"],
  ["starting at $88,000", "Remote", "88000- USD"],
  ["up to $140,000", "Omaha, NE", "-140000 USD"],
  ["< 140k", "Omaha, NE", "-140000 USD"],
  ["$31/hr", "Tampa, FL", "31 USD an hour"],
  ["31 per hour", "Tampa, FL", "31 USD an hour"],
  ["$31.50 p/h", "Tampa, FL", "31.5 USD an hour"],
  ["$27-31/hour", "Tampa, FL", "27-31 USD an hour"],
  ["$27.50/hr – $31.25/hr", "Tampa, FL", "27.5-31.25 USD an hour"],
  ["$31/hr ($64,480/yr)", "Tampa, FL", "31 USD an hour"],
  ["5200/month", "Remote", "62400 USD a year"],
  ["$1,150 a week", "Remote", "59800 USD a year"],
  ["$400/day", "Remote", "104000 USD a year"],
  ["$2,300 biweekly", "Remote", "59800 USD a year"],
  ["~$99k DOE", "Remote", "99000 USD"],
  ["$105k + 12% bonus + equity", "Remote", "105000 USD"],
  ["100000.0", "Waco, TX", "100000 USD"],
  ["99,500", "London, KY", "99500 USD"],
  ["$99k", "Cambridge, MA", "99000 USD"],
  ["$99k", "Berlin, NH", "99000 USD"],
  ["USD 99k", "Lagos, Nigeria", "99000 USD"],
  ["US$99,000", "Vancouver, BC", "99000 USD"],
  ["$140k OTE", "Remote", "in the notes"],
  ["$180k TC", "Remote", "in the notes"],
  ["$4,800", "Remote", "in the notes"],
  ["$425 per shift", "Remote", "in the notes"],
  ["$120k/hr", "Remote", "in the notes"],
  ["competitive", "Remote", "in the notes"],
  ["tbc", "Remote", "in the notes"],
  ["-5", "Remote", "in the notes"],
];

const abroad: readonly Cell[] = [
  ["£52,500", "Leeds", "52500 GBP"],
  ["£52.5k", "", "52500 GBP"],
  ["52k GBP", "", "52000 GBP"],
  ["52kGBP", "", "52000 GBP"],
  ["GBP 52,000 p.a.", "Bristol, UK", "52000 GBP a year"],
  ["£40-45k DOE", "Remote (UK)", "40000-45000 GBP"],
  ["£425/day", "London", "110500 GBP a year"],
  ["£13.90 an hour", "Cardiff, Wales", "13.9 GBP an hour"],
  ["£52,000 (~$66,000)", "Leeds", "52000 GBP"],
  ["€71.500", "Hamburg", "71500 EUR"],
  ["71.500 €", "Hamburg", "71500 EUR"],
  ["71 500 EUR", "Lyon", "71500 EUR"],
  ["71.500,00 € brutto", "Wien", "71500 EUR"],
  ["€58,000 - €66,000", "Cork, Ireland", "58000-66000 EUR"],
  ["58-66.000 €", "Köln", "58000-66000 EUR"],
  ["45k€ par an", "Nantes, France", "45000 EUR a year"],
  ["3.900 € pro Monat", "Graz, Austria", "46800 EUR a year"],
  ["bis zu 80.000 €", "Bonn, Germany", "-80000 EUR"],
  ["€17,50/h", "Leipzig", "17.5 EUR an hour"],
  ["CHF 128'000", "Zürich", "128000 CHF"],
  ["CA$96,000", "Toronto, ON", "96000 CAD"],
  ["C$90K - C$104K", "Remote - Canada", "90000-104000 CAD"],
  ["$96,000 CAD", "Halifax", "96000 CAD"],
  ["96 000 $CA", "Montréal, QC", "96000 CAD"],
  ["A$135k + super", "Sydney NSW", "135000 AUD"],
  ["NZ$101,000", "Auckland", "101000 NZD"],
  ["S$7,400 per month", "Singapore", "88800 SGD a year"],
  ["HK$42,000/month", "Hong Kong", "504000 HKD a year"],
  ["MX$38,000 al mes", "Monterrey, MX", "456000 MXN a year"],
  ["R$ 9.500/mês", "Recife, Brasil", "114000 BRL a year"],
  ["R$ 150.000 por ano", "São Paulo", "150000 BRL a year"],
  ["kr 640 000", "Bergen, Norway", "640000 NOK"],
  ["48 000 kr/mån", "Malmö, Sweden", "576000 SEK a year"],
  ["580.000,- kr", "Aarhus, Denmark", "580000 DKK"],
  ["210 000 zł rocznie", "Poznań, Poland", "210000 PLN a year"],
  ["1,3 mln Kč", "Brno", "1300000 CZK"],
  ["₹21,50,000", "Chennai", "2150000 INR"],
  ["14 LPA", "Hyderabad, India", "1400000 INR a year"],
  ["9-13 LPA", "", "900000-1300000 INR a year"],
  ["1.4 crore", "Mumbai", "14000000 INR"],
  ["Rs 95,000 per month", "Karachi, Pakistan", "1140000 PKR a year"],
  ["¥9200000", "Osaka", "9200000 JPY"],
  ["750万円", "", "7500000 JPY"],
  ["¥320,000/year", "Shanghai", "320000 CNY a year"],
  ["₩62,000,000", "Seoul", "62000000 KRW"],
  ["R520 000 per annum", "Durban", "520000 ZAR a year"],
  ["AED 21,000/month", "Dubai", "252000 AED a year"],
  ["₱78,000 monthly", "Makati", "936000 PHP a year"],
  // The sign is that of several countries, and the place alone decides nothing.
  ["$96,000", "Toronto", "in the notes"],
  ["$96,000", "London, UK", "in the notes"],
  ["$96,000", "Victoria BC", "in the notes"],
  ["58,000", "Manchester, England", "in the notes"],
  ["58,000", "Cambridge", "in the notes"],
  ["$68.000", "", "in the notes"],
  ["$1.900.000", "Bogotá", "in the notes"],
  ["68 000", "", "in the notes"],
  ["45 000 kr", "", "in the notes"],
  ["€2.900 netto", "Roma", "in the notes"],
  // Pay there is named by the month, and the cell does not say so.
  ["R$ 9.500", "Recife, Brasil", "in the notes"],
  ["17 000 zł", "Łódź, Poland", "in the notes"],
  ["$60,000 EUR", "", "in the notes"],
];

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
  it.each([...atHome, ...abroad])("%s in %s is %s", (text, Location, pay) => {
    const { job } = jobOf({ Salary: text, Location });
    expect(payOf({ Salary: text, Location })).toBe(pay);
    if (pay === "in the notes") expect(job.notes).toBe(`Salary: ${text}`);
  });

  it("is never in a currency that it does not say", () => {
    const cells = [...atHome, ...abroad];
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
  it.each<[Record<string, string>, string]>([
    [{ "Min Salary": "$31/hr", "Max Salary": "$36.50/hr" }, "31-36.5 USD an hour"],
    [{ "Hourly rate": "31-36.5" }, "31-36.5 USD an hour"],
    [{ Salary: "31 - 36.5", "Pay period": "Per hour" }, "31-36.5 USD an hour"],
    [{ Salary: "5200", "Pay period": "monthly" }, "62400 USD a year"],
    [{ "Min Salary": "48000", "Max Salary": "55000", Currency: "GBP" }, "48000-55000 GBP"],
    [{ "Min Salary": "48000", Currency: "€" }, "48000- EUR"],
    [{ Salary: "$96,000", Currency: "cad" }, "96000 CAD"],
    [{ Salary: "58,000", Currency: "British pounds", Location: "London" }, "58000 GBP"],
    [{ "Salary (GBP)": "58,000", Location: "London" }, "58000 GBP"],
    [{ "Salary (€)": "58.000" }, "58000 EUR"],
    [{ "Monthly salary (CHF)": "9'800" }, "117600 CHF a year"],
    [{ "Min Salary": "48000", Location: "Leeds" }, "in the notes"],
    [{ "Min Salary": "£48k", "Max Salary": "€55k" }, "in the notes"],
    [{ Salary: "€58.000", Currency: "USD" }, "in the notes"],
    [{ Salary: "58,000", Currency: "local" }, "in the notes"],
    [{ Salary: "58,000", "Pay period": "per gig" }, "in the notes"],
    [{ "Min Salary": "90000", "Max Salary": "80000" }, "in the notes"],
    [{ "Min Salary": "plenty" }, "in the notes"],
  ])("%j is %s, and the row is kept", (columns, pay) => {
    expect(payOf(columns)).toBe(pay);
  });

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
