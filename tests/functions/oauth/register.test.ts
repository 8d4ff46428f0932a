/** Registrations of clients, which anyone may send. */
import { describe, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { redirectUri } from "#tests/support/oauth.ts";

const live = await shareLiveService();

describe("a registration", () => {
  const send = (body: unknown, address = newAddress()) =>
    live.service.fetch("/oauth/register", {
      method: "POST",
      address,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  it.each([
    ["http elsewhere than on this computer", ["http://agent.example.com/cb"]],
    ["a script", ["javascript:alert(1)"]],
    ["resolved by a browser against this service", ["https:agent.example.com/callback"]],
    ["without a host after the slashes", ["https:///agent.example.com/callback"]],
    ["data", ["data:text/html,x"]],
    ["a program of the operating system", ["search-ms:query=x"]],
    ["another", ["ms-msdt:/id"]],
    ["a share of files", ["smb://files.example/x"]],
    ["a scheme that no domain owns", ["myapp:/callback"]],
    ["another one", ["cursor://callback"]],
    ["a program of the operating system with a dot", ["x-apple.systempreferences:/x"]],
    ["a fragment", ["https://agent.example.com/cb#x"]],
    ["a user name", ["https://user@agent.example.com/cb"]],
    ["a directive of a policy", ["https://agent.example.com;sandbox/cb"]],
    ["white space", ["https://agent.example.com/c b"]],
    ["none", []],
    ["too many", Array.from({ length: 11 }, (_, n) => `https://agent.example.com/${n}`)],
    ["a text", "https://agent.example.com/cb"],
  ])("is refused with redirect URIs that are %s", async (_, redirect_uris) => {
    const response = await send({ client_name: "Agent", redirect_uris });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid_redirect_uri" });
  });

  it("says what a scheme of an application's own has to look like", async () => {
    const refused = await send({ redirect_uris: ["myapp:/callback"] });
    const { error_description: text } = (await refused.json()) as { error_description: string };
    expect(text).toContain("has the scheme myapp:");
    expect(text).toContain("such as com.example.app:/callback (RFC 8252, section 7.1)");
    expect((await send({ redirect_uris: ["com.example.app:/cb"] })).status).toBe(201);
  });

  it.each([
    ["a name that turns the text around", { client_name: "a\u202eb" }],
    ["a long name", { client_name: "a".repeat(101) }],
    ["the implicit flow alone", { response_types: ["token"] }],
    ["a password flow alone", { grant_types: ["password"] }],
  ])("is refused with %s", async (_, metadata) => {
    const response = await send({ redirect_uris: [redirectUri], ...metadata });
    expect(await response.json()).toMatchObject({ error: "invalid_client_metadata" });
  });

  it("makes a public client, whatever it asks for, and 10 a minute from an address", async () => {
    const address = newAddress();
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        send(
          {
            redirect_uris: ["com.example.app:/callback"],
            token_endpoint_auth_method: "client_secret_post",
          },
          address,
        ),
      ),
    );
    const made = all.find(({ status }) => status === 201);
    expect(await made?.json()).toMatchObject({ token_endpoint_auth_method: "none" });
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
