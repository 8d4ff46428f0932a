import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsOf } from "../../../../shared/pipeline/search/words.ts";

describe("the words of a text", () => {
  const cases: [string, string, string[]][] = [
    ["fold case and accents", "Ünïcode ÜNICODE Straße ΟΔΟΣ οδός", ["UNICODE", "STRASSE", "ΟΔΟΣ"]],
    [
      "fold letters that are no others with accents",
      "Mærsk Łódź Ørsted",
      ["MAERSK", "LODZ", "ORSTED"],
    ],
    [
      "are parted by punctuation",
      "O'Reilly, grace@acme.com_x",
      ["O", "REILLY", "GRACE", "ACME", "COM", "X"],
    ],
    ["tell C++ and C# from C", "C, C++/C# (.NET)", ["C", "C++", "C#", "NET"]],
    ["hold marks that are no accents", "हिन्दी", ["हिन्दी"]],
    ["are letters where nothing parts words", "アクメ株式", ["ア", "ク", "メ", "株", "式"]],
    ["are letters where a vowel is lengthened", "サーabc", ["サ", "ー", "ABC"]],
    ["are none where there is neither letter nor digit", '% _ \\ 🙂 "*', []],
  ];
  it.each(cases)("%s", (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("come in pieces that an index can take, the same for equal beginnings", () => {
    const pieces = wordsOf(`${"a".repeat(64)}${"b".repeat(64)}c`);
    expect(pieces.map((word) => word.length)).toEqual([64, 64, 1]);
    expect(wordsOf("a".repeat(70))[0]).toBe(pieces[0]);
  });

  it("have no space, quote or prefix mark in them, of whatever text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[^\s"._*]{1,80}$/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
