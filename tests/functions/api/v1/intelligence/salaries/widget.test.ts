import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiKeys } from "#schema/accounts.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey, createToken, createWhitelabelKey } from "#scripts/run/stage/callers.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const widget = (query: string, credential?: string) =>
  live.get(`${salaries}/widget?${query}`, {
    key: credential,
    address: newAddress(),
  });

describe("widget", () => {
  it("responds without an envelope and without a key, branded and publicly cacheable", async () => {
    const { status, headers, body } = await widget("role=electrician&city=houston");
    expect(status).toBe(200);
    expect(Object.keys(body)).not.toContain("data");
    expect(Object.keys(body)).not.toContain("request");
    expect(body).toMatchObject({ whitelabel: false, theme: "light", updated: "2026-09-30" });
    expect(body.poweredBy.name).toBe("Going Rate");
    expect(headers.get("cache-control")).toBe("public, s-maxage=3600");
    expect(headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{16}$/);
    expect(headers.get("etag")).toMatch(/^W\//);
  });

  it("has the same figures as calculate at every level", async () => {
    const { body } = await widget("role=electrician&city=houston");
    for (const exp of ["entry", "mid", "senior", "staff"]) {
      const path = `${salaries}/calculate?role=electrician&city=houston&exp=${exp}`;
      const { estimate } = (await live.get(path, { key })).body.data;
      const { median, low, high, data_point_id: dataPointId } = estimate;
      expect(body.experienceBands[exp]).toEqual({ median, p25: low, p75: high, dataPointId });
      if (exp === "any") {
        expect(body.salary).toMatchObject({ low, median, high });
        expect(body.dataPointId).toBe(estimate.data_point_id);
      }
    }
  });

  it("has no city if none is requested, and returns the theme unchanged", async () => {
    const { body } = await widget("role=electrician&theme=dark");
    expect([body.city, body.theme]).toEqual([null, "dark"]);
  });

  it("is cached at the edge by theme and place, and shared by all keys", async () => {
    const asked = "role=carpenter&city=tulsa";
    const cacheStatus = async (query: string, credential?: string) =>
      (await widget(query, credential)).headers.get("cache-status");
    const first = await widget(asked);
    expect(first.headers.get("cache-status")).toBe("edge; fwd=miss; stored");
    const second = await widget(asked);
    expect(second.headers.get("cache-status")).toMatch(/^edge; hit; ttl=3[56]\d\d$/);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect(await cacheStatus(`${asked}&country=US`)).toContain("hit");
    expect(await cacheStatus(asked, "wlk_short")).toContain("hit");
    for (const other of [`${asked}&theme=dark`, "role=carpenter", "role=carpenter&city=reno"]) {
      expect(await cacheStatus(other), other).toContain("miss");
    }
    const whitelabel = await createWhitelabelKey(live.db);
    for (let call = 0; call < 2; call++) {
      const { headers, body } = await widget(asked, whitelabel);
      expect([headers.get("cache-status"), body.whitelabel]).toEqual([null, true]);
    }
    expect((await widget(asked)).body).toEqual(first.body);
  });

  it("omits poweredBy for a white-label key, and is then not cacheable", async () => {
    const { status, headers, body } = await widget(
      "role=electrician",
      await createWhitelabelKey(live.db),
    );
    expect(status).toBe(200);
    expect(body.whitelabel).toBe(true);
    expect(body).not.toHaveProperty("poweredBy");
    expect(headers.get("cache-control")).toBe("private, no-store");
    const branded = (await widget("role=electrician")).body;
    const { poweredBy: _, ...rest } = branded;
    expect(body).toEqual({ ...rest, whitelabel: true });
  });

  it("notes the day on which a white-label key is used, once", async () => {
    const token = await createWhitelabelKey(live.db, { expiresAt: Date.parse(stoppedClock) + 1 });
    const own = eq(apiKeys.sha256, await sha256Hex(token));
    const lastUse = async () => (await live.db.select().from(apiKeys).where(own))[0]?.lastUsedOn;
    expect(await lastUse()).toBeNull();
    for (let call = 0; call < 2; call++) {
      expect((await widget("role=electrician", token)).body.whitelabel).toBe(true);
      await expect.poll(lastUse).toBe(stoppedClock.slice(0, 10));
    }
  });

  it("falls back to the branded response if the key is invalid", async () => {
    const bad = [
      await createWhitelabelKey(live.db, { revoked: true }),
      await createWhitelabelKey(live.db, { expiresAt: Date.parse(stoppedClock) }),
      await createWhitelabelKey(live.db, { tier: "free" }),
      mintToken("whitelabel"),
      "wlk_short",
      "wlk_",
      "nonsense",
      await createToken(live.db),
    ];
    for (const credential of bad) {
      const { status, headers, body } = await widget("role=electrician", credential);
      expect([status, body.whitelabel, body.poweredBy?.name], credential).toEqual([
        200,
        false,
        "Going Rate",
      ]);
      expect(headers.get("cache-control"), credential).toMatch(/^public/);
    }
  });

  it("accepts a salary key, for which the response is private and branded", async () => {
    const { headers, body } = await widget("role=electrician", key);
    expect(body.whitelabel).toBe(false);
    expect(headers.get("cache-control")).toMatch(/^private/);
  });
});
