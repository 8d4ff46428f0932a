import { describe, expect, it } from "vitest";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("GET /activities/{id}", () => {
  it("returns the same 404 for an unknown id and for another account's", async () => {
    const other = await pipeline.newUser();
    const { body: theirs } = await other.post("/activities", { type: "call" });
    for (const id of [theirs.id, "act_none"]) {
      const { status, body } = await user.get(`/activities/${id}`);
      expect([status, body.error.replace(id, "…")]).toEqual([
        404,
        "This account has no activity with the id ….",
      ]);
    }
  });
});
