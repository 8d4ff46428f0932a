/** The installed package where there is nothing else: no service, no key, no network. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { build } from "esbuild";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packBundle } from "#scripts/generate/sdk/pack-bundle.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { startSite } from "#tests/support/loopback-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { CommandResult } from "../support/run-command.ts";
import { type InstalledPackage, installPackage, runProgram } from "./installed-package.ts";
import { runHere } from "./run-here.ts";

let installed: InstalledPackage;

beforeAll(async () => {
  installed = await installPackage();
}, 300_000);
afterAll(() => installed?.remove());

/** The commands of a document's code blocks, as arguments of the program. */
function commandsIn(document: string): string[][] {
  const blocks = [...document.matchAll(/^ *```sh\n([\s\S]+?)```/gm)].map(([, code = ""]) => code);
  return blocks.flatMap((block) =>
    block.split("\n").flatMap((line) => {
      const [, args] = /^\s*(?:npx --no )?compensation-intelligence (.+)$/.exec(line) ?? [];
      return args === undefined ? [] : [wordsOf(args)];
    }),
  );
}

/** The words of a command line, where quotes hold words together. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
}

const readme = readFileSync(join(projectRoot, "sdk/README.md"), "utf8");
const section = /^## Without a server$[\s\S]+?(?=^## )/m.exec(readme)?.[0] ?? "";
const skill = readFileSync(join(projectRoot, "sdk/skills/us-pay/SKILL.md"), "utf8");

const succeeds = ({ code, stderr }: Pick<CommandResult, "code" | "stderr">) =>
  expect([stderr, code]).toEqual(["", 0]);

describe("what a newcomer copies", () => {
  const commands = [...commandsIn(section), ...commandsIn(skill)];

  it.each(commands.map((args, at) => ({ args, at })))("$args", async ({ args, at }) => {
    // The installed program runs the first; the others are asked of the same code here.
    const answer = await (at === 0 ? installed.run(args) : runHere(args, {}));
    // A remark of how many rows there are more goes to the second stream.
    expect([answer.code, answer.stderr.replace(/^\d.*prints the rest\.\n$/, "")]).toEqual([0, ""]);
    expect(answer.stdout).toMatch(/\$\d|"median"/);
  });

  it("runs from the file, with nothing installed", () => {
    const [, args = ""] = /^npx (--yes \.\/\S+\.tgz [^#\n]+)/m.exec(section) ?? [];
    const answer = spawnSync("npx", wordsOf(args), {
      cwd: installed.folder,
      encoding: "utf8",
      // Nothing can come from a registry.
      env: {
        ...{ PATH: process.env.PATH, HOME: installed.folder, npm_config_offline: "true" },
        npm_config_update_notifier: "false",
      },
    });
    expect([answer.stderr, answer.status]).toEqual(["", 0]);
    expect(answer.stdout).toMatch(/^Registered Nurse in Tampa, FL/);
  });

  it("is a program in TypeScript", async () => {
    const [, code = ""] = /```ts\n([\s\S]+?)```/.exec(section) ?? [];
    const file = join(installed.folder, "first.mjs");
    writeFileSync(file, code);
    const answer = await runProgram(file, []);
    succeeds(answer);
    const [median = 0, lower = 0, upper = 0] = answer.stdout.split(" ").map(Number);
    expect(lower).toBeLessThan(median);
    expect(upper).toBeGreaterThan(median);
  });

  it("is the configuration of an agent's client", async () => {
    const [, config = ""] = /```json\n([\s\S]+?)```/.exec(section) ?? [];
    const { command, args } = JSON.parse(config).mcpServers["us-pay"];
    expect(await askAgent(command, args, installed.folder)).toContain("dp_local_");
  });

  it("is a skill with the fields that agents look for", () => {
    const [, header = ""] = /^---\n([\s\S]+?)\n---\n/.exec(skill) ?? [];
    const fields = Object.fromEntries(header.split("\n").map((line) => line.split(/: (.*)/s, 2)));
    expect(fields.name).toBe("us-pay");
    expect(fields.description.length).toBeLessThan(1_024);
  });
});

/** What an agent's client is told about a nurse in Tampa. */
async function askAgent(command: string, args: string[], cwd: string): Promise<string> {
  const client = new Client({ name: "test", version: "1" });
  const env = { PATH: process.env.PATH ?? "" };
  await client.connect(new StdioClientTransport({ command, args, cwd, env }));
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("trace_figure");
    const answer = await client.callTool({
      name: "analyze_compensation",
      arguments: { role: "ICU nurse", city: "Tampa, FL", offer: { amount: 92_000 } },
    });
    expect(answer.isError ?? false).toBe(false);
    return JSON.stringify(answer.structuredContent);
  } finally {
    await client.close();
  }
}

describe("a service whose plan leaves something out", () => {
  const refuses = async (code: string, run: (url: string) => Promise<void>) => {
    const server = await startSite((_request, response) => {
      const error = {
        ...{ type: "permission_error", code, message: "This requires the Pro plan.", doc_url: "" },
        ...{ request_id: "req_0000000000000000", retry_strategy: "use_alternative_tool" },
        ...{ retry_hint: {}, follow_up_suggestions: ["Upgrade the account to Pro."] },
      };
      response.writeHead(403, { "content-type": "application/json" });
      response.end(JSON.stringify({ error }));
    });
    try {
      await run(server.url);
    } finally {
      await server.stop();
    }
  };

  it.each([
    ["tier_insufficient", ["skills", "electrician"]],
    ["tier_insufficient", ["adjacent", "electrician"]],
    ["tier_insufficient", ["lineage", "dp_MXxlfDIwMjYuNHwyMDI1"]],
    ["expand_path_forbidden", ["calculate", "electrician", "tampa"]],
  ])("is not said alone where the package answers (%s: %j)", async (code, args) => {
    await refuses(code, async (url) => {
      const answer = await runHere(args, { COMPENSATION_URL: url, SALARY_KEY: "intelligence_x" });
      expect(answer.code).toBe(3);
      expect(answer.stderr).toMatch(/Upgrade the account to Pro\.[\s\S]*With --offline/);
    });
  });
});

