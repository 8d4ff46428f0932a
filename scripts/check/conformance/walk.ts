/**
 * `npm run conformance:check -- walk`: eight MCP clients from npm do what an agent would, and each shows what its
 * model is shown: a search, a figure, a verdict, a job that is added and moved, and calls past the end of
 * the access token, without a scope, and past the limit of a minute. Frameworks also hold the three
 * servers of the README in one agent. The clients are installed in a temporary folder, or in `--folder`,
 * which is kept. Names limit the walk to those clients; without any, docs/conformance.md gets the results.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { publicPerMinute } from "../../../shared/access/tiers.ts";
import type { Database } from "../../../shared/db/client.ts";
import { startSeededDatabase } from "../../run/stage/database.ts";
import { type Service, startService } from "../../run/stage/service.ts";
import { type Call, calls } from "./walk/calls.ts";
import { clients } from "./walk/clients.ts";
import { holdAll } from "./walk/hold-all.ts";
import { install, load } from "./walk/install.ts";
import { isUsual, type Step, type Walk, writeWalks } from "./walk/results.ts";
import { shorten } from "./walk/seen.ts";
import { Walker } from "./walk/walker.ts";

/** mcp-remote renews its tokens a minute early; otherwise none is renewed before it is to be. */
const accessTokenSeconds = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: "string" } },
});
const folder = values.folder ?? mkdtempSync(join(tmpdir(), "walk-"));
const homes = mkdtempSync(join(tmpdir(), "walk-homes-"));
const walking = clients.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
install(folder, walking);
const database = await startSeededDatabase();
try {
  const db = database.connect({ timeoutMs: 20_000 });
  const service = await startService({ databaseUrl: database.url, accessTokenSeconds });
  try {
    const walks = await walkAll(service, db);
    const agents: Awaited<ReturnType<typeof holdAll>>[] = [];
    for (const client of walking) {
      const { connectAll } = await load(folder, client);
      if (connectAll) agents.push(await holdAll(service, db, client.name, connectAll));
    }
    const says = agents.map((agent) => agent.says);
    console.log(says.join("\n"));
    if (walking.length === clients.length) writeWalks(walks, says);
    const usual = walks.flatMap(({ steps }) => steps.filter(isUsual));
    if ([...usual, ...agents].some(({ succeeds }) => !succeeds)) process.exitCode = 1;
  } finally {
    await service.stop();
  }
} finally {
  await database.stop();
  rmSync(homes, { recursive: true, force: true });
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

async function walkAll(service: Service, db: Database): Promise<Walk[]> {
  const walks: Walk[] = [];
  for (const [at, client] of walking.entries()) {
    // Each registers with two servers, and an address may register so many clients in a minute.
    if (at > 0 && at % (publicPerMinute.registration / 2) === 0) await setTimeout(61_000);
    const walker = await Walker.start(
      service,
      db,
      await load(folder, client),
      join(homes, client.file),
    );
    const walk = { client, walker, steps: [] };
    walks.push(walk);
    await begin(walk);
  }
  await setTimeout(accessTokenSeconds * 1_000);
  for (const walk of walks) {
    await take(walk, "expired", calls.figure, { times: 3 });
    await walk.walker.useUp();
    await take(walk, "limit", calls.figure);
  }
  await setTimeout(61_000);
  for (const walk of walks) {
    await take(walk, "later", calls.figure);
    await walk.walker.close();
  }
  return walks;
}

async function begin(walk: Walk): Promise<void> {
  const { walker } = walk;
  // At first the person allows only what every connection has.
  walker.refuses = new Set(["skills:read", "market:read"]);
  for (const name of ["search", "figure", "verdict"] as const) await take(walk, name, calls[name]);
  walker.refuses.clear();
  await take(walk, "scope", calls.skills);
  const { shown } = await take(walk, "add", calls.add);
  const [id] = /job_\w+/.exec(shown.join()) ?? [];
  await take(walk, "move", calls.move, { more: { id } });
}

async function take(
  walk: Walk,
  does: Step["does"],
  { server, tool, args, shows }: Call,
  { times = 1, more = {} } = {},
): Promise<Step> {
  const made = Array.from({ length: times }, () => ({
    name: tool,
    arguments: { ...args, ...more },
  }));
  const shown = await walk.walker.call(server, made);
  const succeeds = shown.at(-1)?.every((text) => shows.test(text)) ?? false;
  const worst = shown.map((texts) => texts.find((text) => !shows.test(text)) ?? texts[0] ?? "");
  const step = { does, shown: worst, succeeds };
  walk.steps.push(step);
  console.log(`${succeeds ? "+" : "-"} ${walk.client.name}: ${does}`);
  for (const text of succeeds ? step.shown.slice(0, -1) : step.shown) {
    console.log(`    ${shorten(text, 1_000)}`);
  }
  return step;
}
