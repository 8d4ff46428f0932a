import { describe, expect, it } from "vitest";
import { newInbox } from "#tests/support/inbox.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("PATCH /inbox/settings", () => {
  it("changes what is given and keeps the rest, and replaces the address on request", async () => {
    const { user, address } = await newInbox(pipeline);
    const senders = ["acme.example", "hr@globex.example"];
    const { body } = await user.patch("/inbox/settings", { senders, appliesAtOnce: true });
    expect(body).toMatchObject({ address, isOn: true, appliesAtOnce: true, senders });
    const replaced = await user.patch("/inbox/settings", { replaceAddress: true });
    expect(replaced.body.address).not.toBe(address);
    expect(replaced.body.senders).toEqual(senders);
    const refused = await user.patch("/inbox/settings", { senders: ["not an address"] });
    expect([refused.status, refused.body.error]).toEqual([
      400,
      expect.stringContaining("an e-mail address or a domain"),
    ]);
  });
});
