import { describe, expect, it } from "vitest";
import { newInbox } from "#tests/support/inbox.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("GET /inbox", () => {
  it("lists mail, the latest first, by state and in pages", async () => {
    const { user, job, receive } = await newInbox(pipeline);
    const first = await receive();
    const last = await receive({ subject: "Lunch?", text: "On Friday?" });
    const all = await user.get("/inbox");
    expect(all.body).toMatchObject({ total: 2, nextCursor: null });
    const ids = all.body.mails.map(({ id }: { id: string }) => id);
    expect(new Set(ids)).toEqual(new Set([first, last]));
    const { body } = await user.get("/inbox?state=suggested");
    expect(body.mails).toMatchObject([
      { id: first, kind: "rejection", jobId: job.id, suggestion: { status: "rejected" } },
    ]);
    const page = await user.get("/inbox?limit=1");
    const next = await user.get(`/inbox?limit=1&cursor=${page.body.nextCursor}`);
    expect([page.body.mails[0].id, next.body.mails[0].id]).toEqual(ids);
  });
});
