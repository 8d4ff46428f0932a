import { describe, expect, it } from "vitest";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

describe("GET /webhooks", () => {
  it("returns the account's own webhooks, oldest first, page by page, and never a secret", async () => {
    const user = await harness.newUser();
    const other = await harness.newUser();
    const { url } = firstReceiver(harness);
    const ids: string[] = [];
    for (const secret of ["the-first-secret", "the-second-secret", "the-third-secret"]) {
      ids.push((await user.post("/webhooks", { url, events: ["*"], secret })).body.id);
    }
    await other.post("/webhooks", { url, events: ["*"] });

    const { body } = await user.get("/webhooks");
    expect(body.total).toBe(3);
    expect(body.nextCursor).toBeNull();
    expect(body.webhooks.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
    expect(JSON.stringify(body)).not.toContain("-secret");

    const seen: unknown[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: string = `?limit=1${cursor === "" ? "" : `&cursor=${cursor}`}`;
      const answer = await user.get(`/webhooks${page}`);
      seen.push(...answer.body.webhooks);
      cursor = answer.body.nextCursor;
    }
    expect(seen).toEqual(body.webhooks);
  });
});
