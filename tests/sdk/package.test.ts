import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#scripts/run/local/places.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { commands } from "#sdk/src/cli/commands.ts";
import { exitCodes } from "#sdk/src/cli/failures.ts";
import { programSamples } from "#shared/accounts/keys/connect-samples.ts";
import groups from "#shared/site/docs/groups.json" with { type: "json" };
import { type OperationGroup, referenceFile } from "#shared/site/docs/reference.ts";
import { writeSamples } from "#shared/site/docs/samples.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import commandLines from "./command-lines.json" with { type: "json" };
import { type InstalledPackage, installPackage, runProgram } from "./installed-package.ts";
import { type Ended, runHere } from "./run-here.ts";
import { typeTests } from "./type-tests.ts";

/** A command line, how it ends, and what it prints: patterns of either stream. */
interface CommandLine {
  line: string;
  without?: string;
  ends?: string;
  out?: string[];
  err?: string[];
  not?: string[];
  /** How many it prints. */
  lines?: number;
}

let live: LiveService;
let installed: InstalledPackage;
let env: { COMPENSATION_URL: string; SALARY_KEY: string; PIPELINE_TOKEN: string };

beforeAll(async () => {
  [live, installed] = await Promise.all([shareLiveService(), installPackage()]);
  env = {
    COMPENSATION_URL: live.service.url.origin,
    SALARY_KEY: await createKey(live.db, { tier: "ultra" }),
    PIPELINE_TOKEN: await createToken(live.db),
  };
}, 120_000);
afterAll(async () => {
  installed?.remove();
  await live?.stop();
});

/** Starts the installed program; what its start does not change is asked of the same code here. */
const run = (...args: string[]) => installed.run(args, { env });
const here = (...args: string[]) => runHere(args, env);

