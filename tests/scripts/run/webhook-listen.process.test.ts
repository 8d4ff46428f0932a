import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeDelivery, readDelivery } from "#sdk/src/cli/webhooks/delivery.ts";
import { signDelivery } from "#shared/webhooks/delivery/sign-delivery.ts";
import { type LoopbackSite, startSite } from "#tests/support/loopback-site.ts";
import { runScript } from "#tests/support/run-script.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
let server: LoopbackSite;
let said: string[];

beforeEach(async () => {
  said = [];
  server = await startSite(async (request, response) => {
    said.push(describeDelivery(await readDelivery(request, secret), "Was it rotated?"));
    response.end();
  });
});
afterEach(() => server.stop());

async function deliver(body: string, headers: Record<string, string>): Promise<string> {
  await fetch(server.url, { method: "POST", headers, body });
  return said.at(-1) ?? "";
}

const sign = (body: string, at: Date) =>
  signDelivery({ secret, deliveryId: "dlv_1", timestamp: at.toISOString(), body });

describe("the webhook:listen output for a delivery", () => {
  const body = (timestamp: Date) =>
    JSON.stringify({ event: "job.created", timestamp, data: { company: "Zürich 東京" } });

  it("shows a verified delivery with its event, id and body", async () => {
    const now = new Date();
    const sent = body(now);
    expect(await deliver(sent, await sign(sent, now))).toMatch(
      /^\S+Z {2}job\.created {2}dlv_1 {2}verified\n\{\n {2}"event": "job\.created",(?:.|\n)*"Zürich 東京"/,
    );
  });

  it("gives the reason if verification fails", async () => {
    const sent = body(new Date());
    const longAgo = new Date(Date.now() - 600_000);
    const old = body(longAgo);
    const told = await deliver(old, await sign(old, longAgo));
    expect(told).toContain("NOT VERIFIED: The delivery is not within 300 seconds of now.");
    expect(told).not.toContain("Was it rotated?");
    const changed = await deliver(`${sent} `, await sign(sent, new Date()));
    expect(changed).toMatch(/NOT VERIFIED: The signature does not match.*\nWas it rotated\?\n/);
  });

  it("contains no terminal control sequences", async () => {
    const sent = JSON.stringify({ event: "\u001b[2J" });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
    expect(await deliver(`${sent}\u001b[2J`, {})).not.toMatch(/\u001b/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
    expect(await deliver(sent, {})).not.toMatch(/\u001b/);
    // JSON leaves control characters of eight bits as they are, and those that reverse the direction of text.
    expect(await deliver(`{"event": "\u009b2J", "data": "\u202e"}`, {})).not.toMatch(
      /[\u0080-\u009f\u202e]/,
    );
  });
});

describe("npm run webhook:listen", () => {
  it("fails if the service is not running, and says where it looked", async () => {
    const folder = "node_modules/.cache/no-such-folder";
    const { code, stderr } = await runScript("run/webhook-listen.ts", [], { LOCAL_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `No service is running with the folder ${folder}. Start it in another terminal: npm start\n`,
    );
  });
});
