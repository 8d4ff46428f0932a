import { describe, expect, it } from "vitest";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

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
});
