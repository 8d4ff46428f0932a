import { inStage, readComposedConfig, type Stage } from "#scripts/run/workers/composed-config.ts";
import type { Captured } from "../deploy/run-wrangler.ts";

/** A resource that a deployment needs at Cloudflare, apart from its Workers. */
export interface Resource {
  label: string;
  /** Arguments of Wrangler. */
  exists: string[];
  create: string[];
}

export type RunWrangler = (args: readonly string[]) => Promise<Captured>;

export function listResources(stage: Stage | undefined, buckets: readonly string[]): Resource[] {
  const { producers = [], consumers = [] } = readComposedConfig().queues;
  const names = new Set([...producers, ...consumers].map(({ queue = "" }) => queue));
  const queues = [...names].map((name) => inStage(name, stage));
  return [
    ...queues.map((name) => ({
      label: `queue ${name}`,
      exists: ["queues", "info", name],
      create: ["queues", "create", name],
    })),
    ...buckets.map((name) => ({
      label: bucketLabel(name),
      exists: ["r2", "bucket", "info", name],
      create: ["r2", "bucket", "create", name],
    })),
  ];
}

function bucketLabel(name: string): string {
  return `bucket ${name}`;
}

export function commandOf({ create }: Resource): string {
  return `npx wrangler ${create.join(" ")}`;
}

/** Whether Wrangler may act for somebody; asks for no network if nobody is signed in. */
async function isSignedIn(run: RunWrangler): Promise<boolean> {
  return (await run(["whoami", "--json"])).code === 0;
}

/**
 * Creates what is missing, and says of each what happened.
 *
 * @param run null to leave it all to whoever runs the commands.
 * @returns what is still to be created.
 */
export async function createResources(
  run: RunWrangler | null,
  resources: readonly Resource[],
  say: (line: string) => void,
): Promise<Resource[]> {
  if (run === null || !(await isSignedIn(run))) {
    const reason =
      run === null
        ? "as you said"
        : "nobody is signed in (npx wrangler login, or CLOUDFLARE_API_TOKEN)";
    const labels = resources.map(({ label }) => label).join(" and the ");
    say(`Cloudflare: the ${labels} is left to you: ${reason}.`);
    return [...resources];
  }
  const left: Resource[] = [];
  for (const resource of resources) {
    const result = await ensureResource(run, resource);
    if (result.outcome === "created") say(`Cloudflare: created the ${resource.label}.`);
    if (result.outcome === "existed") say(`Cloudflare: the ${resource.label} was there already.`);
    if (result.outcome === "failed") {
      left.push(resource);
      say(`Cloudflare: the ${resource.label} could not be created: ${result.reason}`);
    }
  }
  return left;
}

/** @returns what was created, existed or could not be created, and why. */
async function ensureResource(
  run: RunWrangler,
  { exists, create }: Resource,
): Promise<{ outcome: "created" | "existed" } | { outcome: "failed"; reason: string }> {
  if ((await run(exists)).code === 0) return { outcome: "existed" };
  const { code, stdout, stderr } = await run(create);
  if (code === 0) return { outcome: "created" };
  return { outcome: "failed", reason: lastWords(`${stdout}\n${stderr}`) };
}

/** Wrangler's output without its colors: the part that says what is wrong. */
function lastWords(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what colors consist of.
  const lines = text.replaceAll(/\u001b\[[0-9;]*m/g, "").split("\n");
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  const error = said.findIndex((line) => /error/i.test(line));
  return said
    .slice(Math.max(error, 0), Math.max(error, 0) + 3)
    .join(" ")
    .slice(0, 400);
}
