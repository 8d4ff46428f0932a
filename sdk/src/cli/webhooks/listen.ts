import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  createServer as createPlainServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { PipelineClient } from "../../pipeline-client.ts";
import { CommandFailed } from "../failures.ts";
import { describeDelivery, type ReceivedDelivery, readDelivery } from "./delivery.ts";
import { forward } from "./forward.ts";

interface ListenOptions {
  /** Registers the URL until the end; null to register nothing. */
  pipeline: PipelineClient | null;
  /** Where the service sends to. */
  url: string | null;
  events: readonly string[];
  port: number;
  /** Certificate and key, if this machine itself serves https. */
  tls: { cert: string; key: string } | null;
  /** Where verified deliveries are sent on to. */
  forwardTo: string | null;
  /** The secret of an existing webhook; without one, a webhook is made. */
  secret: string | undefined;
  print(line: string): void;
  /** Lines to print once the webhook is there. */
  greeting?: string;
  /** Advice for a signature that does not match. */
  hint?: string;
  signal: AbortSignal;
}

const ownHint =
  "Was the webhook's secret rotated? Stop this command and start it again: it registers a new webhook with a new secret.";

/** Receives deliveries until the signal ends, and removes the webhook that it registered. */
export async function listenForWebhooks(options: ListenOptions): Promise<void> {
  const { pipeline, url, port, print, signal } = options;
  const secret = options.secret ?? `whsec_${randomBytes(32).toString("base64")}`;
  const server = await listen(options, secret);
  try {
    const registered =
      pipeline && url
        ? await pipeline.webhooks.create(
            { url, events: eventsOf(options.events), secret },
            { signal },
          )
        : null;
    try {
      const where = url ?? `port ${port}`;
      print(
        `Listening on ${where}${registered ? ` as ${registered.data.id}` : ""}. Ctrl-C stops it.`,
      );
      if (options.greeting) print(`\n${options.greeting}\n`);
      if (!signal.aborted) await once(signal, "abort");
    } finally {
      // The signal is not passed, because it has been aborted.
      if (registered) await pipeline?.webhooks.delete(registered.data.id);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

type Events = Parameters<PipelineClient["webhooks"]["create"]>[0]["events"];

/** The service itself says which names there are. */
function eventsOf(names: readonly string[]): Events {
  return names as Events;
}

async function listen(
  { port, tls, print, forwardTo, hint = ownHint }: ListenOptions,
  secret: string,
) {
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const delivery = await readDelivery(request, secret);
    print(describeDelivery(delivery, hint));
    response.writeHead(await answerFor(delivery, forwardTo, print)).end();
  };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    receive(request, response).catch((error: unknown) => {
      print(`A delivery could not be read: ${error instanceof Error ? error.message : error}`);
      response.writeHead(500).end();
    });
  };
  const server = tls ? createTlsServer(tls, handle) : createPlainServer(handle);
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    throw new CommandFailed(
      `Port ${port} cannot be used: ${error instanceof Error ? error.message : error}. Another one: --port.`,
    );
  }
  return server;
}

/** The response to the service: that the delivery arrived, or the response of the program behind. */
async function answerFor(
  delivery: ReceivedDelivery,
  forwardTo: string | null,
  print: (line: string) => void,
): Promise<number> {
  if (!delivery.verified) return 400;
  return forwardTo === null ? 204 : forward(delivery, forwardTo, print);
}
