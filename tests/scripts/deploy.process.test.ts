import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bindingsIn } from "../../scripts/deploy/bindings.ts";
import { type BuiltWorker, buildWorkers } from "../../scripts/deploy/build-workers.ts";
import { readComposedConfig } from "../../scripts/deploy/composed-config.ts";
import { pickSecrets, readSecrets } from "../../scripts/deploy/read-secrets.ts";
import { listWorkers } from "../../scripts/deploy/workers.ts";
import { runScript } from "../support/run-script.ts";

const host = "api.example.com";
const composed = readComposedConfig();

let folder: string;
let workers: BuiltWorker[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "deploy-"));
  workers = await buildWorkers(listWorkers(), folder, { host, origin: `https://${host}` });
});
afterAll(() => rmSync(folder, { recursive: true }));

function find(name: string): BuiltWorker {
  const worker = workers.find((one) => one.name === name);
  if (!worker) throw new Error(`no Worker is called ${name}`);
  return worker;
}

describe("the Workers of a deployment", () => {
  it("weigh at most 120 KiB gzipped, but those that speak MCP", () => {
    const heavy = workers.filter(({ bundle }) => bundle.gzippedBytes > 120 * 1024);
    expect(heavy.map(({ name }) => name)).toEqual(["pipeline-mcp", "salary-mcp"]);
  });

  it("carry the MCP server only where it is spoken", () => {
    const speaking = workers.filter(({ bundle }) =>
      [...bundle.modules.keys()].some((path) => path.includes("/@modelcontextprotocol/")),
    );
    expect(speaking.map(({ name }) => name)).toEqual(["pipeline-mcp", "salary-mcp"]);
  });

  it("have one core with all that has no caller", () => {
    const { config, bundle } = find("core");
    expect(config.routes).toBeUndefined();
    expect(config.migrations).toEqual(composed.migrations);
    expect(config.queues?.consumers).toEqual(composed.queues.consumers);
    expect(config.triggers).toEqual(composed.triggers);
    for (const { class_name } of composed.durable_objects.bindings) {
      expect(bundle.text).toMatch(new RegExp(`\\bas ${class_name}\\b`));
    }
    for (const { config, name } of workers.filter((worker) => worker.name !== "core")) {
      expect(config.migrations, name).toBeUndefined();
      expect(config.queues?.consumers, name).toBeUndefined();
      for (const object of config.durable_objects?.bindings ?? []) {
        expect(object.script_name, name).toBe(`${composed.name}-core`);
      }
    }
  });

  it("are each on a route of their own, and the catch-all on the domain", () => {
    expect(find("jobs").config.routes).toEqual([`${host}/api/mcp/jobs*`]);
    expect(find("catch-all").config.routes).toEqual([{ pattern: host, custom_domain: true }]);
    const routes = workers.flatMap(({ config }) => config.routes ?? []);
    expect(new Set(routes).size).toBe(workers.length - 1);
  });

  it("are bound to what they mention alone, secrets by their names", () => {
    const { config, bundle } = find("roles");
    expect(config.durable_objects?.bindings?.map(({ name }) => name)).toEqual(["RATE_LIMITER"]);
    expect(config.queues?.producers).toEqual([]);
    expect(config.secrets?.required).toEqual(bindingsIn(bundle.text, "secret"));
    expect(config.secrets?.required).not.toContain("SECRETS_KEY");
    expect(find("webhooks").config.secrets?.required).toContain("SECRETS_KEY");
    for (const { configPath } of workers) {
      const written = JSON.parse(readFileSync(configPath, "utf8"));
      expect(Object.keys(written.vars)).toEqual(["SITE_ORIGIN"]);
    }
  });
});

describe("secrets for a deployment", () => {
  it("are read from either form, and handed on to those who need them", () => {
    const file = join(folder, "secrets");
    for (const text of ['{"A": "1", "B": "2=3"}', 'A=1\nB="2=3"\n']) {
      writeFileSync(file, text);
      expect(pickSecrets(readSecrets(file), ["B"])).toEqual({ B: "2=3" });
    }
  });

  it("are asked for by name where they are missing, and never shown", () => {
    expect(() => pickSecrets({ A: "hush" }, ["A", "B"])).toThrow(/^Secrets are missing: B\.$/);
    const file = join(folder, "damaged");
    writeFileSync(file, '{"A": "hush');
    expect(() => readSecrets(file)).toThrow(/^(?!.*hush)/);
  });
});

describe("npm run deploy", () => {
  it("tells weight, start-up and bindings without a network", async () => {
    const { code, stdout } = await runScript("deploy.ts", ["--dry-run", "core", "demo"]);
    expect(code).toBe(0);
    const [head, core, demo] = stdout.trim().split("\n");
    expect(head).toMatch(/^function +route +gzipped KiB +start-up ms +bindings$/);
    expect(core).toMatch(/^core +\(no route\) +\d+\.\d +\d+ .*WEBHOOK_QUEUE/);
    expect(demo).toMatch(
      /^demo +\/api\/v1\/intelligence\/salaries\/demo\* +\d+\.\d +\d+ .*RATE_LIMITER/,
    );
  }, 60_000);

  it("refuses a function that there is not, and an origin that is none", async () => {
    const unknown = await runScript("deploy.ts", ["--dry-run", "calculates"]);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining("calculate,")]);
    for (const origin of ["", "http://api.example.com", "https://api.example.com/x"]) {
      const refused = await runScript("deploy.ts", [], { SITE_ORIGIN: origin });
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("SITE_ORIGIN")]);
    }
  }, 60_000);

  it("goes back only with a reason, and to one version for one function", async () => {
    for (const args of [["calculate"], ["--message", "why"], ["all", "--to", "1", "-m", "why"]]) {
      expect((await runScript("rollback.ts", args)).code).toBe(2);
    }
  }, 60_000);
});
