import { expect, it } from "vitest";
import { intervalText } from "#shared/salaries/estimate/interval-text.ts";

it("names the legal minimum in place of an interval from an amount to itself", () => {
  expect(intervalText(38_000, 42_500)).toBe("$38,000 to $42,500");
  expect(intervalText(40_124, 40_124)).toBe("$40,124, the legal minimum");
});
