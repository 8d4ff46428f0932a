import { describe, expect, it } from "vitest";
import { newInbox } from "#tests/support/inbox.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("POST /inbox/{id}/dismiss", () => {
  it("sets a mail aside, unless it was applied", async () => {
    const { user, job, receive } = await newInbox(pipeline);
    const id = await receive();
    expect((await user.post(`/inbox/${id}/dismiss`, {})).body.state).toBe("dismissed");
    expect((await user.get(`/jobs/${job.id}`)).body.status).toBe("applied");
    const other = await receive();
    await user.post(`/inbox/${other}/apply`, {});
    expect((await user.post(`/inbox/${other}/dismiss`, {})).status).toBe(400);
  });
});
