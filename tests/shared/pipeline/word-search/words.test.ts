import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitWords, withoutImplied } from "#shared/pipeline/word-search/words.ts";

describe("the words of a search", () => {
  it("are those that no other begins with, and find the same records", () => {
    expect(withoutImplied(["A", "AA", "AAA", "B", "C", "C++"])).toEqual(["AAA", "B", "C++"]);
    const words = fc.array(
      fc.string({ unit: fc.constantFrom("A", "B"), minLength: 1, maxLength: 4 }),
    );
    const finds = (sought: readonly string[], record: readonly string[]) =>
      sought.every((prefix) => record.some((word) => word.startsWith(prefix)));
    fc.assert(
      fc.property(words, words, (sought, record) => {
        const distinct = [...new Set(sought)];
        expect(finds(withoutImplied(distinct), record)).toBe(finds(distinct, record));
      }),
    );
  });
});

describe("the words of a text", () => {
  const cases: [string, string, string[]][] = [
    ["fold case and accents", "Ünïcode ÜNICODE Straße ΟΔΟΣ οδός", ["UNICODE", "STRASSE", "ΟΔΟΣ"]],
    [
      "transliterate letters without a decomposition",
      "Mærsk Łódź Ørsted",
      ["MAERSK", "LODZ", "ORSTED"],
    ],
    [
      "are separated by punctuation",
      "O'Reilly, grace@acme.com_x",
      ["O", "REILLY", "GRACE", "ACME", "COM", "X"],
    ],
    ["distinguish C++ and C# from C", "C, C++/C# (.NET)", ["C", "C++", "C#", "NET"]],
    ["keep marks that are not accents", "हिन्दी", ["हिन्दी"]],
    ["are single letters in scripts without spaces", "アクメ株式", ["ア", "ク", "メ", "株", "式"]],
    ["are single letters around a long-vowel mark", "サーabc", ["サ", "ー", "ABC"]],
    ["are empty without letters and digits", '% _ \\ 🙂 "*', []],
  ];
  it.each(cases)("%s", (_, text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it("are split to the maximum length, the same way for equal beginnings", () => {
    const pieces = splitWords(`${"a".repeat(64)}${"b".repeat(64)}c`);
    expect(pieces.map((word) => word.length)).toEqual([64, 64, 1]);
    expect(splitWords("a".repeat(70))[0]).toBe(pieces[0]);
  });

  it("never contain a space, quote or prefix mark", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const word of splitWords(text)) expect(word).toMatch(/^[^\s"._*]{1,80}$/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
