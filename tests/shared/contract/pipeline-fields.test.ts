import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Email, Line, Lines, WebUrl } from "#shared/contract/pipeline-fields.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";

const isLine = (text: string) => Line(200).safeParse(text).success;

describe("a line of text", () => {
  it("has a visible character, and no control characters or unpaired surrogates", () => {
    const pieces = fc.constantFrom(
      "a",
      "é",
      "😀",
      " ",
      "\u00a0",
      "\u2028",
      "\t",
      "\n",
      "\0",
      "\ud83d",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (chosen) => {
        const text = chosen.join("");
        const whole = text.isWellFormed() && !/\p{Cc}/u.test(text);
        expect(isLine(text), JSON.stringify(text)).toBe(whole && text.trim() !== "");
      }),
      { numRuns: 500 },
    );
  });
});

describe("text that is far too long", () => {
  // The pattern is tried on it all the same. Quadratic time would be minutes.
  const long = 300_000;
  it.each([
    ["a line of letters", Line(200), `${"a".repeat(long)}\u0001`],
    ["a line of spaces", Line(200), `${" ".repeat(long)}\u0001`],
    ["a line of both", Line(200), `${" a".repeat(long / 2)}\u0001`],
    ["lines", Lines(200), `${"a\n".repeat(long / 2)}\u0001`],
    ["an address", Email, `${"a.".repeat(long / 2)}@`],
    ["a URL", WebUrl, `https://${"a".repeat(long)} `],
  ])("is refused at once: %s", (_, contract, text) => {
    const waited = countCoreWaits();
    const started = performance.now();
    expect(contract.safeParse(text).success).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000 + waited());
  });
});
