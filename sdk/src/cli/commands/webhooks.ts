import { readFileSync } from "node:fs";
import type { Webhook } from "../../generated/models.ts";
import { parseCount } from "../amount.ts";
import { type Command, formatOptions, tokenOptions } from "../command.ts";
import { CommandFailed, UsageError } from "../failures.ts";
import { plain } from "../output/plain.ts";
import type { ListColumn } from "../output/table.ts";
import { pipelineClient, print, readSecret } from "../terminal.ts";
import { followEvents } from "../webhooks/follow.ts";
import { listenForWebhooks } from "../webhooks/listen.ts";
import { isPatient, listOptions, listRows, pageSizeOf } from "./list-rows.ts";

const columns: readonly ListColumn<Webhook>[] = [
  { name: "id", heading: "Id", value: ({ id }) => id, whole: true },
  { name: "status", heading: "Status", value: ({ status }) => status, whole: true },
  { name: "url", heading: "Address", value: ({ url }) => url },
  { name: "events", heading: "Events", value: ({ events }) => events.join(" "), spare: true },
  {
    name: "consecutiveFailures",
    heading: "Failures in a row",
    value: ({ consecutiveFailures }) => consecutiveFailures,
  },
];

/** `webhooks list` */
export const listWebhooks: Command = {
  name: "webhooks list",
  summary: "List the webhooks of a job search",
  credential: "token",
  operands: [],
  options: { ...listOptions, ...formatOptions, ...tokenOptions },
  examples: ["webhooks list", "webhooks list --json"],
  run: (invocation, terminal) =>
    listRows({ name: "webhooks", columns }, invocation, terminal, (onRetry) =>
      pipelineClient(invocation, terminal, {
        patient: isPatient(invocation),
        onRetry,
      }).webhooks.list({ limit: pageSizeOf(invocation) }, { signal: terminal.signal }),
    ),
};

/** `webhooks listen` */
export const listenToWebhooks: Command = {
  name: "webhooks listen",
  summary: "Print events as they come, and send them on to a program of yours",
  credential: "token",
  operands: [],
  options: {
    events: { value: "EVENTS", description: "which events, such as job.created,offer.received" },
    forward: { value: "URL", description: "sends them on to a program of yours, signed" },
    after: { value: "CURSOR", description: "goes on where an earlier call stopped" },
    "public-url": {
      value: "URL",
      description: "receives them by a tunnel, whose address is registered until Ctrl-C",
    },
    "secret-file": {
      value: "FILE",
      description: "registers nothing; checks with the secret in the file, else WEBHOOK_SECRET",
    },
    port: { value: "PORT", description: "the port of this machine; 9443 if it is not given" },
    "tls-cert": { value: "FILE", description: "serves https with this certificate" },
    "tls-key": { value: "FILE", description: "the private key of the certificate" },
    ...tokenOptions,
  },
  examples: [
    "webhooks listen --forward http://localhost:3000/hook",
    "webhooks listen --public-url https://my-tunnel.example/hook --port 8080",
  ],
  async run(invocation, terminal) {
    const { values } = invocation;
    const publicUrl = values["public-url"];
    const secret = readSecret(values["secret-file"]) ?? (terminal.env.WEBHOOK_SECRET || undefined);
    const common = {
      events: values.events?.split(",") ?? ["*"],
      forwardTo: values.forward ?? null,
      print: (line: string) => print(terminal, plain(line)),
      signal: terminal.signal,
    };
    if (publicUrl === undefined && secret === undefined) {
      refuseWithoutTunnel(values);
      const pipeline = pipelineClient(invocation, terminal);
      return followEvents({ ...common, pipeline, after: values.after });
    }
    if (values.after !== undefined) {
      throw new UsageError("--after is for listening without a tunnel.", "webhooks listen");
    }
    await listenForWebhooks({
      ...common,
      pipeline: publicUrl === undefined ? null : pipelineClient(invocation, terminal),
      url: publicUrl ?? null,
      port: parsePort(values.port ?? "9443"),
      tls: readCertificate(values["tls-cert"], values["tls-key"]),
      secret,
    });
  },
};

/** Options that only a receiver has say that one is wanted. */
function refuseWithoutTunnel(values: Readonly<Record<string, string | undefined>>): void {
  const given = ["port", "tls-cert", "tls-key"].find((option) => values[option] !== undefined);
  if (given === undefined) return;
  throw new UsageError(
    `--${given} is for a receiver: give --public-url, where a tunnel leads to this machine, or --secret-file for a webhook that exists. Without a tunnel, events are read from the service.`,
    "webhooks listen",
  );
}

function parsePort(text: string): number {
  const port = parseCount(text, "port");
  if (port <= 65_535) return port;
  throw new UsageError(`--port must be at most 65535; it is ${text}.`, "webhooks listen");
}

function readCertificate(certificate: string | undefined, key: string | undefined) {
  if (certificate === undefined && key === undefined) return null;
  if (certificate === undefined || key === undefined) {
    throw new UsageError("Give --tls-cert and --tls-key together.", "webhooks listen");
  }
  try {
    return { cert: readFileSync(certificate, "utf8"), key: readFileSync(key, "utf8") };
  } catch (error) {
    throw new CommandFailed(error instanceof Error ? error.message : String(error));
  }
}
