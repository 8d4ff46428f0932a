/** `npm run webhook:listen`: receives and prints the webhooks of the running service. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { parseArgs } from "node:util";
import * as z from "zod";
import { issueCertificate } from "./local/certificates.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed, UsageError } from "./local/failure.ts";
import { type LocalPlaces, localPlaces } from "./local/places.ts";
import { requirePort } from "./local/port.ts";
import { findRunningServer } from "./local/running-server.ts";
import { listenForStop } from "./local/stop-signal.ts";
import { ensureLocalAuthority, localReceiver } from "./local/webhooks.ts";
import { describeDelivery, readDelivery } from "./webhook-listen/delivery.ts";
import { registerWebhook, removeWebhook } from "./webhook-listen/register.ts";

const usage = `Usage:
  npm run webhook:listen                       registers itself for every event, until Ctrl-C
  npm run webhook:listen -- --secret SECRET    registers nothing; verifies with this secret

The running npm start, and nothing else, reaches it as https://localhost:9443/.
WEBHOOK_PORT takes another port; give it to npm start as well.`;

const ownSecretHint =
  "Was the webhook's secret rotated? Stop this command and start it again: it registers a new webhook with a new secret.";
const givenSecretHint =
  "Was the webhook's secret rotated? Stop this command and start it with the secret that rotate-secret returned: npm run webhook:listen -- --secret SECRET";

const Credentials = z.object({ pipeline: z.string() });

await runCommand(async () => {
  const given = readOptions();
  const places = localPlaces();
  const { port, url } = localReceiver();
  const stopped = listenForStop();
  const service = given === undefined ? await findService(places) : null;
  const secret = given ?? `whsec_${randomBytes(32).toString("base64")}`;

  await requirePort(port, "npm run webhook:listen", "WEBHOOK_PORT");
  const hint = given === undefined ? ownSecretHint : givenSecretHint;
  const server = await listen(places, port, { secret, hint });
  const webhook = service && (await registerWebhook(service, url, secret));
  try {
    console.log(
      `Listening on ${url}${webhook ? ` as ${webhook.id}, for every event` : ""}. Ctrl-C stops it.`,
    );
    if (service) console.log(`\n${examples(service)}\n`);
    if (!stopped.aborted) await once(stopped, "abort");
  } finally {
    if (service && webhook) await removeWebhook(service, webhook.id);
    server.closeAllConnections();
    server.close();
  }
});

/** @returns the secret, if one is given. @throws {UsageError} */
function readOptions(): string | undefined {
  try {
    return parseArgs({ options: { secret: { type: "string" } } }).values.secret;
  } catch {
    throw new UsageError(usage);
  }
}

/** The running service and the token of its development account. @throws {CommandFailed} */
async function findService(places: LocalPlaces): Promise<{ baseUrl: string; token: string }> {
  const running = await findRunningServer(places.server);
  if (!running?.databaseUrl || !existsSync(places.credentials)) {
    throw new CommandFailed("The service is not running. Start it in another terminal: npm start");
  }
  const credentials: unknown = JSON.parse(readFileSync(places.credentials, "utf8"));
  return { baseUrl: running.baseUrl, token: Credentials.parse(credentials).pipeline };
}

async function listen(
  places: LocalPlaces,
  port: number,
  { secret, hint }: { secret: string; hint: string },
): Promise<Server> {
  const authority = await ensureLocalAuthority(places);
  const { certificate, key } = await issueCertificate(authority, { names: ["localhost"] });
  const server = createServer({ cert: certificate, key }, async (request, response) => {
    const delivery = await readDelivery(request, secret);
    console.log(describeDelivery(delivery, hint));
    response.writeHead(delivery.verified ? 204 : 400).end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function examples({ baseUrl, token }: { baseUrl: string; token: string }): string {
  const body = JSON.stringify({ company: "Acme", title: "Data Engineer", status: "saved" });
  return `# Create a job to trigger an event:
curl -s -X POST -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' -d '${body}' '${baseUrl}/api/mcp/jobs'`;
}
