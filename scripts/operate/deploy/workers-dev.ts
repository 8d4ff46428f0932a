import * as z from "zod";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { type Stage, scriptName } from "#scripts/run/workers/composed-config.ts";
import { captureWrangler } from "./run-wrangler.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const Identity = z.object({ accounts: z.array(z.object({ id: z.string() })) });
const Token = z.object({ token: z.string() });
const Subdomain = z.object({ result: z.object({ subdomain: z.string().min(1) }) });

const timeoutMs = 15_000;
const remedy = "Set SITE_ORIGIN to the address of the Worker";

/**
 * Asks Cloudflare for the address that a single Worker has on workers.dev.
 *
 * @throws {CommandFailed} that says why there is none.
 */
export async function findWorkersDev(stage: Stage | undefined, env: Environment): Promise<string> {
  const token = env.CLOUDFLARE_API_TOKEN ?? (await askWrangler(["auth", "token"], Token)).token;
  const account = env.CLOUDFLARE_ACCOUNT_ID ?? (await findAccount());
  const api = env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const response = await fetch(`${api}/accounts/${account}/workers/subdomain`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause) => {
    throw new CommandFailed(`${remedy}: Cloudflare cannot be reached to ask for it.`, { cause });
  });
  const body = Subdomain.safeParse(await response.json().catch(() => null));
  if (!body.success) {
    throw new CommandFailed(
      `${remedy}: Cloudflare does not name the account's subdomain of workers.dev (status ${response.status}). Choose one in the dashboard under Workers & Pages, or check the token's permissions.`,
    );
  }
  return `https://${scriptName("single", stage)}.${body.data.result.subdomain}.workers.dev`;
}

async function findAccount(): Promise<string> {
  const [first, ...others] = (await askWrangler(["whoami"], Identity)).accounts;
  if (first && others.length === 0) return first.id;
  throw new CommandFailed(
    `${remedy}, or CLOUDFLARE_ACCOUNT_ID: you have ${first ? "several accounts" : "no account"}.`,
  );
}

async function askWrangler<T>(command: readonly string[], schema: z.ZodType<T>): Promise<T> {
  const { code, stdout } = await captureWrangler([...command, "--json"]);
  const answer = code === 0 ? schema.safeParse(parseJson(stdout)) : null;
  if (answer?.success) return answer.data;
  throw new CommandFailed(
    `${remedy}: without an API token (CLOUDFLARE_API_TOKEN) or npx wrangler login, Cloudflare cannot be asked for it.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
