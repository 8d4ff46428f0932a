import { readFileSync } from "node:fs";
import type { Webhook } from "../../generated/models.ts";
import { parseCount } from "../amount.ts";
import { type Command, formatOptions, tokenOptions } from "../command.ts";
import { CommandFailed, UsageError } from "../failures.ts";
import type { ListColumn } from "../output/table.ts";
import { pipelineClient, print, readSecret } from "../terminal.ts";
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
  summary: "Receive webhooks on this machine, check and print them",
  credential: "token",
  operands: [],
  options: {
    "public-url": {
      value: "URL",
      description: "where the service reaches this machine, by a tunnel; registered until Ctrl-C",
    },
    "secret-file": {
      value: "FILE",
      description: "registers nothing; checks with the secret in the file, else WEBHOOK_SECRET",
    },
    port: { value: "PORT", description: "the port of this machine; 9443 if it is not given" },
    events: { value: "EVENTS", description: "which events, such as job.created,offer.received" },
    forward: { value: "URL", description: "sends what was verified on to a program of yours" },
    "tls-cert": { value: "FILE", description: "serves https with this certificate" },
    "tls-key": { value: "FILE", description: "the private key of the certificate" },
    ...tokenOptions,
  },
  examples: [
    "webhooks listen --public-url https://my-tunnel.example/hook --port 8080",
    "webhooks listen --public-url https://my-tunnel.example --forward http://localhost:3000/hook",
  ],
  async run(invocation, terminal) {
    const { values } = invocation;
    const publicUrl = values["public-url"];
    const secret = readSecret(values["secret-file"]) ?? (terminal.env.WEBHOOK_SECRET || undefined);
    if (publicUrl === undefined && secret === undefined) {
      throw new UsageError(
        "Give --public-url, where a tunnel leads to this machine, or --secret-file for a webhook that exists.",
        "webhooks listen",
      );
    }
    await listenForWebhooks({
      pipeline: publicUrl === undefined ? null : pipelineClient(invocation, terminal),
      url: publicUrl ?? null,
      events: values.events?.split(",") ?? ["*"],
      port: parsePort(values.port ?? "9443"),
      tls: readCertificate(values["tls-cert"], values["tls-key"]),
      forwardTo: values.forward ?? null,
      secret,
      print: (line) => print(terminal, line),
      signal: terminal.signal,
    });
  },
};

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
