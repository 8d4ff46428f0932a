/** Requests whose bodies arrive slowly or not at all, over sockets of their own. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { Service } from "#scripts/run/stage/service.ts";

type Headers = Readonly<Record<string, string>>;

export interface EarlyResponse {
  status: number | undefined;
  headers: IncomingMessage["headers"];
}

/** Sends the head of a POST that announces a body, and waits for the response without sending any of it. */
export async function announce(
  service: Pick<Service, "url">,
  path: string,
  headers: Headers,
  length = 10_000,
): Promise<EarlyResponse> {
  const sending = post(service, path, headers, length);
  sending.flushHeaders();
  try {
    const [response] = (await once(sending, "response")) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers };
  } finally {
    sending.destroy();
  }
}

const paceMs = 400;
const pacedBytes = 512;

/**
 * Sends most of a body at once, and the rest a little faster than it has to arrive, until it is given up.
 *
 * @param length of the body, whose last bytes are never sent.
 */
export function sendSlowly(
  service: Pick<Service, "url">,
  path: string,
  headers: Headers,
  { first, length }: { first: number; length: number },
): { giveUp(): void } {
  const sending = post(service, path, headers, length);
  // The service may refuse it at any time.
  sending.on("error", () => {}).on("response", (response) => response.resume());
  sending.write(" ".repeat(first));
  let left = length - first - pacedBytes;
  const timer = setInterval(() => {
    if (left > 0) sending.write(" ".repeat(pacedBytes));
    left -= pacedBytes;
  }, paceMs);
  return {
    giveUp() {
      clearInterval(timer);
      sending.destroy();
    },
  };
}

function post({ url }: Pick<Service, "url">, path: string, headers: Headers, length: number) {
  return request(new URL(path, url).href, {
    method: "POST",
    agent: false,
    headers: { "content-type": "application/json", ...headers, "content-length": length },
  });
}
