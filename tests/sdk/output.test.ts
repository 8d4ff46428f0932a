import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { commands } from "#sdk/src/cli/commands.ts";
import { datesFor } from "#sdk/src/cli/output/dates.ts";
import { drawBar, showProgress } from "#sdk/src/cli/output/progress.ts";
import { styleFor } from "#sdk/src/cli/output/style.ts";
import { type ListColumn, toCsv, toTable } from "#sdk/src/cli/output/table.ts";
import { align, widthOf, wrap } from "#sdk/src/cli/output/wrap.ts";
import { toSlug } from "#sdk/src/cli/slug.ts";
import { commandFor } from "#sdk/src/cli/suggested-command.ts";
import { writeCsv } from "#shared/core/csv.ts";

describe("colors", () => {
  it("are for terminals, unless they are switched off", () => {
    const red = (isTTY: boolean, env: Record<string, string>) => styleFor({ isTTY }, env).red("x");
    expect(red(true, {})).toBe("\u001b[31mx\u001b[39m");
    expect(red(false, {})).toBe("x");
    expect(red(true, { NO_COLOR: "1" })).toBe("x");
    expect(red(true, { TERM: "dumb" })).toBe("x");
  });
});

describe("the progress bar", () => {
  it("is drawn in a terminal, at most ten times a second, and removed in the end", () => {
    let written = "";
    let now = 1_000;
    const screen = { isTTY: true, write: (text: string) => (written += text) };
    const progress = showProgress(screen, "roles", () => now);
    progress.update(100, 3_445);
    progress.update(200, 3_445);
    expect(written).toContain("roles ░░░░░░░░░░░░░░░░░░░░░░░░ 100 of 3,445");
    expect(written).not.toContain("200 of");
    now += 100;
    progress.update(1_800, 3_445, "waiting 42 s for the limit");
    expect(written).toContain(
      "████████████░░░░░░░░░░░░ 1,800 of 3,445  waiting 42 s for the limit",
    );
    progress.end();
    expect(written.endsWith("\r\u001b[K")).toBe(true);
    expect(drawBar("roles", 5, null)).toBe("roles 5");
  });
});

describe("rows", () => {
  const rows = [
    { name: "東京", pay: 1_000 },
    { name: "=SUM(A1)\u001b[2J", pay: 20 },
  ];
  type Row = (typeof rows)[number];
  const columns = [
    ["name", (row: Row) => row.name],
    ["pay", (row: Row) => row.pay],
  ] as const;
  const bold = (text: string) => text;

  it("are aligned in a table, without control characters", () => {
    const listed = columns.map(([name, value]) => ({ name, heading: `${name}s`, value }));
    expect(toTable(rows, listed, { bold, width: 80 })).toBe(
      ["names          pays", "東京          1,000", "=SUM(A1)�[2J     20", ""].join("\n"),
    );
  });

  it("fit in the terminal: without spare columns, with shorter words, and whole ids", () => {
    const jobs = [
      { id: "job_4fT0bJ9qWm2XcR7d", title: "Staff 東京 Engineer", place: "Austin, TX" },
    ];
    const listed: ListColumn<(typeof jobs)[number]>[] = [
      { name: "id", heading: "Id", value: ({ id }) => id, whole: true },
      { name: "title", heading: "Title", value: ({ title }) => title },
      { name: "place", heading: "Place", value: ({ place }) => place, spare: true },
    ];
    const lines = (width: number) => toTable(jobs, listed, { bold, width }).split("\n");
    expect(lines(53)).toEqual([
      "Id                    Title                Place",
      "job_4fT0bJ9qWm2XcR7d  Staff 東京 Engineer  Austin, TX",
      "",
    ]);
    expect(lines(52)[1]).toBe("job_4fT0bJ9qWm2XcR7d  Staff 東京 Engineer");
    expect(lines(34)[1]).toBe("job_4fT0bJ9qWm2XcR7d  Staff 東京…");
    expect(lines(10)[1]).toBe("job_4fT0bJ9qWm2XcR7d  Staff…");
  });

  it("are CSV that no spreadsheet runs", () => {
    const text = toCsv(
      [
        { name: '=1+"2"', pay: -5 },
        { name: " a;b", pay: 0 },
      ],
      columns,
    );
    expect(text).toBe(`name,pay\r\n"'=1+""2""",-5\r\n" a;b",0\r\n`);
  });

  it.each([" =1", '"=1', "＝1", "'=1", "a;=1", "a\n-1", "\tb", "@c", "a-1", "plain"])(
    "guard a formula where the service's own tables do: %j",
    (name) => {
      const cell = (csv: string) => {
        const [, row]: string[][] = parse(csv);
        return row?.[0];
      };
      const own = writeCsv([["name"], [name]]);
      expect(cell(toCsv([{ name, pay: 0 }], columns))).toBe(cell(own));
    },
  );
});

it("breaks lines between words, where a terminal ends and nowhere in a file", () => {
  expect(widthOf({ write() {} })).toBe(Number.POSITIVE_INFINITY);
  expect(
    [undefined, 0, 132].map((columns) => widthOf({ isTTY: true, columns, write() {} })),
  ).toEqual([80, 80, 132]);
  expect(align([["--exp LEVEL", "one two three"]], 25)).toEqual([
    "  --exp LEVEL  one two\n               three",
  ]);
  expect(align([], 25)).toEqual([]);
  expect(wrap("- dp_averylongword is it", 12, "  ")).toBe("-\n  dp_averylongword\n  is it");
});

it("writes dates as the person's locale and time zone have them", () => {
  const instant = "2026-11-21T23:30:00.000Z";
  const shown = (env: Record<string, string>) => {
    const { dayOf, written } = datesFor(env);
    return [dayOf(instant), written("2026-09-30"), written("2025-05")];
  };
  expect(shown({ TZ: "America/Chicago", LANG: "C.UTF-8" })).toEqual([
    ...["Nov 21, 2026", "Sep 30, 2026", "May 2025"],
  ]);
  expect(shown({ TZ: "Asia/Tokyo", LC_TIME: "de_DE.UTF-8", LANG: "en_US" })).toEqual([
    ...["22.11.2026", "30.09.2026", "Mai 2025"],
  ]);
  expect(shown({ TZ: "no zone", LANG: "x?" })[1]).toBe("Sep 30, 2026");
  expect(datesFor({}).dayOf("soon")).toBe("soon");
});

it("turns calls that are suggested into commands, and no other", () => {
  const salaries = "/api/v1/intelligence/salaries";
  const command = (path: string) => commandFor({ method: "GET", path }, commands);
  expect(command(`${salaries}/calculate?role=a&city=b&exp=mid&basis=price_parity&country=US`)).toBe(
    "compensation-intelligence calculate a b --exp mid --basis price_parity",
  );
  expect(command(`${salaries}/search?q=it%27s%20me`)).toBe(
    "compensation-intelligence search 'it'\\''s me'",
  );
  expect(command(`${salaries}/calculate?role=a&city=b&expand=*`)).toBeNull();
  expect(command(`${salaries}/calculate?city=b`)).toBeNull();
  expect(command(`${salaries}/search?q=--url`)).toBeNull();
  expect(command(`${salaries}/projections?role=a`)).toBeNull();
});

it("reads roles and cities as people write them", () => {
  expect(["Austin, TX", "C++ Developer", " São Paulo "].map(toSlug)).toEqual([
    "austin-tx",
    "c-developer",
    "sao-paulo",
  ]);
});