describe("the packed package", () => {
  it("has no dependencies, its types, and nothing of the project's sources", () => {
    const folder = join(installed.folder, "node_modules/compensation-intelligence");
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
    const manifest = read("package.json");
    expect(manifest).toMatchObject({ name: "compensation-intelligence", license: "MIT" });
    expect(manifest.dependencies).toBeUndefined();
    const listed = spawnSync("find", [folder, "-type", "f"], { encoding: "utf8" }).stdout.split(
      "\n",
    );
    const kinds = listed.map((file) => file.slice(folder.length + 1).replace(/\/.*/, ""));
    expect([...new Set(kinds)].sort()).toEqual(
      ["", "LICENSE", "README.md", "bin", "data", "dist", "package.json", "skills"].sort(),
    );
    expect(listed.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect(readFileSync(join(folder, "dist/index.d.ts"), "utf8")).not.toMatch(/\.ts"/);
  });

  it("compiles strictly without the types of a platform, with what README and documentation show", () => {
    const { folder } = installed;
    const readme = readFileSync(join(projectRoot, "sdk/README.md"), "utf8");
    const samples = [...readme.matchAll(/```ts\n([\s\S]+?)```/g)].map(([, code = ""]) => code);
    expect(samples.length).toBeGreaterThan(3);
    for (const [at, code] of samples.entries())
      writeFileSync(join(folder, `readme-${at}.ts`), code);
    for (const { name, code } of documented()) writeFileSync(join(folder, `${name}.ts`), code);
    writeFileSync(join(folder, "types.ts"), typeTests);
    writeFileSync(
      join(folder, "globals.d.ts"),
      [
        "declare const process: { env: Record<string, string | undefined> };",
        "declare const console: { log(...values: unknown[]): void };",
        "interface Request { text(): Promise<string>; headers: { get(name: string): string | null } }",
        "declare class Response { constructor(body: string | null, init: { status: number }) }",
      ].join("\n"),
    );
    const options = {
      ...{ strict: true, noEmit: true, skipLibCheck: false, exactOptionalPropertyTypes: true },
      ...{ target: "es2022", lib: ["es2022"], types: [], module: "nodenext" },
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, include: ["*.ts"] }),
    );
    const tsc = join(projectRoot, "node_modules/typescript/bin/tsc");
    const { stdout, status } = spawnSync(process.execPath, [tsc, "-p", folder], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });

  it("runs the demo's quick start as it is printed", async () => {
    const { body } = await live.get("/api/v1/intelligence/salaries/demo");
    const file = join(installed.folder, "quickstart.mjs");
    // The answer names the service as its callers see it, which is not where this test reaches it.
    const code: string = body.data.sdk_quickstart.typescript;
    expect(code).toContain('from "compensation-intelligence"');
    const { origin } = new URL(body.attribution.url);
    writeFileSync(file, code.replaceAll(origin, live.service.url.origin));
    const { stdout, stderr, code: exit } = await runProgram(file, [], { env });
    expect(stderr).toBe("");
    expect(Number(stdout)).toBeGreaterThan(100_000);
    expect(exit).toBe(0);
  });
});

/** The samples in TypeScript of every operation, and of the pages of figures and keys. */
function documented(): { name: string; code: string }[] {
  const origin = "https://pay.example.com";
  const ofOperations = groups
    .flatMap(({ slug }) => {
      const file = join(projectRoot, "public/content", referenceFile(slug));
      return (JSON.parse(readFileSync(file, "utf8")) as OperationGroup).operations;
    })
    .filter(({ clientCall }) => clientCall !== null)
    .map((operation) => ({ name: operation.id, samples: writeSamples(operation, origin) }));
  expect(ofOperations.length).toBeGreaterThan(60);
  const ofKeys = (["intelligence", "whitelabel", "pipeline"] as const).map((kind) => ({
    name: `key-${kind}`,
    samples: programSamples(kind, origin),
  }));
  return [...ofOperations, ...ofKeys].map(({ name, samples }) => {
    const code = samples.find((sample) => sample.name === "TypeScript")?.code ?? "";
    return { name: `docs-${name}`, code };
  });
}

describe("the command line", () => {
  it.each<CommandLine>(commandLines)("$line", async (row) => {
    const { line, without, ends, out, err, not, lines } = row;
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    );
    const variables = Object.entries(env).filter(([name]) => name !== without);
    const ended = await runHere(words as string[], Object.fromEntries(variables));
    const { code, stdout, stderr } = ended;
    expect([code, stderr]).toEqual([
      ends ? exitCodes[ends as keyof typeof exitCodes][0] : 0,
      stderr,
    ]);
    // What is laid out in lines of a terminal is looked for in one line, too.
    const printed = `${stdout}\n${stdout.replaceAll(/\s+/g, " ")}`;
    for (const pattern of out ?? []) expect(printed).toMatch(new RegExp(pattern, "m"));
    for (const pattern of err ?? []) expect(stderr).toMatch(new RegExp(pattern, "m"));
    for (const text of not ?? []) expect(printed + stderr).not.toContain(text);
    if (lines !== undefined) expect(stdout.split("\n").length - 1).toBe(lines);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it("answers every question about pay in JSON and as a table, and traces the figures", async () => {
    const asked = [
      ...["history", "adjacent", "wage-levels"].map((name) => [name, "registered-nurse", "tampa"]),
      ["skills", "software-engineer"],
      ["employer-cost", "software-engineer", "austin"],
      ["offers", "Acme=185k+15k@san-francisco", "Globex=160k@Austin, TX"],
      ["negotiate", "registered-nurse", "tampa", "--offer", "82k", "--competing", "84k,85k"],
      ["check-posting", "Electrician", "--location", "Denver, CO", "--min", "50k", "--max", "60k"],
    ];
    for (const args of asked) {
      const [json, csv, people] = await Promise.all([
        here(...args, "--json"),
        here(...args, "--csv"),
        here(...args),
      ]);
      expect(parse(csv.stdout, { columns: true }).length, args[0]).toBeGreaterThan(0);
      const data = JSON.parse(json.stdout);
      if (data.headline) expect(people.stdout).toContain(data.headline);
      if (!data.counter_offer) continue;
      const base = data.counter_offer.base.toLocaleString("en-US");
      expect(people.stdout).toContain(`Ask for $${base} a year`);
      const traced = await here("lineage", data.estimate.data_point_id);
      expect(traced.stdout).toMatch(/^Registered Nurse in Tampa, FL[\s\S]*\nPublisher +Release/);
    }
    const file = join(installed.folder, "offers.json");
    const offers = [
      { label: "A", base: 90_000, city: "tampa" },
      { label: "B", base: 80_000, city: "tampa" },
    ];
    writeFileSync(file, JSON.stringify(offers));
    const read = await here("offers", "--file", file, "--json");
    expect(JSON.parse(read.stdout).ranking[0].label).toBe("A");
  });

  it("prints whole catalogs, page by page", async () => {
    const all = await run("roles", "--all", "--csv");
    const rows: { slug: string }[] = parse(all.stdout, { columns: true });
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(3445);
    expect([rows.length, all.stderr]).toEqual([3445, ""]);
  });

  it("calculates for people, programs and spreadsheets", async () => {
    const [people, json, csv] = await Promise.all([
      run("calculate", "Software Engineer", "Austin, TX", "--exp", "senior"),
      here("calculate", "software-engineer", "austin", "--exp", "senior", "--json"),
      here("calculate", "software-engineer", "austin", "--exp=senior", "--csv"),
    ]);
    const { estimate, citation, page_url } = JSON.parse(json.stdout);
    expect(people.stdout).toContain(
      `Median       $${estimate.median.toLocaleString("en-US")} a year ($${(estimate.median / 2080).toFixed(2)} an hour)`,
    );
    expect(people.stdout).toContain("As of        Sep 30, 2026");
    // The answer, and where the citation is; the citation itself is longer than both.
    expect(people.stdout).not.toContain(citation);
    expect(people.stdout).toMatch(
      /\nSources: .*\n--citation prints how to cite it, --assumptions what it rests on\.\n$/,
    );
    expect(people.stdout).toContain(`Sources: ${page_url}\n`);
    expect(people.stdout).not.toContain("has the figure");
    const cited = await runHere(
      ["calculate", "software-engineer", "austin", "--exp", "senior", "--citation"],
      env,
    );
    expect(cited.stdout.trimEnd().split("\n").at(-1)).toBe(citation);
    const { assumptions } = JSON.parse(json.stdout);
    const explained = await runHere(
      ["calculate", "software-engineer", "austin", "--exp", "senior", "--assumptions"],
      { ...env, COLUMNS: "10000" },
    );
    expect(explained.stdout).toContain(assumptions.map((one: string) => `- ${one}\n`).join(""));
    expect(people.stdout).not.toContain("\u001b");
    const [row] = parse(csv.stdout, { columns: true });
    expect(row).toMatchObject({
      role: "software-engineer",
      state: "TX",
      median: `${estimate.median}`,
    });
    for (const { code, stderr } of [people, json, csv]) expect([code, stderr]).toEqual([0, ""]);
  });

  it("compares two roles in both bases", async () => {
    const roles = ["registered-nurse", "Dental Hygienist"];
    const [there, parity, json] = await Promise.all([
      runHere(["compare", ...roles, "Tampa, FL"], env),
      runHere(["compare", ...roles, "tampa", "--basis", "price_parity"], env),
      runHere(["compare", ...roles, "tampa", "--json"], env),
    ]);
    const { primary, local, price_parity } = JSON.parse(json.stdout);
    // "More" is more than the other one's median, whichever was named first.
    const more = ({ delta, primary: nurse, secondary: hygienist }: typeof local) => {
      const amount = Math.abs(delta.median_delta);
      const share = ((amount / Math.min(nurse.median, hygienist.median)) * 100).toFixed(1);
      return `${delta.median_delta > 0 ? "Registered Nurse" : "Dental Hygienist"} $${amount.toLocaleString("en-US")} (${share}%) more`;
    };
    expect(there.stdout).toContain(
      `  Registered Nurse  $${primary.estimate.median.toLocaleString("en-US")} a year`,
    );
    const lines = [
      expect.stringContaining(`  By what is paid there  ${more(local)}`),
      expect.stringContaining(`  By the prices there    ${more(price_parity)}`),
    ];
    const results = ({ stdout }: Ended) => stdout.split("\n").slice(5, 7);
    expect(results(there)).toEqual(lines);
    expect(results(parity)).toEqual([...lines].reverse());
  });

  it("keeps a job search", async () => {
    const added = await here(
      "jobs",
      "add",
      "=Acme",
      "Engineer",
      "--location",
      "Austin, TX",
      "--json",
    );
    const { id } = JSON.parse(added.stdout);
    const moved = await here("jobs", "move", id, "interviewing");
    expect(moved.stdout).toBe(`${id}  Engineer at =Acme: interviewing\n`);
    const [list, table] = await Promise.all([
      here("jobs", "list", "--status", "interviewing,offer", "--csv"),
      here("jobs", "list", "--search", "acme"),
    ]);
    // A spreadsheet would run a name that begins like a formula.
    expect(parse(list.stdout, { columns: true })).toMatchObject([{ id, company: "'=Acme" }]);
    expect(table.stdout).toMatch(/^Id +Status +Company +Title +Place +Changed\n/);
    // The suite's clock stands at noon in London, which is the next day in Auckland.
    const local = { ...env, TZ: "Pacific/Auckland", LC_ALL: "de_DE.UTF-8" };
    const inAuckland = await runHere(["jobs", "list", "--search", "acme"], local);
    expect(inAuckland.stdout).toMatch(/ 22\.11\.2026\n$/);
    await live.service.fetch(`/api/mcp/jobs/${id}`, {
      method: "PATCH",
      key: env.PIPELINE_TOKEN,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ salaryMin: 52_000, currency: "GBP" }),
    });
    expect((await here("jobs", "show", id)).stdout).toMatch(/Pay +52,000 GBP a year\n/);
  });

  it("explains every group of commands", async () => {
    const groups = new Set(commands.map(({ name }) => name.split(" ")[0] ?? ""));
    expect(groups.size).toBeGreaterThan(8);
    for (const group of groups) {
      const members = commands.filter(({ name }) => name.split(" ")[0] === group);
      const ways = [["help", group], [group, "--help"], ...(members.length > 1 ? [[group]] : [])];
      for (const args of ways) {
        const { code, stdout, stderr } = await runHere(args, {});
        expect([code, stderr, args]).toEqual([0, "", args]);
        for (const { summary } of members) expect(stdout).toContain(summary);
      }
    }
  });

  it("answers for each line of a table, with a service and without", async () => {
    const table = 'role,city,exp\nregistered-nurse,"Tampa, FL",senior\nElectrician,austin,\n';
    const [online, offline] = await Promise.all([
      runHere(["calculate", "--file", "-", "--csv"], env, { input: table }),
      runHere(["calculate", "--file", "-", "--csv", "--offline"], env, { input: table }),
    ]);
    expect([online.code, online.stderr]).toEqual([0, ""]);
    const found: Record<string, string>[] = parse(online.stdout, { columns: true });
    expect(found).toMatchObject([
      { role: "registered-nurse", city: "tampa", exp: "senior", error: "" },
      { role: "electrician", city: "austin", exp: "any", error: "" },
    ]);
    const one = await runHere(["calculate", "electrician", "austin", "--json"], env);
    expect(Number(found[1]?.median)).toBe(JSON.parse(one.stdout).estimate.median);
    const local: Record<string, string>[] = parse(offline.stdout, { columns: true });
    expect(local.map(({ median }) => median)).toEqual(found.map(({ median }) => median));

    const wrong = await runHere(["calculate", "--file", "-"], env, {
      input: `${table}registerd-nurse,tampa,\n`,
    });
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toMatch(/1 of 3 lines have no figure\. Line 4: /);
    expect(wrong.stdout).toContain("Tampa, FL");
    const refused: [string, string][] = [
      ["role,city,exp\nnurse,tampa,boss\n", "Line 2 of the table: exp is one of any, entry, mid,"],
      ["nurse,tampa\n", "The first line of the table names its columns"],
      ["role,city\nnurse,\n", "Line 2 of the table needs a role and a city."],
      ['role,city\n"nurse,tampa\n', "The table is no CSV: line 2"],
    ];
    for (const [input, problem] of refused) {
      const { code, stderr } = await runHere(["calculate", "--file", "-"], env, { input });
      expect([code, stderr]).toEqual([2, expect.stringContaining(problem)]);
    }
  });

  it("finds a job by its words, notes what happened, and imports a table", async () => {
    const own = { ...env, PIPELINE_TOKEN: await createToken(live.db) };
    const table = "company,title,status\nInitech,Analyst,saved\nHooli,Data Analyst,applied\n";
    const tried = await runHere(["jobs", "import", "-", "--dry-run"], own, { input: table });
    expect(tried.stdout).toBe("Would add 2 jobs.\n");
    const added = await runHere(["jobs", "import", "-"], own, { input: table });
    expect(added.stdout).toBe("Added 2 jobs.\n");
    const faulty = await runHere(["jobs", "import", "-", "--dry-run"], own, {
      input: "company,title,status\nInitech,,saved\n",
    });
    expect([faulty.code, faulty.stdout]).toEqual([1, expect.stringMatching(/^Row 1: title: /)]);
    const moved = await runHere(["jobs", "move", "hooli", "interviewing"], own);
    expect(moved.stdout).toMatch(/^job_\w+ {2}Data Analyst at Hooli: interviewing\n$/);
    const noted = await runHere(["jobs", "note", "hooli", "They decide on Friday"], own);
    expect(noted.stdout).toMatch(/^act_\w+ {2}noted for job_\w+: They decide on Friday\n$/);
    const shown = await runHere(["jobs", "show", "hooli analyst"], own);
    expect(shown.stdout).toMatch(/^Data Analyst at Hooli\n/);
    expect(shown.stdout).toContain("interviewing, since");
    const several = await runHere(["jobs", "move", "analyst", "offer"], own);
    expect([several.code, several.stderr]).toEqual([2, expect.stringContaining("several jobs")]);
  });

  it("has help that fits a terminal of 80 columns and 24 lines, under either name", async () => {
    for (const program of ["pay", "compensation-intelligence"]) {
      const { stdout } = await runHere(["help"], { NO_COLOR: "1" }, { columns: 80, program });
      const shown = stdout.trimEnd().split("\n");
      expect(shown.length).toBeLessThanOrEqual(24);
      for (const line of shown) expect(line.length).toBeLessThanOrEqual(80);
      expect(stdout).toContain(`${program} calculate "registered nurse" tampa`);
      for (const { name } of commands) expect(stdout).toContain(name.split(" ")[0]);
    }
    for (const command of commands) {
      const { stdout } = await runHere(["help", ...command.name.split(" ")], {}, { columns: 80 });
      expect([command.name, stdout.trimEnd().split("\n").length <= 36]).toEqual([
        command.name,
        true,
      ]);
      for (const example of command.examples) expect(stdout).toContain(example);
    }
  });

  it("says what a plan lacks, and that the package has it", async () => {
    const free = { ...env, SALARY_KEY: await createKey(live.db, { tier: "free" }) };
    const refused = await runHere(["skills", "software-engineer"], free);
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining("With --offline")]);
  });

  it("explains itself, and completes in the shells", async () => {
    const [help, bash, version] = await Promise.all([
      here("help", "exit-codes"),
      here("completion", "bash"),
      run("--version"),
    ]);
    const readme = readFileSync(join(projectRoot, "sdk/README.md"), "utf8");
    for (const [code, meaning] of Object.values(exitCodes)) {
      expect(help.stdout).toMatch(new RegExp(`^  ${code} +${meaning}$`, "m"));
      expect(readme).toContain(`| ${code} | ${meaning} |`);
    }
    const { version: packaged } = JSON.parse(
      readFileSync(join(projectRoot, "sdk/package.json"), "utf8"),
    );
    expect(version.stdout).toBe(`${packaged}\n`);
    const complete = (line: string, words: string[]) =>
      spawnSync(
        "bash",
        [
          "-c",
          `${bash.stdout}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _compensation_intelligence; echo "\${COMPREPLY[*]}"`,
        ],
        { encoding: "utf8" },
      ).stdout.trim();
    expect(bash.stdout).toMatch(/^complete .* pay compensation-intelligence$/m);
    expect(complete("pay cal", ["cal"])).toBe("calculate");
    expect(complete("compensation-intelligence cal", ["cal"])).toBe("calculate");
    expect(complete("compensation-intelligence jobs mo", ["jobs", "mo"])).toBe("move");
    expect(
      complete("compensation-intelligence jobs move x inter", ["jobs", "move", "x", "inter"]),
    ).toBe("interviewing");
  });

  it("ends quietly when nobody reads on", async () => {
    const program = join(installed.folder, "node_modules/.bin/compensation-intelligence");
    const { stdout, stderr, status } = spawnSync(
      "bash",
      [
        "-o",
        "pipefail",
        "-c",
        `'${process.execPath}' '${program}' cities --all --json | head -c 20`,
      ],
      {
        env: { PATH: process.env.PATH, ...env },
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    expect(stdout).toHaveLength(20);
    expect([stderr, status]).toEqual(["", 0]);
  });
});

