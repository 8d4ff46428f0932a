import { describe, expect, it } from "vitest";
import { readClientDocument } from "#shared/oauth/read-client-document.ts";

const url = "https://agent.example.com/client.json";
const document = {
  client_id: url,
  client_name: "Agent",
  redirect_uris: ["https://agent.example.com/callback"],
};

const read = (
  body: unknown,
  { status = 200, at = url, servedAt }: { status?: number; at?: string; servedAt?: string } = {},
) =>
  readClientDocument(at, async () => ({
    kind: "received",
    status,
    url: servedAt ?? at,
    body: typeof body === "string" ? body : JSON.stringify(body),
  }));

describe("readClientDocument", () => {
  it("takes the client's own description", async () => {
    expect(await read({ ...document, logo_uri: "https://x.example/logo.png" })).toEqual({
      id: url,
      name: "Agent",
      redirectUris: document.redirect_uris,
    });
  });

  it.each<[string, unknown, Parameters<typeof read>[1]]>([
    ["must contain its own URL as client_id", { ...document, client_id: `${url}x` }, {}],
    ["must not redirect", document, { servedAt: "https://agent.example.com/other.json" }],
    ["returned 404", document, { status: 404 }],
    ["without a secret", { ...document, client_secret: "x" }, {}],
    ["without a secret", { ...document, token_endpoint_auth_method: "private_key_jwt" }, {}],
    ["is not a JSON object", "[]", {}],
    ["is not a JSON object", '{"client_id":', {}],
    ["has a redirect URI that", { ...document, redirect_uris: ["http://agent.example.com/"] }, {}],
    ["has no path", document, { at: "https://agent.example.com/" }],
    ["has a fragment", document, { at: `${url}#a` }],
    ["contains a user name", document, { at: "https://user@agent.example.com/client.json" }],
    ["normal form", document, { at: "https://agent.example.com/a/../client.json" }],
    ["normal form", document, { at: "https://agent.example.com:443/client.json" }],
  ])("refuses one that %s", async (reason, body, options) => {
    await expect(read(body, options)).rejects.toThrow(reason);
  });

  it("says why the URL was not read", async () => {
    const refused = readClientDocument(url, async () => ({
      kind: "refused",
      message: "must name a host with public addresses only",
    }));
    await expect(refused).rejects.toThrow("must name a host with public addresses only");
  });
});