describe("the command", () => {
  it("says what would be right, as a service does", async () => {
    const answer = await installed.run(["calculate", "registerd nurse", "tampa"]);
    expect(answer.code).toBe(4);
    expect(answer.stderr).toContain("compensation-intelligence calculate registered-nurse tampa");
  });

  it("says that figures are raised to the legal minimum, next to them", async () => {
    const raised = await runHere(["calculate", "bartender", "minneapolis"], {});
    expect(raised.stdout.replaceAll(/\s+/g, " ")).toContain(
      "$16.37 an hour in Minneapolis, MN: amounts that come out below it for a full-time year are raised to it",
    );
    const higher = await runHere(["calculate", "registered-nurse", "minneapolis"], {});
    expect(higher.stdout).not.toContain("Legal minimum");
  });

  it("asks the service that is configured, unless it is told not to", async () => {
    const env = { COMPENSATION_URL: "http://127.0.0.1:9" };
    const args = ["calculate", "electrician", "austin"];
    const [online, offline] = await Promise.all([
      runHere(args, env),
      runHere([...args, "--offline"], env),
    ]);
    expect(online.code).toBe(6);
    succeeds(offline);
  });

  it("does not use a key without an address", async () => {
    const env = { SALARY_KEY: "intelligence_x" };
    const { code, stderr } = await runHere(["calculate", "electrician", "austin"], env);
    expect(code).toBe(2);
    expect(stderr).toContain("COMPENSATION_URL");
  });

  it("serves the public tools too, and says that those of a job search need a service", async () => {
    const input = `${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" })}\n`;
    const [open, pipeline] = await Promise.all([
      installed.run(["mcp", "public"], { input }),
      installed.run(["mcp", "pipeline", "--offline"], { input }),
    ]);
    expect(open.stdout).toContain("check_pay");
    expect(pipeline.stderr).toContain("need a service");
  });
});

describe("the recipe for job-search agents", () => {
  it("says of each posting whether it is worth the time", async () => {
    const file = join(installed.folder, "worth-my-time.mjs");
    copyFileSync(join(projectRoot, "docs/recipes/worth-my-time.mjs"), file);
    const postings = [
      {
        company: "A",
        title: "Registered Nurse",
        location: "Tampa, FL",
        min: 44,
        max: 50,
        period: "hourly",
      },
      { company: "B", title: "Registered Nurse", location: "Tampa, FL", min: 58_000, max: 62_000 },
      { company: "C", title: "Registered Nurse", location: "Tampa, FL" },
      { company: "D", title: "Wizard of Light Bulb Moments", location: "Remote", min: 90_000 },
      { company: "E", title: "Electrician", location: "Remote", min: 60_000, max: 70_000 },
    ];
    const list = join(installed.folder, "postings.json");
    writeFileSync(list, JSON.stringify(postings));
    const answer = await runProgram(file, [list, "80000"]);
    succeeds(answer);
    const advice = answer.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(advice.map((one) => one.advice)).toEqual(["apply", "skip", "ask", "ask", "skip"]);
    expect(advice[0]).toMatchObject({
      verdict: "within",
      interval: [expect.stringMatching(/^\$/), expect.stringMatching(/^\$/)],
      citation: expect.stringContaining("dp_local_"),
    });
    expect(advice[4].why).toBe("It pays at most $70,000 a year.");
  });
});

describe("the bundle for desktop programs", () => {
  const folder = temporaryFolder();

  it("starts as its manifest says, and is what server.json describes", async () => {
    const [bundle = "", entry = ""] = await packBundle(folder, "somebody/pay");
    const bytes = readFileSync(bundle);
    const { packages, name, description } = JSON.parse(readFileSync(entry, "utf8"));
    expect(name).toBe("io.github.somebody/pay");
    expect(description.length).toBeLessThanOrEqual(100);
    expect(packages[0].fileSha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    const unpacked = join(folder, "unpacked");
    for (const [file, content] of Object.entries(unzipSync(bytes))) {
      mkdirSync(dirname(join(unpacked, file)), { recursive: true });
      writeFileSync(join(unpacked, file), content);
    }
    const manifest = JSON.parse(readFileSync(join(unpacked, "manifest.json"), "utf8"));
    expect(manifest.tools.map((tool: { name: string }) => tool.name)).toContain("compare_offers");
    const { command, args } = manifest.server.mcp_config;
    const filled = args.map((arg: string) => arg.replace("\u0024{__dirname}", unpacked));
    expect(await askAgent(command, filled, folder)).toContain("dp_local_");
  });
});

it("the client for browsers has none of the data, and nothing of Node", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export { SalaryClient } from "compensation-intelligence";',
      resolveDir: installed.folder,
    },
    ...{ bundle: true, minify: true, format: "esm", platform: "browser", write: false },
  });
  expect(outputFiles?.[0]?.text.length).toBeLessThan(60_000);
});
