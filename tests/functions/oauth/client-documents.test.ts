/** Clients that describe themselves by a document at their own URL. */
import { expect, it } from "vitest";
import { status as answer } from "#scripts/run/stage/receivers/receiver.ts";
import { open, signIn } from "#scripts/run/stage/sign-in.ts";
import {
  authorizationPath,
  decide,
  exchange,
  newPkce,
  readRedirect,
} from "#tests/support/oauth.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();
const pages = firstReceiver(harness);
const clientId = `${new URL(pages.url).origin}/client.json`;
const body = JSON.stringify({
  client_id: clientId,
  client_name: "Described agent",
  redirect_uris: ["https://agent.example.com/callback"],
});
pages.behave((socket, request, raw) =>
  request.path === "/redirect.json"
    ? answer(302, { Location: "/client.json" })(socket, request, raw)
    : answer(200, { "Content-Type": "application/json" }, body)(socket, request, raw),
);

it("a client without registration is described by its own document, read over a checked connection", async () => {
  const { service, db } = harness;
  const browser = await signIn(db, { tier: "ultra", now: Date.now() });
  const { verifier, challenge } = newPkce();
  const path = authorizationPath(service, { client_id: clientId, code_challenge: challenge });
  expect(await (await open(service, path, browser)).text()).toContain("Described agent");
  const sent = await decide(service, path, browser, ["intelligence:read"]);
  const code = readRedirect(sent).get("code") ?? "";
  const { status } = await exchange(service, { clientId, code, verifier });
  expect(status).toBe(200);
});

it.each([
  ["an address of the network inside", "https://169.254.169.254/client.json"],
  ["a host without a public address", "https://localhost/client.json"],
  ["a document for another URL", "/other.json"],
  ["a redirect", "/redirect.json"],
])("is refused, and sent nowhere, if it is %s", async (_, at) => {
  const { service, db } = harness;
  const browser = await signIn(db, { tier: "ultra", now: Date.now() });
  const path = authorizationPath(service, {
    client_id: new URL(at, clientId).href,
    code_challenge: newPkce().challenge,
  });
  const response = await open(service, path, browser);
  expect([response.status, response.headers.get("location")]).toEqual([400, null]);
});
