/** `npm run deploy` as far as a machine without the platform goes: its API and the edge are stood in for. */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform } from "../support/platform-stub.ts";
import { runScript } from "../support/run-script.ts";
import { credentials, stubService } from "./smoke/stub-service.ts";

const origin = "https://api.example.com";
const folder = mkdtempSync(join(tmpdir(), "deploy-upload-"));
let site: Server;
/** What the edge answers with. */
let service: ReturnType<typeof stubService>;
beforeAll(async () => {
  site = createServer(async ({ url = "", method = "", headers }, to) => {
    const { authorization, "idempotency-key": key } = headers;
    const answer = await service.fetch(`${origin}${url}`, {
      method,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(key !== undefined && { "idempotency-key": String(key) }),
      },
    });
    to.writeHead(answer.status, Object.fromEntries(answer.headers));
    to.end(await answer.text());
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const environment = () => ({
  ...{ ...credentials, SITE_ORIGIN: origin, DEPLOY_FOLDER: folder },
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "../support/answer-here.ts")}`,
  ANSWERS_AT: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
});

async function deploy({ refuses }: { refuses?: (path: string) => boolean } = {}) {
  const platform = await startPlatform(refuses);
  service = stubService(undefined, () => platform.versionId);
  try {
    const result = await runScript("deploy.ts", ["demo"], {
      ...{ ...platform.environment, ...environment() },
    });
    expect(result.stdout + result.stderr).not.toMatch(/hush/);
    return { ...result, requests: platform.requests, versionId: platform.versionId };
  } finally {
    platform.stop();
  }
}

describe("npm run deploy", () => {
  it("uploads a Worker with its source map, and asks the functions whether they work", async () => {
    const { code, stdout, stderr, requests, versionId } = await deploy();
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
    const map = JSON.parse(/\{"version":3,[^\r]*\}/.exec(upload)?.[0] ?? "{}");
    expect(map.sources).toContain("shared/salaries/demo.ts");
    expect(map.sourcesContent, "where, but not what").toBeUndefined();
    expect(upload).toContain('filename="worker.js.map"');
    expect(JSON.parse(readFileSync(join(folder, "versions.json"), "utf8"))).toEqual({
      ...{ origin, single: false },
      versions: { demo: versionId },
    });
  });

  it("remembers the version for npm run smoke, which fails with the rollback if something else answers", async () => {
    service = stubService(undefined, () => "somebody else's");
    const smoke = (...args: string[]) => runScript("smoke.ts", [origin, ...args], environment());
    const { code, stderr } = await smoke("--wait", "0");
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^FAILED +demo +GET .*: expected Worker-Version 1\S+, got somebody else's$/m,
    );
    expect(stderr).toContain('npm run rollback -- demo --message "smoke test failed"');
    const any = await smoke("--any-version");
    expect([any.code, any.stderr]).toEqual([0, ""]);
  });

  it("names the permission that the token lacks, and asks nothing", async () => {
    const { code, stderr } = await deploy({
      refuses: (path) => path.endsWith("/routes"),
    });
    expect(code).toBe(1);
    expect(stderr).toContain('lacks "Zone / Workers Routes / Edit"');
    expect(service.calls).toEqual([]);
    // The Worker may run the new code without its route.
    const { versions } = JSON.parse(readFileSync(join(folder, "versions.json"), "utf8"));
    expect(versions).toEqual({});
  });

  it("refuses an address on workers.dev for separate Workers, and says why", async () => {
    const { code, stderr } = await runScript("deploy.ts", ["roles"], {
      SITE_ORIGIN: "https://x.workers.dev",
    });
    expect(code).toBe(2);
    expect(stderr).toContain("routes and custom domains need a domain of your own");
    expect(stderr).toContain("--single");
  });
});
