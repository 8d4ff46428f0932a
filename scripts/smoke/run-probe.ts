import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { bundleWorker } from "../deploy/bundle-worker.ts";
import { readComposedConfig, scriptName } from "../deploy/composed-config.ts";
import { deployFolder } from "../deploy/workers.ts";
import { CommandFailed } from "../local/failure.ts";
import type { HostProbe } from "./probe-host.ts";

const Result = z.union([
  z.object({ kind: z.literal("responded"), status: z.int() }),
  z.object({ kind: z.literal("failed"), error: z.string() }),
  z.object({ kind: z.literal("not-possible") }),
]);
const Probes = z.array(
  z.object({ url: z.string(), refused: z.string().nullable(), pinned: Result, fetch: Result }),
);

const path = "/.webhook-probe";
/** How long the Worker works, should its deletion fail. */
const lifetimeMs = 10 * 60_000;
const timeoutMs = 90_000;
const pollMs = 2_000;

export interface ProbeOptions {
  /** The service's origin, whose routes the Worker joins. */
  origin: string;
  urls: readonly string[];
  /** Runs Wrangler. */
  wrangler(args: readonly string[]): Promise<void>;
  fetch?: typeof fetch;
}

/**
 * Deploys a Worker of its own on a route of the service, has it call the URLs, and deletes it,
 * whatever happened. The service itself never has a way to be told whom to call.
 *
 * @throws {CommandFailed}
 */
export async function runProbe({
  origin,
  urls,
  wrangler,
  fetch = globalThis.fetch,
}: ProbeOptions): Promise<HostProbe[]> {
  const token = randomBytes(32).toString("hex");
  const configPath = await writeWorker(origin, urls, token);
  try {
    await wrangler(["deploy", "--config", configPath]);
    return await ask(new URL(path, origin), token, fetch);
  } finally {
    await wrangler(["delete", "--config", configPath, "--force"]);
  }
}

async function writeWorker(
  origin: string,
  urls: readonly string[],
  token: string,
): Promise<string> {
  const composed = readComposedConfig();
  const folder = join(deployFolder, "smoke");
  const configPath = join(folder, "wrangler.json");
  const module = "./scripts/smoke/probe-worker.ts";
  const { text } = await bundleWorker(`export { default } from ${JSON.stringify(module)};`);
  const { WEBHOOK_RESOLVERS } = composed.vars;
  const config = {
    name: scriptName("smoke"),
    main: "worker.js",
    no_bundle: true,
    compatibility_date: composed.compatibility_date,
    compatibility_flags: composed.compatibility_flags,
    workers_dev: false,
    preview_urls: false,
    routes: [`${new URL(origin).host}${path}*`],
    vars: {
      SITE_ORIGIN: origin,
      ...(WEBHOOK_RESOLVERS === undefined ? {} : { WEBHOOK_RESOLVERS }),
      PROBE_URLS: JSON.stringify(urls),
      PROBE_TOKEN_HASH: createHash("sha256").update(token).digest("hex"),
      PROBE_UNTIL: new Date(Date.now() + lifetimeMs).toISOString(),
    },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "worker.js"), text);
  writeFileSync(configPath, `${JSON.stringify(config, null, 2)}\n`);
  return configPath;
}

/** Until the route is known everywhere, the service itself responds, with 404. */
async function ask(url: URL, token: string, send: typeof fetch): Promise<HostProbe[]> {
  const until = Date.now() + timeoutMs;
  let last = "";
  while (Date.now() < until) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await send(url, { method: "POST", headers }).catch((error: unknown) => {
      last = String(error);
      return null;
    });
    if (response?.ok) return Probes.parse(await response.json()) as HostProbe[];
    if (response) {
      last = `status ${response.status}`;
      await response.body?.cancel();
    }
    await sleep(pollMs);
  }
  throw new CommandFailed(`${url.href} did not respond within ${timeoutMs / 1_000} s: ${last}.`);
}
