import { describe, expect, it } from "vitest";
import { clientSamples, programSamples } from "#shared/accounts/keys/connect-samples.ts";
import type { KeyKind } from "#shared/accounts/keys/key-record.ts";
import { mintToken, parseToken } from "#shared/credentials/token.ts";

const origin = "https://pay.example";
const key = mintToken("intelligence");
const token = mintToken("pipeline");

function client(name: string, kind: KeyKind = "intelligence", secret: string | null = key): string {
  return clientSamples(kind, origin, secret).find((one) => one.name === name)?.code ?? "";
}

const servers = {
  intelligence: { name: "salaries", url: `${origin}/api/v1/intelligence/mcp` },
  pipeline: { name: "job-search", url: `${origin}/api/mcp` },
} as const;

describe.each([
  ["intelligence", key],
  ["pipeline", token],
] as const)("the configuration of clients for a key of kind %s", (kind, secret) => {
  const { name, url } = servers[kind];

  it("asks for the key in VS Code, so that no file contains it", () => {
    const code = client("VS Code", kind, secret);
    const { inputs, servers } = JSON.parse(code);
    expect(servers[name]).toEqual({
      type: "http",
      url,
      headers: { Authorization: `Bearer \${input:${inputs[0].id}}` },
    });
    expect(inputs[0]).toMatchObject({ type: "promptString", password: true });
    expect(code).not.toContain(secret);
  });

  it("signs ChatGPT in, which has no field for a key", () => {
    const code = client("ChatGPT", kind, secret);
    expect(code).toContain(`MCP server URL: ${url}`);
    expect(code).toContain("Authentication: OAuth");
    expect(code).not.toContain(secret);
  });
});

describe("the first call of a program", () => {
  it.each([
    ["intelligence", key, "/api/v1/intelligence/salaries/calculate?", "SALARY_KEY"],
    ["whitelabel", mintToken("whitelabel"), "/api/v1/intelligence/salaries/widget?", "WIDGET_KEY"],
    ["pipeline", token, "/api/mcp/me", "PIPELINE_TOKEN"],
  ] as const)("names URL and header for %s", (kind, secret, path, variable) => {
    const [curl, typescript, python] = programSamples(kind, origin, secret);
    for (const sample of [curl, python]) {
      expect(sample?.code).toContain(`${origin}${path}`);
      expect(sample?.code).toMatch(/Authorization["]?: /);
      expect(sample?.code).toContain(variable);
    }
    expect(typescript?.code).toContain(`baseUrl: "${origin}",`);
    expect(typescript?.code).toMatch(new RegExp(`(?:apiKey|token): process\\.env\\.${variable},`));
    expect(curl?.code).toContain(`export ${variable}='${secret}'`);
    expect(curl?.code).toContain(`-H "Authorization: Bearer $${variable}"`);
    // A program is read by others.
    expect(typescript?.code + (python?.code ?? "")).not.toContain(secret);
  });
});

describe("samples without a key", () => {
  it("have a placeholder that is no key", () => {
    for (const kind of ["intelligence", "whitelabel", "pipeline"] as const) {
      const all = [...programSamples(kind, origin), ...clientSamples(kind, origin)];
      const text = all.map(({ code }) => code).join("\n");
      const [placeholder] = /(?:intelligence|wlk|ext)_YOUR_\w+/.exec(text) ?? [""];
      expect(placeholder).not.toBe("");
      expect(parseToken(placeholder)).toBeNull();
    }
    expect(clientSamples("whitelabel", origin)).toEqual([]);
  });
});
