import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseWorkers } from "#scripts/operate/deploy/choose-workers.ts";
import { findDeployedPackages } from "#scripts/operate/deploy/deployed-packages.ts";
import { findSite, readCommandLine } from "#scripts/operate/deploy/find-site.ts";
import { pickSecrets, readSecrets } from "#scripts/operate/deploy/read-secrets.ts";
import { findWorkersDev } from "#scripts/operate/deploy/workers-dev.ts";
import { writeInventory } from "#scripts/operate/deploy/write-inventory.ts";
import { ensureKeys } from "#scripts/operate/setup/ensure-keys.ts";
import { writeSettings } from "#scripts/operate/setup/settings-file.ts";
import { packForRegistry, writeReleaseFiles } from "#scripts/release/write-files.ts";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { splitBundles } from "#scripts/run/stage/split-bundles.ts";
import { bindingsIn } from "#scripts/run/workers/bindings.ts";
import { type BuiltWorker, writeWorkers } from "#scripts/run/workers/build-workers.ts";
import { readComposedConfig } from "#scripts/run/workers/composed-config.ts";
import { configureWorker, isPlaced } from "#scripts/run/workers/configure-worker.ts";
import { listWorkers, singleWorker } from "#scripts/run/workers/workers.ts";
import { deployArguments, readCommands } from "#tests/support/deploy-guide.ts";
import { startSite } from "#tests/support/loopback-site.ts";
import { runHere } from "#tests/support/run-here.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import manifest from "../../../package.json" with { type: "json" };
import sizes from "./deploy/worker-sizes.json" with { type: "json" };

const host = "api.example.com";
const composed = readComposedConfig();
const limits: Record<string, { KiB: number; why?: string }> = sizes;

const folder = temporaryFolder();
let workers: BuiltWorker[];
beforeAll(async () => {
  const all = listWorkers();
  workers = writeWorkers(all, await splitBundles(all), folder, { host, origin: `https://${host}` });
});

function find(name: string): BuiltWorker {
  const worker = workers.find((one) => one.name === name);
  if (!worker) throw new Error(`no Worker is called ${name}`);
  return worker;
}

