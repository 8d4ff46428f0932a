import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("PATCH /contacts/{id}", () => {
  it("replaces the links, on both ends", async () => {
    const [one, two] = [await user.post("/jobs", aJob), await user.post("/jobs", aJob)];
    const { body: contact } = await user.post("/contacts", { name: "Ada", jobIds: [one.body.id] });
    const path = `/contacts/${contact.id}`;
    expect((await user.patch(path, { jobIds: [two.body.id] })).body.jobIds).toEqual([two.body.id]);
    expect((await user.get(`/jobs/${one.body.id}`)).body.contactIds).toEqual([]);
    expect((await user.get(`/jobs/${two.body.id}`)).body.contactIds).toEqual([contact.id]);
    await user.patch(`/jobs/${two.body.id}`, { contactIds: [] });
    expect((await user.get(path)).body.jobIds).toEqual([]);
  });
});
