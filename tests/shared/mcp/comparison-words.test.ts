import { expect, it } from "vitest";
import examples from "#schema/examples.json" with { type: "json" };
import { comparison } from "#shared/mcp/words/salary-words.ts";
import type { CompareToolData } from "#shared/salaries/compare/compare.response.ts";

/** The example of a comparison with other medians, as sentences. */
function said(first: number, second: number): string[] {
  const { data } = examples.operations.compareRoles.answer as unknown as { data: CompareToolData };
  const [primary, secondary] = [
    { ...data.primary, estimate: { ...data.primary.estimate, median: first } },
    { ...data.secondary, estimate: { ...data.secondary.estimate, median: second } },
  ];
  const delta = { ...data.delta, median_delta: first - second };
  return comparison({ data: { ...data, primary, secondary, delta } as CompareToolData });
}

it("says a share of the lower median, whichever was named first", () => {
  expect(said(100_000, 80_000).join(" ")).toMatch(/ pays \$20,000 \(25\.0%\) more than /);
  expect(said(80_000, 100_000).join(" ")).toMatch(/ pays \$20,000 \(25\.0%\) more than /);
  expect(said(80_000, 80_000)).toContain("Both medians are the same.");
});
