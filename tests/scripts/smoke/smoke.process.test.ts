import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readComposedConfig } from "../../../scripts/deploy/composed-config.ts";
import type { HostProbe } from "../../../scripts/smoke/probe-host.ts";
import { runProbe } from "../../../scripts/smoke/run-probe.ts";
import { runScript } from "../../support/run-script.ts";

const origin = "https://api.example.com";
const urls = ["https://a.example.com/", "https://b.example.com/"];
const probes: HostProbe[] = urls.map((url) => ({
  url,
  refused: null,
  pinned: { kind: "responded", status: 200 },
  fetch: { kind: "failed", error: "connection_failed" },
}));

/** Runs the probe against a platform that is stood in for. */
async function run(respond: (token: string) => Response) {
  const commands: string[][] = [];
  const written: { config: Record<string, unknown>; files: string }[] = [];
  const tokens: string[] = [];
  const result = await runProbe({
    origin,
    urls,
    async wrangler(args) {
      commands.push([...args]);
      const file = args[2] ?? "";
      const text = readFileSync(file, "utf8");
      const worker = readFileSync(join(dirname(file), "worker.js"), "utf8");
      written.push({ config: JSON.parse(text), files: text + worker });
    },
    async fetch(url, init) {
      expect(String(url)).toBe(`${origin}/.webhook-probe`);
      const authorization = new Headers(init?.headers).get("authorization") ?? "";
      tokens.push(authorization.slice("Bearer ".length));
      return respond(tokens.at(-1) ?? "");
    },
  }).catch((error: unknown) => error);
  return { result, commands, written, tokens };
}

describe("the smoke test", () => {
  it("deploys a Worker for the two hosts alone, asks it and deletes it", async () => {
    let attempts = 0;
    const { result, commands, written, tokens } = await run(() =>
      ++attempts === 1 ? new Response("", { status: 404 }) : Response.json(probes),
    );
    expect(result).toEqual(probes);
    expect(commands.map(([verb]) => verb)).toEqual(["deploy", "delete"]);
    const [{ config, files } = { config: {}, files: "" }] = written;
    const composed = readComposedConfig();
    expect(config).toMatchObject({
      name: `${composed.name}-smoke`,
      routes: ["api.example.com/.webhook-probe*"],
      workers_dev: false,
      // As the Worker that sends: these decide what a socket and a fetch do.
      compatibility_date: composed.compatibility_date,
      compatibility_flags: composed.compatibility_flags,
    });
    const vars = config.vars as Record<string, string>;
    expect(vars.PROBE_URLS).toBe(JSON.stringify(urls));
    expect(Date.parse(vars.PROBE_UNTIL ?? "")).toBeLessThan(Date.now() + 11 * 60_000);
    const [token = ""] = tokens;
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(files, "only the hash of the token is deployed").not.toContain(token);
    expect(vars.PROBE_TOKEN_HASH).toBe(createHash("sha256").update(token).digest("hex"));
  });

  it("deletes the Worker if its response makes no sense, and uses a token once", async () => {
    const first = await run(() => Response.json({ nothing: true }));
    expect(first.result).toBeInstanceOf(Error);
    expect(first.commands.map(([verb]) => verb)).toEqual(["deploy", "delete"]);
    const second = await run(() => Response.json(probes));
    expect(second.tokens[0]).not.toBe(first.tokens[0]);
  });

  it.each([
    [["a.example.com", "b.example.com"], origin],
    [["--webhooks", "a.example.com"], origin],
    [["--webhooks", "a.example.com", "a.example.com"], origin],
    [["--webhooks", "http://a.example.com", "b.example.com"], origin],
    [["--webhooks", "a.example.com", "b.example.com"], ""],
  ])("explains its use for %j", async (args, SITE_ORIGIN) => {
    const { code, stderr } = await runScript("smoke.ts", args, { SITE_ORIGIN });
    expect([code, stderr]).toEqual([2, expect.stringContaining("--webhooks HOST HOST")]);
  });
});
