import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aJob,
  type PipelineService,
  type PipelineUser,
  sharePipeline,
} from "#tests/support/pipeline.ts";

let pipeline: PipelineService;
let user: PipelineUser;
beforeAll(async () => {
  pipeline = await sharePipeline();
  user = await pipeline.newUser();
});
afterAll(() => pipeline.stop());

describe("PATCH /contacts/{id}", () => {
  it("changes the fields in the body, and no others", async () => {
    const { body: contact } = await user.post("/contacts", {
      name: "Ada",
      phone: "1",
      company: "A",
    });
    const { status, body } = await user.patch(`/contacts/${contact.id}`, {
      phone: null,
      company: "Initech",
    });
    expect([status, body]).toEqual([200, { ...contact, phone: null, company: "Initech" }]);
    expect((await user.get("/contacts?company=initech")).body.total).toBe(1);
    expect((await user.get("/contacts?company=a")).body.total).toBe(0);
    await user.patch(`/contacts/${contact.id}`, { company: null });
    expect((await user.get("/contacts?company=initech")).body.total).toBe(0);
  });

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

  it("sends contact.updated if anything changed, and nothing otherwise", async () => {
    const owner = await pipeline.newUser();
    const { body: contact } = await owner.post("/contacts", { name: "Ada" });
    await owner.patch(`/contacts/${contact.id}`, { name: "Ada", jobIds: [] });
    const { body } = await owner.patch(`/contacts/${contact.id}`, { name: "Ada L." });
    expect((await owner.events()).slice(1)).toEqual([{ type: "contact.updated", data: body }]);
  });

  it("returns 412 for a stale If-Match, 404 for another account's contact or job", async () => {
    const other = await pipeline.newUser();
    const { body: contact } = await user.post("/contacts", { name: "Ada" });
    const { body: theirs } = await other.post("/jobs", aJob);
    const path = `/contacts/${contact.id}`;
    const stale = await user.patch(path, { name: "B" }, { "if-match": '"2"' });
    expect([stale.status, stale.body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    expect((await user.patch(path, { jobIds: [theirs.id], name: "B" })).status).toBe(404);
    expect((await other.patch(path, { name: "B" })).status).toBe(404);
    expect((await user.get(path)).body).toEqual(contact);
  });

  it.each([
    ["name", null],
    ["email", "x"],
    ["jobIds", null],
    ["id", "con_other"],
  ])("refuses %s: %j and names the field", async (field, value) => {
    const { body: contact } = await user.post("/contacts", { name: "Ada" });
    const { status, body } = await user.patch(`/contacts/${contact.id}`, { [field]: value });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
  });
});
