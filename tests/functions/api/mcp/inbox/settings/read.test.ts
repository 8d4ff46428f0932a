import { describe, expect, it } from "vitest";
import { newInbox } from "#tests/support/inbox.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

describe("GET /inbox/settings", () => {
  it("has the account's address, and none before the first", async () => {
    const { user, address } = await newInbox(pipeline);
    expect((await user.get("/inbox/settings")).body).toEqual({
      ...{
        isAvailable: true,
        address,
        isOn: true,
        appliesAtOnce: false,
        senders: [],
        ownAddresses: [],
      },
    });
    const stranger = await pipeline.newUser();
    expect((await stranger.get("/inbox/settings")).body).toMatchObject({
      ...{ address: null, isOn: false },
    });
  });
});
