/**
 * `npm run webhook:listen`: receives and prints the webhooks of the running service. It is what
 * `compensation-intelligence webhooks listen` does, with the address, the certificate and the token
 * of this machine.
 */
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { describeFailure, CommandFailed as ListenFailed } from "#sdk/src/cli/failures.ts";
import { readSecret } from "#sdk/src/cli/terminal.ts";
import { listenForWebhooks } from "#sdk/src/cli/webhooks/listen.ts";
import { CompensationError, isApiError, PipelineClient } from "#sdk/src/index.ts";
import { issueCertificate } from "./local/certificates.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed } from "./local/failure.ts";
import { type LocalPlaces, localPlaces, shorten } from "./local/places.ts";
import { requirePort } from "./local/port.ts";
import { readArguments } from "./local/read-arguments.ts";
import { findRunningServer } from "./local/running-server.ts";
import { listenForStop } from "./local/stop-signal.ts";
import { ensureLocalAuthority, localReceiver } from "./local/webhooks.ts";

const usage = `Usage:
  npm run webhook:listen                          registers itself for every event, until Ctrl-C
  npm run webhook:listen -- --secret-file FILE    registers nothing; verifies with the secret in the file

The running npm start, and nothing else, reaches it as https://localhost:9443/.
WEBHOOK_PORT takes another port; give it to npm start as well. LOCAL_DIR is the folder of a second npm start.
WEBHOOK_SECRET does what --secret-file does.`;

const givenSecretHint =
  "Was the webhook's secret rotated? Stop this command and start it with the secret that rotate-secret returned: npm run webhook:listen -- --secret-file FILE";

const Credentials = z.object({ pipeline: z.string() });

await runCommand(async () => {
  const secret = readOptions();
  const places = localPlaces();
  const { port, url } = localReceiver();
  const signal = listenForStop();
  const service = secret === undefined ? findService(places) : null;
  await requirePort(port, "npm run webhook:listen", "WEBHOOK_PORT");
  const authority = await ensureLocalAuthority(places);
  const { certificate, key } = await issueCertificate(authority, { names: ["localhost"] });
  try {
    await listenForWebhooks({
      pipeline: service && new PipelineClient(service),
      url,
      events: ["*"],
      port,
      tls: { cert: certificate, key },
      forwardTo: null,
      secret,
      print: (line) => console.log(line),
      signal,
      ...(service ? { greeting: examples(service) } : { hint: givenSecretHint }),
    });
  } catch (error) {
    throw explain(error, url);
  }
});

/** @returns the secret, if one is given. @throws {UsageError} */
function readOptions(): string | undefined {
  const { values } = readArguments({ options: { "secret-file": { type: "string" } } }, usage);
  return readSecret(values["secret-file"]) ?? (process.env.WEBHOOK_SECRET || undefined);
}

/** The running service and the token of its development account. @throws {CommandFailed} */
function findService(places: LocalPlaces): { baseUrl: string; token: string } {
  const running = findRunningServer(places.server);
  if (!running?.databaseUrl || !existsSync(places.credentials)) {
    throw new CommandFailed(
      `No service is running with the folder ${shorten(places.folder)}. Start it in another terminal: npm start`,
    );
  }
  const credentials: unknown = JSON.parse(readFileSync(places.credentials, "utf8"));
  return { baseUrl: running.baseUrl, token: Credentials.parse(credentials).pipeline };
}

function explain(error: unknown, url: string): unknown {
  const lines = describeFailure(error).join("\n");
  if (isApiError(error)) {
    return new CommandFailed(
      `The service did not register ${url}: ${lines}\nWas npm start started with another WEBHOOK_PORT?`,
    );
  }
  const isExplained = error instanceof CompensationError || error instanceof ListenFailed;
  return isExplained ? new CommandFailed(lines) : error;
}

function examples({ baseUrl, token }: { baseUrl: string; token: string }): string {
  const body = JSON.stringify({ company: "Acme", title: "Data Engineer", status: "saved" });
  return `# Create a job to trigger an event:
curl -s -X POST -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' -d '${body}' '${baseUrl}/api/mcp/jobs'`;
}
