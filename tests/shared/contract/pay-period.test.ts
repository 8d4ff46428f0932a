import { expect, it } from "vitest";
import { toHourly } from "#shared/contract/pay-period.ts";
import { yearlyWords } from "#shared/contract/pay-words.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";

it("rounds half a cent of an hour up, in every sentence alike", () => {
  expect([33_436, 20_800, 25_501].map(toHourly)).toEqual([16.08, 10, 12.26]);
  expect(hourly(33_436)).toBe("$16.08");
  expect(yearlyWords(33_436, "hourly")).toBe("$16.08 an hour ($33,436 a year)");
});
