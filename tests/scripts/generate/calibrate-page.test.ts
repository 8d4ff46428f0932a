import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pageTables } from "#scripts/generate/calibrate/page-tables.ts";
import page from "#shared/site/docs/calibration-tables.json" with { type: "json" };

const root = join(import.meta.dirname, "../../..");

it("shows on the page what the calibration wrote to docs/figures.md, for both bases", () => {
  const document = readFileSync(join(root, "docs/figures.md"), "utf8");
  expect(page.tables.map(({ title }) => title)).toEqual([
    "Hidden cells (local)",
    "Later years from earlier tables (local)",
    "Distance from what is published (local)",
    "National median × price parity",
  ]);
  for (const { title, rows } of page.tables) {
    expect(document).toContain(`### ${title}\n`);
    for (const row of rows) expect(document).toContain(`| ${row.join(" | ")} |`);
  }
});

it("shows the constants of the seeds", () => {
  const { local, title_factor } = JSON.parse(readFileSync(join(root, "seeds/method.json"), "utf8"));
  expect(page.constants).toEqual({
    title_deviation: title_factor.tau,
    unknown_title_deviation: title_factor.unknown_tau,
    retention: local.retention,
    ...local.errors,
  });
});

it("leaves out the rows of occupation groups, and fails if a table is gone", () => {
  const [first] = page.tables;
  expect(first?.rows.some(([name = ""]) => /^\d\d-/.test(name))).toBe(false);
  expect(() => pageTables([])).toThrow("has no table");
});
