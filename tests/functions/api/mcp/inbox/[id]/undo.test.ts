import { describe, expect, it } from "vitest";
import { newInbox } from "#tests/support/inbox.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("POST /inbox/{id}/undo", () => {
  it("takes a decision back, and the change of the board with it", async () => {
    const { user, job, receive } = await newInbox(pipeline);
    const id = await receive();
    await user.post(`/inbox/${id}/apply`, {});
    const { body } = await user.post(`/inbox/${id}/undo`, {});
    expect(body).toMatchObject({ state: "suggested", suggestion: { status: "rejected" } });
    expect((await user.get(`/jobs/${job.id}`)).body.status).toBe("applied");
    await user.post(`/inbox/${id}/dismiss`, {});
    expect((await user.post(`/inbox/${id}/undo`, {})).body.state).toBe("suggested");
  });
});
