import fc from "fast-check";
import { describe, expect, it } from "vitest";
import document from "#schema/openapi.json" with { type: "json" };
import { SearchText, searchPattern } from "#shared/contract/pipeline-list-fields.ts";

const takes = (text: string) => SearchText.safeParse(text).success;

describe("what can be searched for", () => {
  it("is one line with at least one letter or digit, of any script", () => {
    const pieces = fc.constantFrom("a", "7", "é", "日", "😀", " ", "-", "—", "€", "☃", "☭", "\t");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (chosen) => {
        const text = chosen.join("");
        expect(takes(text), text).toBe(/[\p{L}\p{N}]/u.test(text) && !text.includes("\t"));
      }),
      { numRuns: 500 },
    );
  });

  it("always matches the pattern in the document", () => {
    for (let code = 0; code < 0x110000; code++) {
      const character = String.fromCodePoint(code);
      if (/[\p{L}\p{N}]/u.test(character) && !searchPattern.test(`— ${character}!`)) {
        expect.fail(`The pattern refuses U+${code.toString(16)}.`);
      }
    }
  });

  it.each(["/api/mcp/jobs", "/api/mcp/contacts"] as const)(
    "is said in the document of %s, to readers with and without Unicode patterns",
    (path) => {
      const parameter = document.paths[path].get.parameters.find(({ name }) => name === "q");
      const { pattern = "" } = (parameter?.schema ?? {}) as { pattern?: string };
      expect(parameter?.description).toContain("at least one letter or digit.");
      for (const flags of ["", "u", "v"]) {
        const rule = new RegExp(pattern, flags);
        for (const text of ["a", "7", "é", "日", "C++ / 𝒳"])
          expect(rule.test(text), text).toBe(true);
        for (const text of ["", " ", "%_", "“—”", "€", "☃", "→", "a\tb"]) {
          expect(rule.test(text), text).toBe(false);
        }
      }
    },
  );
});
