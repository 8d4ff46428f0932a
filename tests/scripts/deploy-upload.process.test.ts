/** `npm run deploy` as far as a machine without the platform goes: its API and the edge are stood in for. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform } from "../support/platform-stub.ts";
import { authorityFile, certificateFor } from "../support/receivers/authority.ts";
import { runScript } from "../support/run-script.ts";
import { credentials, stubService } from "./smoke/stub-service.ts";

const folder = mkdtempSync(join(tmpdir(), "deploy-upload-"));
let site: Server;
let origin: string;
/** What the edge answers with. */
let service: ReturnType<typeof stubService>;
beforeAll(async () => {
  const { certificate: cert, key } = await certificateFor(["localhost"]);
  site = createServer({ cert, key }, async ({ url = "", method = "", headers }, to) => {
    const { host: _host, ...sent } = headers;
    const answer = await service.fetch(`${origin}${url}`, {
      method,
      headers: sent as Record<string, string>,
    });
    to.writeHead(answer.status, Object.fromEntries(answer.headers));
    to.end(await answer.text());
  });
  await new Promise<void>((done) => site.listen(0, "localhost", done));
  origin = `https://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

async function deploy(options: {
  at?: string;
  version?: string;
  status?: number;
  refuses?: (path: string) => boolean;
}) {
  const platform = await startPlatform(options.refuses);
  const { version = platform.versionId, status } = options;
  service = stubService(
    (right, { name, method }) =>
      name === "demo" && method === "GET" && status !== undefined
        ? new Response("{}", { status, headers: right.headers })
        : right,
    () => version,
  );
  try {
    const result = await runScript("deploy.ts", ["demo"], {
      ...platform.environment,
      ...credentials,
      SITE_ORIGIN: options.at ?? origin,
      DEPLOY_FOLDER: folder,
      NODE_EXTRA_CA_CERTS: authorityFile,
    });
    expect(result.stdout + result.stderr).not.toMatch(/hush/);
    return { ...result, requests: platform.requests, versionId: platform.versionId };
  } finally {
    platform.stop();
  }
}

describe("npm run deploy", () => {
  it("uploads a Worker with its source map, and asks the functions whether they work", async () => {
    const { code, stdout, stderr, requests, versionId } = await deploy({});
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("FAILED")]);
    expect(stdout).toMatch(/^ok +demo +GET .*: 200$/m);
    expect(stdout).toMatch(/^ok +write /m);

    const upload = requests.find(({ path }) => path.includes("/versions"))?.body ?? "";
    const metadata = JSON.parse(/\{"main_module".*\}/.exec(upload)?.[0] ?? "{}");
    expect(metadata.bindings).toContainEqual({ name: "WORKER_VERSION", type: "version_metadata" });
    expect(metadata.observability).toMatchObject({
      logs: { enabled: true, invocation_logs: false },
      traces: { enabled: false },
    });
    const map = JSON.parse(/\{"version":3,[^\r]*\}/.exec(upload)?.[0] ?? readMap());
    expect(map.sources).toContain("shared/salaries/demo.ts");
    expect(map.sourcesContent, "where, but not what").toBeUndefined();
    expect(upload).toContain('filename="worker.js.map"');
    expect(JSON.parse(readFileSync(join(folder, "versions.json"), "utf8"))).toEqual({
      ...{ origin, single: false },
      versions: { demo: versionId },
    });
  }, 60_000);

  it("fails if a function does, and prints the rollback", async () => {
    const { code, stderr } = await deploy({ status: 500 });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^FAILED +demo +GET .*: expected 200, got 500$/m);
    expect(stderr).toContain('npm run rollback -- demo --message "smoke test failed"');
  }, 60_000);

  it("names the permission that the token lacks, and asks nothing", async () => {
    const { code, stderr } = await deploy({
      at: "https://api.example.com",
      refuses: (path) => path.endsWith("/routes"),
    });
    expect(code).toBe(1);
    expect(stderr).toContain('lacks "Zone / Workers Routes / Edit"');
    expect(service.calls).toEqual([]);
  }, 60_000);
});

function readMap(): string {
  return readFileSync(join(folder, "demo", "worker.js.map"), "utf8");
}
