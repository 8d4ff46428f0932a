import { afterAll, describe, expect, it } from "vitest";
import { type PayRead, readPay } from "#shared/reading/postings/read-pay.ts";
import { readText } from "#shared/reading/postings/read-text.ts";
import { postedTexts } from "#tests/support/postings/posted-pay.ts";

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
