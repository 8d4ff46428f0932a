import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PipelineService, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

let pipeline: PipelineService;
let user: PipelineUser;
beforeAll(async () => {
  pipeline = await sharePipeline();
  user = await pipeline.newUser();
});
afterAll(() => pipeline.stop());

describe("GET /contacts", () => {
  it("filters by company and text, and counts what they match", async () => {
    const people = [
      { name: "Ada", company: "Acme" },
      { name: "Grace", company: "ACME", notes: "likes Ada" },
      { name: "Alan", email: "alan@globex.example" },
    ];
    for (const person of people) await user.post("/contacts", person);
    const cases: [string, string[]][] = [
      ["", ["Ada", "Alan", "Grace"]],
      ["?company=acme", ["Ada", "Grace"]],
      ["?q=ada", ["Ada", "Grace"]],
      ["?q=globex", ["Alan"]],
      ["?q=AL+ex", ["Alan"]],
      ["?q=lobex", []],
      ["?company=acme&q=likes", ["Grace"]],
      ["?company=globex", []],
    ];
    for (const [query, names] of cases) {
      const { body } = await user.get(`/contacts${query}`);
      const found = body.contacts.map((contact: { name: string }) => contact.name).sort();
      expect([found, body.total, body.nextCursor], query).toEqual([names, names.length, null]);
    }
  });

  it("visits every contact once by its cursors", async () => {
    const all = (await user.get("/contacts")).body.contacts;
    for (const limit of [1, 2]) {
      const seen: unknown[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const from: string = cursor === "" ? "" : `&cursor=${cursor}`;
        const { body } = await user.get(`/contacts?limit=${limit}${from}`);
        seen.push(...body.contacts);
        cursor = body.nextCursor;
      }
      expect(seen).toEqual(all);
    }
  });

  it("refuses a cursor of the jobs, and shows nothing of another account", async () => {
    for (const name of ["A", "B"])
      await user.post("/jobs", { company: name, title: "T", status: "saved" });
    const { body } = await user.get("/jobs?limit=1");
    const refused = await user.get(`/contacts?cursor=${body.nextCursor}`);
    expect([refused.status, refused.body.details[0].field]).toEqual([400, "cursor"]);
    const other = await pipeline.newUser();
    expect((await other.get("/contacts")).body).toEqual({
      contacts: [],
      total: 0,
      nextCursor: null,
    });
  });
});
