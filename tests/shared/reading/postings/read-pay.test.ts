import { afterAll, describe, expect, it } from "vitest";
import { type PayRead, readPay } from "#shared/reading/postings/read-pay.ts";
import { readText } from "#shared/reading/postings/read-text.ts";
import postedPay from "#tests/support/postings/posted-pay.json" with { type: "json" };

interface Posted {
  /**
   * How they are to be read: `60-70 hourly`, `<=45 ?` for a top alone whose time is not said, `18.4+ hourly` for a
   * bottom alone, `350 per shift`, `none`, or `unread` where an amount is shown with its words because nothing says what
   * it is.
   */
  read: string;
  texts: string[];
  /** Pay besides the base, where the reading of it matters. */
  variable?: string[];
  /** The title and the names of the place, for ranges that are named. */
  title?: string;
  places?: string[];
}

const postedTexts = Object.values<Posted[]>(postedPay)
  .flat()
  .flatMap(({ texts, ...posted }) => texts.map((text) => ({ text, ...posted })));

/** A reading in short, as the table has it. */
function inShort(read: PayRead): string {
  const { shape, min, max, period, per, currency, isTotal, isContract, unread } = read;
  if (shape === "none") return unread.length > 0 ? "unread" : "none";
  const ends = {
    ...{ range: `${min}-${max}`, single: `${min}`, up_to: `<=${max}`, open_end: `${min}+` },
  }[shape];
  return [
    ends,
    per === null ? (period ?? "?") : `per ${per}`,
    ...(currency === "USD" ? [] : [currency]),
    ...(isTotal ? ["total"] : []),
    ...(isContract ? ["contract"] : []),
  ].join(" ");
}

describe("pay as boards and people write it", () => {
  let right = 0;
  afterAll(() => console.log(`Pay read right: ${right} of ${postedTexts.length} texts`));

  it.each(postedTexts.map((posted) => [posted.text, posted] as const))(
    "%s",
    (_, { text, read, variable, ...wanted }) => {
      const pay = readPay(readText(text), wanted);
      expect(inShort(pay)).toBe(read);
      if (variable) expect(pay.variable).toEqual(variable);
      right++;
    },
  );
});