describe("the tools over standard input and output", () => {
  const connect = async (server: string, mode: "auto" | "legacy") => {
    const client = new Client(
      { name: "tests", version: "1.0.0" },
      { versionNegotiation: { mode } },
    );
    const command = join(installed.folder, "node_modules/.bin/compensation-intelligence");
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [command, "mcp", server],
        env: { PATH: process.env.PATH ?? "", ...env },
      }),
    );
    return client;
  };

  it.each([
    ["auto", "2026-07-28"],
    ["legacy", "2025-11-25"],
  ] as const)("serve the official client (%s)", async (mode, revision) => {
    const client = await connect("salary", mode);
    try {
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain("analyze_compensation");
      expect(tools).toHaveLength(6);
      const answers = await Promise.all(
        ["austin", "new-york"].map((city) =>
          client.callTool({
            name: "analyze_compensation",
            arguments: { role: "software-engineer", city },
          }),
        ),
      );
      for (const { isError, content } of answers) {
        expect(isError).not.toBe(true);
        expect(JSON.stringify(content)).toContain("$");
      }
    } finally {
      await client.close();
    }
  });

  it("answer what cannot be passed on with an error of the protocol", async () => {
    const input = [
      "not a message",
      JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      "",
    ].join("\n");
    const [refused, unreachable] = await Promise.all([
      installed.run(["mcp", "salary"], {
        env: { ...env, SALARY_KEY: "intelligence_wrong" },
        input,
      }),
      installed.run(["mcp", "public", "--url", "http://127.0.0.1:1"], { env, input }),
    ]);
    for (const { stdout, code } of [refused, unreachable]) {
      const messages = stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(messages).toMatchObject([
        { id: null, error: { code: -32_700 } },
        { id: 1, error: { code: expect.any(Number), message: expect.any(String) } },
      ]);
      expect(code).toBe(0);
    }
    expect(unreachable.stdout).toContain("cannot be reached");
  });
});