describe("the Workers of a deployment", () => {
  it("are no larger than is listed, and 80 KiB gzipped where nothing is", () => {
    const heavy = workers.flatMap(({ name, bundle }) => {
      const limit = limits[name]?.KiB ?? 80;
      const size = bundle.gzippedBytes / 1024;
      return size > limit ? [`${name}: ${size.toFixed(1)} of ${limit} KiB`] : [];
    });
    expect(heavy).toEqual([]);
  });

  it("leave out Drizzle, and the tables with it, where they only read reference data", () => {
    const withDrizzle = workers.flatMap(({ name, bundle }) =>
      [...bundle.modules].some(([path, bytes]) => bytes > 0 && path.includes("drizzle-orm"))
        ? [name]
        : [],
    );
    const reading = ["calculate", "roles", "lineage", "salary-mcp", "salary-pages", "docs", "data"];
    expect(withDrizzle).toEqual(expect.arrayContaining(["core", "jobs", "submit"]));
    expect(withDrizzle.filter((name) => reading.includes(name))).toEqual([]);
  });

  it("read files of the assets only if they are bound, and then serve none by themselves", () => {
    const bound = workers.filter(({ config }) => config.assets?.binding === "ASSETS");
    const own = bound.filter(({ config }) => config.assets?.run_worker_first === true);
    expect(bound.map(({ name }) => name)).toEqual([
      ...["public-mcp", "pipeline-mcp", "salary-mcp", "docs", "app", "catch-all"],
    ]);
    expect(own.map(({ name }) => name)).toEqual([
      "public-mcp",
      "pipeline-mcp",
      "salary-mcp",
      "docs",
      "app",
    ]);
  });

  it("have one core with everything that no request calls", () => {
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

  it("each have their own route, and the catch-all has the domain", () => {
    expect(find("jobs").config.routes).toEqual([`${host}/api/mcp/jobs*`]);
    expect(find("catch-all").config.routes).toEqual([{ pattern: host, custom_domain: true }]);
    const routes = workers.flatMap(({ config }) => config.routes ?? []);
    expect(new Set(routes).size).toBe(workers.length - 1);
  });

  it("bind the bucket where data files are read, if the operator has one", () => {
    const bucketsOf = (built: BuiltWorker[]) =>
      built.flatMap(({ name, config }) => (config.r2_buckets?.length ? [name] : []));
    expect(bucketsOf(workers)).toEqual([]);
    const names = ["core", "data", "roles"];
    const chosen = listWorkers().filter(({ name }) => names.includes(name));
    const own = join(folder, "with-bucket");
    const site = { host, origin: `https://${host}`, dataBucket: "files" };
    const bundles = chosen.map(({ name }) => find(name).bundle);
    expect(bucketsOf(writeWorkers(chosen, bundles, own, site)).sort()).toEqual(["data"]);
  });

  it("store no URL of a request, which may be a calendar feed's with its token", () => {
    for (const { name, config } of workers) {
      const { logs, traces, enabled } = config.observability ?? {};
      expect([enabled, logs, traces], name).toEqual([
        true,
        { enabled: true, invocation_logs: false },
        { enabled: false },
      ]);
      expect(config.upload_source_maps, name).toBe(true);
      expect(config.logpush, name).toBeUndefined();
    }
  });

  it("run near the database, if so configured, where each request is one person's", () => {
    const placed = listWorkers().filter(({ part }) => isPlaced(part));
    const names = placed.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["jobs", "pipeline-mcp", "me", "app", "oauth"]));
    for (const name of [
      "core",
      "catch-all",
      "roles",
      "calculate",
      "salary-tools",
      "salary-pages",
    ]) {
      expect(names, name).not.toContain(name);
    }
    expect(isPlaced(singleWorker.part)).toBe(true);
    expect(workers.filter(({ config }) => config.placement)).toEqual([]);
    const settings = { host, placement: { mode: "targeted", region: "aws:us-east-1" } } as const;
    const { bundle } = find("jobs");
    for (const { name, part, entry } of listWorkers()) {
      const { placement } = configureWorker({ name, part, entry }, bundle.text, settings);
      expect(placement !== undefined, name).toBe(names.includes(name));
    }
  });

  it("replace running objects at once, because the Workers deployed next may call new methods", () => {
    const strategy = { mode: "immediate" };
    expect(find("core").config.durable_objects?.code_update_strategy).toEqual(strategy);
  });

  it("bind only what they mention, and secrets by name", () => {
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

describe("a deployment with --single", () => {
  it("is one Worker that owns everything, on a domain or on workers.dev", async () => {
    const main = readFileSync(await bundledWorker("functions/worker.ts"), "utf8");
    const bundle = { text: main, gzippedBytes: 0, modules: new Map() };
    const site = { host, origin: `https://${host}` };
    const [own] = writeWorkers([singleWorker], [bundle], folder, site);
    expect(own?.config).toMatchObject({
      name: composed.name,
      migrations: composed.migrations,
      triggers: composed.triggers,
      workers_dev: false,
      routes: [{ pattern: host, custom_domain: true }],
      vars: { SITE_ORIGIN: `https://${host}` },
    });
    expect(own?.config.queues?.consumers).toEqual(composed.queues.consumers);
    expect(own?.config.assets?.binding).toBe("ASSETS");
    for (const object of own?.config.durable_objects?.bindings ?? []) {
      expect(object.script_name).toBeUndefined();
    }
    const dev = configureWorker(singleWorker, own?.bundle.text ?? "", {
      host: `${composed.name}-staging.ann.workers.dev`,
      stage: "staging",
    });
    expect([dev.name, dev.workers_dev, dev.routes]).toEqual([
      `${composed.name}-staging`,
      true,
      undefined,
    ]);
  });

  it("and one for staging share no Worker and no queue with the one that people use", () => {
    const site = { host: "staging.example.com", stage: "staging" } as const;
    for (const worker of workers) {
      const staged = configureWorker(worker, worker.bundle.text, site);
      const names = ({ name, queues, durable_objects }: typeof staged) => [
        name,
        ...[...(queues?.producers ?? []), ...(queues?.consumers ?? [])].map(({ queue }) => queue),
        ...(durable_objects?.bindings ?? []).flatMap((object) => object.script_name ?? []),
      ];
      const shared = names(staged).filter((name) => names(worker.config).includes(name));
      expect(shared, worker.name).toEqual([]);
    }
  });
});

describe("the packages of a deployment", () => {
  const bundleOf = (module: string) => ({
    text: "",
    gzippedBytes: 0,
    modules: new Map([[module, 1]]),
  });

  it("are listed with version, license, hash and the Workers that contain them", () => {
    const sentence = writeInventory(findDeployedPackages(workers), folder);
    expect(sentence).toContain("sbom.cdx.json");
    const bill = JSON.parse(readFileSync(join(folder, "sbom.cdx.json"), "utf8"));
    expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.5", version: 1 });
    const { dependencies } = JSON.parse(
      readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"),
    );
    const find = (name: string) =>
      bill.components.find((component: { name: string }) => component.name === name);
    expect(find("hono")).toMatchObject({
      version: dependencies.hono,
      purl: `pkg:npm/hono@${dependencies.hono}`,
      licenses: [{ expression: "MIT" }],
      hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
    // Nothing that is only declared, nor a tool.
    for (const name of Object.keys(dependencies)) expect(find(name), name).toBeDefined();
    expect(find("vitest")).toBeUndefined();
    const speaking = find("@modelcontextprotocol/server").properties;
    expect(speaking.map(({ value }: { value: string }) => value)).toEqual([
      "public-mcp",
      "pipeline-mcp",
      "salary-mcp",
    ]);
    const licenses = readFileSync(join(folder, "third-party-licenses.txt"), "utf8");
    expect(licenses).toContain("Permission is hereby granted");
    expect(licenses).toContain(`hono@${dependencies.hono}: MIT`);
  });

  it("stop the deployment if one is not locked, or its license is not allowed", () => {
    const deploy = (module: string) => () =>
      findDeployedPackages([{ name: "core", bundle: bundleOf(module) }]);
    expect(deploy("node_modules/nowhere/index.js")).toThrow(/not in package-lock/);
    expect(deploy("node_modules/axe-core/axe.js")).toThrow(/axe-core.*MPL-2\.0.*allowed are/);
    expect(deploy("functions/core.ts")()).toEqual([]);
  });
});

describe("the files of a release", () => {
  it("are the clients, the document, the inventory and checksums of all, in an empty folder", async () => {
    const files = join(folder, "files");
    const names = await writeReleaseFiles(files, workers);
    const archive = `compensation-intelligence-${manifest.version}.tgz`;
    expect(names).toEqual([
      ...["CHANGELOG.md", archive.replace(".tgz", ".mcpb"), archive],
      ...["compensation_intelligence.py", "openapi.json"],
      // Where the release is made, server.json as well: it names the repository.
      ...(process.env.GITHUB_REPOSITORY ? ["server.json"] : []),
      ...["sbom.cdx.json", "third-party-licenses.txt", "SHA256SUMS"],
    ]);
    const sums = readFileSync(join(files, "SHA256SUMS"), "utf8").trimEnd().split("\n");
    expect(sums).toHaveLength(names.length - 1);
    for (const line of sums) {
      const [sum, name = ""] = line.split("  ");
      const bytes = readFileSync(join(files, name));
      expect(createHash("sha256").update(bytes).digest("hex"), name).toBe(sum);
    }
    const bill = JSON.parse(readFileSync(join(files, "sbom.cdx.json"), "utf8"));
    expect(bill.metadata.component.version).toBe(manifest.version);
    await expect(writeReleaseFiles(files, workers)).rejects.toThrow("is not empty");
  });

  it("are the same client for npm, under a name in a scope", async () => {
    const archive = await packForRegistry(join(folder, "npm"), "@acme/pay", "acme/service");
    expect(archive).toMatch(/\/acme-pay-[\d.]+\.tgz$/);
    const tar = (...args: string[]) => execFileSync("tar", args, { encoding: "utf8" });
    const [own = "", named = ""] = [
      join(folder, "files", `compensation-intelligence-${manifest.version}.tgz`),
      archive,
    ].map((file) => tar("tf", file).split("\n").sort().join("\n"));
    expect(named).toBe(own);
    const readme = tar("xOf", archive, "package/README.md");
    expect(readme).toContain("npm install compensation-intelligence@npm:@acme/pay");
  });
});

describe("secrets for a deployment", () => {
  it("are read from either format and passed only to Workers that need them", () => {
    const file = join(folder, "secrets");
    for (const text of ['{"A": "1", "B": "2=3"}', 'A=1\nB="2=3"\n']) {
      writeFileSync(file, text);
      expect(pickSecrets(readSecrets(file), ["B"])).toEqual({ B: "2=3" });
    }
  });

  it("are reported by name if missing, and their values never appear", () => {
    expect(() => pickSecrets({ A: "hush" }, ["A", "B"])).toThrow(/^Missing secrets: B\.$/);
    const file = join(folder, "damaged");
    writeFileSync(file, '{"A": "hush');
    expect(() => readSecrets(file)).toThrow(/^(?!.*hush)/);
  });

  it("come from npm run setup, which the message says if their file is missing", () => {
    const file = join(folder, "not-written");
    expect(() => readSecrets(file)).toThrow(`There is no file ${file}. npm run setup writes it.`);
  });
});

describe("npm run deploy", () => {
  /** The commands of docs/deploy.md, with files as `npm run setup` writes them. */
  const shown = () => {
    for (const [file, SITE_ORIGIN] of [
      ["secrets.env", `https://${host}`],
      ["secrets.staging.env", "https://staging.example.com"],
    ] as const) {
      const database = { DATABASE_URL: "libsql://a.turso.io", DATABASE_AUTH_TOKEN: "t" };
      writeSettings(join(folder, file), { SITE_ORIGIN, ...database, ...ensureKeys({}) });
    }
    return readCommands().flatMap(({ command }) => {
      const args = deployArguments(command);
      return args ? [args.map((arg) => (arg.endsWith(".env") ? join(folder, arg) : arg))] : [];
    });
  };

  it("takes every command that docs/deploy.md shows, up to the upload", async () => {
    const commands = shown();
    expect(commands.length).toBeGreaterThan(6);
    for (const args of commands) {
      const options = readCommandLine(args, {});
      const { origin } = await findSite(options, {});
      expect(origin, args.join(" ")).toContain(options.stage ? "staging.example.com" : host);
      const chosen = options.single ? workers : chooseWorkers(options.names);
      const names = chosen.flatMap(({ name }) => bindingsIn(find(name).bundle.text, "secret"));
      expect(pickSecrets(readSecrets(options.secretsFile ?? ""), names)).not.toEqual({});
    }
  });

  it("reports size, start-up time and bindings without a network", async () => {
    const args = shown().find((one) => one.includes("compare") && one.includes("--dry-run")) ?? [];
    const { code, stdout } = await runHere("operate/deploy.ts", args);
    expect(code).toBe(0);
    const [head, calculate, compare] = stdout.trim().split("\n");
    expect(head).toMatch(/^function +route +gzipped KiB +start-up ms +bindings$/);
    expect(calculate).toMatch(
      /^calculate +\/api\/v1\/intelligence\/salaries\/calculate\* +\d+\.\d +\d+ .*RATE_LIMITER/,
    );
    expect(compare).toMatch(/^compare +\S+compare\* +\d+\.\d +\d+ .*DATABASE_URL/);

    const lacking = join(folder, "lacking.env");
    writeSettings(lacking, { SITE_ORIGIN: `https://${host}`, ...ensureKeys({}) });
    const refused = await runHere("operate/deploy.ts", [
      "--dry-run",
      "demo",
      "--secrets-file",
      lacking,
    ]);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      "Missing secrets: DATABASE_URL, DATABASE_AUTH_TOKEN.\n",
    ]);
  });

  it("uploads nothing whose database is on this machine", async () => {
    const file = join(folder, "local.env");
    writeSettings(file, { DATABASE_URL: "http://127.0.0.1:8080", SITE_ORIGIN: `https://${host}` });
    const { code, stderr } = await runHere("operate/deploy.ts", ["demo", "--secrets-file", file]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("a database of this machine")]);
  });

  const site = (args: string[], env: Record<string, string> = {}) =>
    findSite(readCommandLine(args, env), env, async () => dev);
  const dev = `https://${composed.name}.ann.workers.dev`;

  it("rejects what cannot be on workers.dev, and says where it can be", async () => {
    const refused = (args: string[], SITE_ORIGIN: string, reason: RegExp) =>
      expect(site(args, { SITE_ORIGIN })).rejects.toThrow(reason);
    await refused([], dev, /need a domain of your own.*--single/);
    for (const other of ["https://x.workers.dev", "https://other.ann.workers.dev"]) {
      await refused(["--single"], other, /compensation-intelligence\.SUBDOMAIN/);
    }
    await refused(["--single", "--staging"], dev, /-staging\.SUBDOMAIN/);
    for (const other of ["https://localhost", "https://127.0.0.1", "https://a.example.com:8443"]) {
      await refused([], other, /a host in a zone of your account, without a port/);
    }
    await expect(site(["--single"], { SITE_ORIGIN: dev })).resolves.toMatchObject({ origin: dev });
    expect(() => readCommandLine(["--single", "calculate"], {})).toThrow(/takes no names/);
  });

  it("finds the address of a single Worker by itself, and what npm run setup wrote", async () => {
    await expect(site(["--single"])).resolves.toEqual({ origin: dev, dataBucket: undefined });
    await expect(site([])).rejects.toThrow(/SITE_ORIGIN is not set/);
    // Cloudflare's builds run the command without arguments, after the button has made the bucket.
    await expect(site([], { WORKERS_CI: "1" })).resolves.toEqual({
      origin: dev,
      dataBucket: composed.r2_buckets[0]?.bucket_name,
      mailBucket: composed.r2_buckets[1]?.bucket_name,
      documentBucket: composed.r2_buckets[2]?.bucket_name,
    });
    const file = join(folder, "secrets.env");
    writeFileSync(file, `SITE_ORIGIN='https://${host}'\nDATA_BUCKET='files'\n`);
    const args = ["--single", "--secrets-file", file];
    const found = { origin: `https://${host}`, dataBucket: "files" };
    await expect(site(args)).resolves.toEqual(found);
    await expect(site(args, { SITE_ORIGIN: "https://b.example.com" })).rejects.toThrow(
      /is for https:\/\/api\.example\.com/,
    );
  });

  it("asks Cloudflare for the account's subdomain, and says what to do if it has none", async () => {
    const answers: [number, unknown][] = [
      [200, { success: true, result: { subdomain: "ann" } }],
      [404, { success: false, errors: [{ code: 10007 }], result: null }],
    ];
    const asked: string[] = [];
    const api = await startSite((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      const [status, body] = answers[asked.length - 1] ?? [500, null];
      response.writeHead(status).end(JSON.stringify(body));
    });
    const env = {
      CLOUDFLARE_API_BASE_URL: api.url,
      CLOUDFLARE_API_TOKEN: "t",
      CLOUDFLARE_ACCOUNT_ID: "a",
    };
    try {
      expect(await findWorkersDev("staging", env)).toBe(
        `https://${composed.name}-staging.ann.workers.dev`,
      );
      await expect(findWorkersDev(undefined, env)).rejects.toThrow(/Set SITE_ORIGIN.*status 404/);
      expect(asked).toEqual(Array(2).fill("/accounts/a/workers/subdomain Bearer t"));
    } finally {
      await api.stop();
    }
  });

  it("rolls back only with a reason, and to a version only for one function", async () => {
    for (const args of [["calculate"], ["--message", "why"], ["all", "--to", "1", "-m", "why"]]) {
      expect((await runHere("operate/rollback.ts", args)).code).toBe(2);
    }
  });
});
