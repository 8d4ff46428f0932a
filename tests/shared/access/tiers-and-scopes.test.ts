import { describe, expect, it } from "vitest";
import { isScope, offeredScopes, parseScopes, scopes, scopesOf } from "#shared/access/scopes.ts";
import { includesTier, isTier, tierNames, tiers } from "#shared/access/tiers.ts";

describe("plans and scopes", () => {
  it("orders the plans, each with higher limits than the one below", () => {
    expect([...tierNames].sort()).toEqual(Object.keys(tiers).sort());
    expect(tierNames.map((tier) => tiers[tier].perMinute)).toEqual([60, 300, 1_500]);
    expect(tierNames.map((tier) => tiers[tier].perMonth)).toEqual([1_000, 250_000, 500_000]);
    expect(includesTier("pro", "free")).toBe(true);
    expect(includesTier("pro", "pro")).toBe(true);
    expect(includesTier("pro", "ultra")).toBe(false);
  });

  it("gives a Free key the read scope, and paid plans every scope", () => {
    expect(scopesOf("free")).toEqual(["intelligence:read"]);
    expect(scopesOf("pro")).toEqual(scopes);
    expect(scopesOf("ultra")).toEqual(scopes);
  });

  it("offers no scope that opens nothing, and lets keys keep it", () => {
    expect(offeredScopes("ultra")).toEqual(scopes.filter((scope) => scope !== "compensation:read"));
    expect(parseScopes("compensation:read")).toEqual(["compensation:read"]);
  });

  it("ignores unknown scopes, including names of inherited properties", () => {
    expect(parseScopes("skills:read nonsense constructor  market:read")).toEqual([
      "skills:read",
      "market:read",
    ]);
    expect(parseScopes("")).toEqual([]);
    expect(isScope("toString")).toBe(false);
    expect(isTier("constructor")).toBe(false);
  });
});
