import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import manifest from "../../sdk/package.json";
import { plain } from "../../sdk/src/cli/output/plain.ts";
import { drawBar, showProgress } from "../../sdk/src/cli/output/progress.ts";
import { styleFor } from "../../sdk/src/cli/output/style.ts";
import { toCsv, toTable } from "../../sdk/src/cli/output/table.ts";
import { toSlug } from "../../sdk/src/cli/slug.ts";
import { version } from "../../sdk/src/version.ts";
import { writeCsv } from "../../shared/core/csv/write-csv.ts";

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

  it("is not written to a file or another program", () => {
    let written = "";
    const progress = showProgress({ write: (text: string) => (written += text) }, "roles");
    progress.update(1, 2, "waiting");
    progress.end();
    expect(written).toBe("");
  });
});

describe("rows", () => {
  const rows = [
    { name: "東京", pay: 1_000 },
    { name: "=SUM(A1)\u001b[2J", pay: 20 },
  ];
  const columns = [
    ["name", (row: (typeof rows)[number]) => row.name],
    ["pay", (row: (typeof rows)[number]) => row.pay],
  ] as const;

  it("are aligned in a table, without control characters", () => {
    expect(toTable(rows, columns, (text) => text)).toBe(
      ["name            pay", "東京          1,000", "=SUM(A1)�[2J     20", ""].join("\n"),
    );
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

it("takes control characters from text, but not its lines", () => {
  expect(plain("a\u0007b\u001b[31m\u202e\nc\td\u009b")).toBe("a�b�[31m�\nc\td�");
});

it("reads roles and cities as people write them", () => {
  expect(["Austin, TX", "C++ Developer", " São Paulo "].map(toSlug)).toEqual([
    "austin-tx",
    "c-developer",
    "sao-paulo",
  ]);
});

it("has one version, in the package and in what it sends", () => {
  expect(version).toBe(manifest.version);
});
