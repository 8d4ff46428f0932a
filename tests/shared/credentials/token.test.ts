import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mintToken, parseToken, type TokenKind } from "#shared/credentials/token.ts";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-";
const kind = fc.constantFrom<TokenKind>("intelligence", "whitelabel", "pipeline");

describe("a token", () => {
  it("is its prefix, 32 random characters and a checksum of 6", () => {
    expect(mintToken("intelligence")).toMatch(/^intelligence_[0-9A-Za-z]{38}$/);
    expect(mintToken("whitelabel")).toMatch(/^wlk_[0-9A-Za-z]{38}$/);
    expect(mintToken("pipeline")).toMatch(/^ext_[0-9A-Za-z]{38}$/);
  });

  it("is recognized by its kind", () => {
    fc.assert(fc.property(kind, (made) => parseToken(mintToken(made))?.kind === made));
  });

  it("is refused with any one character mistyped", () => {
    const token = mintToken("pipeline");
    const accepted = [...token].flatMap((original, at) =>
      [...letters]
        .filter((letter) => letter !== original)
        .map((letter) => token.slice(0, at) + letter + token.slice(at + 1))
        .filter((typo) => parseToken(typo) !== null),
    );
    expect(accepted).toEqual([]);
  });

  it("is refused with any two adjacent characters swapped, one missing or one doubled", () => {
    fc.assert(
      fc.property(kind, (made) => {
        const token = mintToken(made);
        const wrong = [...token].flatMap((letter, at) => {
          const next = token.charAt(at + 1);
          return [
            token.slice(0, at) + next + letter + token.slice(at + 2),
            token.slice(0, at) + token.slice(at + 1),
            token.slice(0, at) + letter + token.slice(at),
          ];
        });
        return wrong.filter((typo) => typo !== token).every((typo) => parseToken(typo) === null);
      }),
    );
  });

  it("does not pass as another kind, nor with anything around it", () => {
    const token = mintToken("intelligence");
    const body = token.slice("intelligence_".length);
    for (const text of [`ext_${body}`, `wlk_${body}`, ` ${token}`, `${token}\n`, body, ""]) {
      expect(parseToken(text)).toBeNull();
    }
  });

  it("is never recognized in arbitrary text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => parseToken(text) === null));
  });
});
