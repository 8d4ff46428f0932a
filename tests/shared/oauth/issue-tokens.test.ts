import { describe, expect, it } from "vitest";
import { mintToken, parseToken } from "#shared/credentials/token.ts";
import { derivePair, derivePairs } from "#shared/oauth/issue-tokens.ts";

const [key, next] = ["1e".repeat(32), "2f".repeat(32)];

describe("the tokens that a refresh token is exchanged for", () => {
  it("are the same each time, and differ by refresh token, by key and from each other", async () => {
    const [one, other] = [mintToken("oauthRefresh"), mintToken("oauthRefresh")];
    const pair = await derivePair(key, one);
    expect(await derivePair(key, one)).toEqual(pair);
    expect(parseToken(pair.accessToken)).toEqual({ kind: "oauthAccess" });
    expect(parseToken(pair.refreshToken)).toEqual({ kind: "oauthRefresh" });
    const pairs = [pair, await derivePair(key, other), await derivePair(next, one)];
    const secrets = pairs.flatMap((made) => Object.values(made)).map((text) => text.slice(4, 36));
    expect(new Set(secrets).size).toBe(6);
  });

  it("are found again while the key of the service is being replaced", async () => {
    const refreshToken = mintToken("oauthRefresh");
    const issued = await derivePair(`${key},${next}`, refreshToken);
    expect(await derivePairs(`${next},${key}`, refreshToken)).toContainEqual(issued);
  });
});
