/** Pay as people type it on the command line. */
import { describe, expect, it } from "vitest";
import { UsageError } from "#sdk/src/cli/failures.ts";
import { toSlug } from "#sdk/src/cli/slug.ts";
import { findPeriod, parsePay } from "#sdk/src/cli/typed-pay.ts";

const range = (text: string) => parsePay(text, "amount", { takesRange: true });

/** What is said about words that are refused. */
function refusal(of: () => unknown): string {
  try {
    of();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("It was not refused.");
}

describe("typed pay", () => {
  it.each([
    ["150k", 150_000, 150_000, null],
    ["$95,000", 95_000, 95_000, null],
    ["38/hr", 38, 38, "hourly"],
    ["$38.50/hour", 38.5, 38.5, "hourly"],
    ["38 an hour", 38, 38, "hourly"],
    ["38 per hour", 38, 38, "hourly"],
    ["38 hourly", 38, 38, "hourly"],
    ["95k/yr", 95_000, 95_000, "annual"],
    ["95000 a year", 95_000, 95_000, "annual"],
    ["65k-75k", 65_000, 75_000, null],
    ["65-75k", 65_000, 75_000, null],
    ["$65,000 to $75,000", 65_000, 75_000, null],
    ["38-42/hr", 38, 42, "hourly"],
  ])("%s", (text, min, max, period) => {
    expect(range(text)).toEqual({ min, max, period });
  });

  it.each([
    ["1500/week", "--amount is pay for a week. Give it for a year, 52 times that: 78000."],
    ["3000 biweekly", "--amount is pay for two weeks. Give it for a year, 26 times that: 78000."],
    ["$6,000 a month", "--amount is pay for a month. Give it for a year, 12 times that: 72000."],
    ["10M", '--amount is "10M": write millions out, as 10000000.'],
    ["75k-65k", '--amount is "75k-65k": write the lower end first.'],
    ["much", '--amount must be an amount in U.S. dollars, such as 150k or 38/hr; it is "much".'],
    ["40 hours a week", /^--amount must be an amount .*; it is "40 hours"\.$/],
  ])("%s is refused with what would be right", (text, message) => {
    expect(refusal(() => range(text))).toMatch(message);
  });

  it("is one amount where no range is taken", () => {
    expect(refusal(() => parsePay("65k-75k", "min"))).toBe(
      '--min takes one amount, and "65k-75k" is a range.',
    );
  });
});

describe("the period of typed pay", () => {
  it("is said by the words or by --hourly", () => {
    expect(findPeriod([range("38/hr")], false, "amount")).toBe("hourly");
    expect(findPeriod([range("38")], true, "amount")).toBe("hourly");
    expect(findPeriod([range("38"), range("42/hr")], false, "min")).toBe("hourly");
    expect(findPeriod([range("95k")], false, "amount")).toBe("annual");
  });

  it("is refused in the words of the command line where it cannot be", () => {
    expect(refusal(() => findPeriod([range("38")], false, "amount"))).toBe(
      "--amount: 38 is too little for a year. Write 38/hr if it is for an hour, or 38k if it is in thousands.",
    );
    expect(refusal(() => findPeriod([range("85000")], true, "amount"))).toBe(
      "--amount: 85000 is too much for an hour. Leave out --hourly and /hr if it is for a year.",
    );
    expect(refusal(() => findPeriod([range("95k/yr")], true, "amount"))).toContain(
      "give all for the same",
    );
  });
});

it("is a slug without apostrophes, as the catalog's are", () => {
  expect(toSlug("O'Fallon, MO")).toBe("ofallon-mo");
  expect(toSlug("teacher’s aide")).toBe("teachers-aide");
});
