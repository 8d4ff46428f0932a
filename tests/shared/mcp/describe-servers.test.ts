import { describe, expect, it } from "vitest";
import { functionAt } from "#functions/deployments.ts";
import { pages } from "#functions/pages.ts";
import { routes } from "#functions/routes.ts";
import {
  makeAiCatalog,
  makeRegistryEntry,
  makeServerCard,
  type ServerName,
  servers,
} from "#shared/mcp/describe-servers.ts";

const origin = "https://pay.example.com";
const names = Object.keys(servers) as ServerName[];

describe.each(names)("the description of the %s server", (name) => {
  it("has the form of the server card and of the registry", () => {
    const card = makeServerCard(name, origin);
    const entry = makeRegistryEntry(name, origin);
    for (const { name: named, version, description, title } of [card, entry]) {
      expect(named).toMatch(/^com\.example\.pay\/[a-z-]+$/);
      expect(version).toMatch(/^[\w.-]{1,255}$/);
      expect(description.length).toBeLessThanOrEqual(100);
      expect(title.length).toBeLessThanOrEqual(100);
    }
    expect(card.$schema).toBe(
      "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    );
    expect(entry.$schema).toMatch(/schemas\/\d{4}-\d{2}-\d{2}\/server\.schema\.json$/);
  });

  it("is of a server that is deployed, with its card in the same function", () => {
    const { path, prefix } = servers[name];
    const endpoint = routes.find((route) => route.path === path);
    expect(endpoint?.access.kind === "public").toBe(prefix === null);
    const card = `${path}/server-card`;
    expect(pages.some((page) => page.routes.some((route) => route.path === card))).toBe(true);
    expect(functionAt(card)).toBe(functionAt(path));
    const [remote] = makeServerCard(name, origin).remotes;
    expect(remote?.url).toBe(origin + path);
    expect(JSON.stringify(remote).includes("Authorization")).toBe(prefix !== null);
  });
});

it("lists the card of every server in the catalog", () => {
  const { entries } = makeAiCatalog(origin);
  expect(entries.map(({ url }) => url)).toEqual(
    names.map((name) => `${origin}${servers[name].path}/server-card`),
  );
  expect(new Set(entries.map(({ identifier }) => identifier)).size).toBe(entries.length);
  for (const { identifier } of entries)
    expect(identifier).toMatch(/^urn:air:pay\.example\.com:mcp:/);
});
