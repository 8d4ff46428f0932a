import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { idempotencyKeys } from "#schema/idempotency.ts";
import { calendarFeeds } from "#schema/pipeline.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

const read = (url: string) => pipeline.service.fetch(new URL(url).pathname + new URL(url).search);

describe("POST /calendar/feed", () => {
  it("returns a URL of the feed, and stores only its hash", async () => {
    const user = await pipeline.newUser();
    const { status, headers, body } = await user.post("/calendar/feed", {});
    expect([status, headers.get("cache-control")]).toEqual([201, "private, no-store"]);
    expect((await read(body.url)).status).toBe(200);

    const token = new URL(body.url).searchParams.get("token") ?? "";
    const rows = await pipeline.db
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, user.account));
    expect(rows.map((row) => row.sha256)).toEqual([await sha256Hex(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("invalidates the previous URL", async () => {
    const user = await pipeline.newUser();
    const first = await user.post("/calendar/feed", {});
    const second = await user.post("/calendar/feed", {});
    expect((await read(first.body.url)).status).toBe(401);
    expect((await read(second.body.url)).status).toBe(200);
  });

  it("returns the same URL for the same Idempotency-Key, stored encrypted", async () => {
    const user = await pipeline.newUser();
    const headers = { "idempotency-key": "feed-1" };
    const first = await user.post("/calendar/feed", {}, headers);
    const second = await user.post("/calendar/feed", {}, headers);
    expect([second.status, second.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
    expect(second.body).toEqual(first.body);
    expect((await read(first.body.url)).status).toBe(200);

    const kept = await pipeline.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.accountId, user.account));
    expect(kept.map((row) => row.status)).toEqual([201]);
    expect(JSON.stringify(kept)).not.toContain(first.body.url.split("token=")[1]);
  });
});
