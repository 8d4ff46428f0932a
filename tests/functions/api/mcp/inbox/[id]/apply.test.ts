import { describe, expect, it } from "vitest";
import { newInbox } from "#tests/support/inbox.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("POST /inbox/{id}/apply", () => {
  it("changes the board with the events of the change, once", async () => {
    const { user, job, receive } = await newInbox(pipeline);
    const id = await receive();
    const { status, body } = await user.post(`/inbox/${id}/apply`, {});
    expect([status, body.state, body.suggestion]).toEqual([200, "applied", null]);
    await user.post(`/inbox/${id}/apply`, {});
    expect((await user.get(`/jobs/${job.id}`)).body.status).toBe("rejected");
    const events = (await user.events()).map(({ type }: { type: string }) => type);
    expect(events.filter((type: string) => type === "mail.received")).toHaveLength(1);
    expect(events.filter((type: string) => type === "job.status_changed")).toHaveLength(1);
  });

  it("takes another job, and says what is missing where the mail belongs to none", async () => {
    const { user, receive } = await newInbox(pipeline);
    const { body: other } = await user.post("/jobs", {
      ...{ company: "Globex", title: "Clerk", status: "applied" },
    });
    const id = await receive();
    await user.post(`/inbox/${id}/apply`, { jobId: other.id });
    expect((await user.get(`/jobs/${other.id}`)).body.status).toBe("rejected");
    const unknown = await receive({
      text: "We have decided not to move forward with your application for Pilot at Initech.",
      from: "Initech <no-reply@hire.lever.co>",
      subject: "Your application to Initech",
    });
    const refused = await user.post(`/inbox/${unknown}/apply`, {});
    expect([refused.status, refused.body.error]).toEqual([
      400,
      "This mail belongs to no job of the account. Send the id of one as jobId.",
    ]);
  });
});
