import { describe, expect, it } from "vitest";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("DELETE /calendar/feed", () => {
  it("deletes only the caller's feed, immediately", async () => {
    const [user, other] = [await pipeline.newUser(), await pipeline.newUser()];
    const [mine, theirs] = [
      await user.post("/calendar/feed", {}),
      await other.post("/calendar/feed", {}),
    ];
    const { status, body } = await user.remove("/calendar/feed");
    expect([status, body]).toEqual([200, { deleted: true }]);
    const read = async (url: string) =>
      (await pipeline.service.fetch(new URL(url).pathname + new URL(url).search)).status;
    expect([await read(mine.body.url), await read(theirs.body.url)]).toEqual([401, 200]);
  });

  it("returns 404 where no feed is open", async () => {
    const user = await pipeline.newUser();
    expect((await user.remove("/calendar/feed")).status).toBe(404);
  });
});
