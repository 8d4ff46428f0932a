/** A local DNS over HTTPS server whose records a test sets. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { certificateFor } from "./authority.ts";

/** The records of a host, a DNS error, or a function that sends the response to a query of a type. */
export type Zone =
  | { A?: readonly string[]; AAAA?: readonly string[]; ttl?: number; aliases?: readonly string[] }
  | { rcode: number }
  | ((response: ServerResponse, type: string) => void);

export interface Resolver {
  url: string;
  /** The queries received, such as `hooks.example.com A`. */
  questions: string[];
  /** Sets the records of a host; hosts that are not set do not exist. */
  set(host: string, zone: Zone): void;
  stop(): Promise<void>;
}

const types = { A: 1, AAAA: 28 } as const;

export async function startResolver(): Promise<Resolver> {
  const zones = new Map<string, Zone>();
  const questions: string[] = [];
  const { certificate: cert, key } = await certificateFor(["localhost"]);
  const server = createServer({ cert, key }, (request, response) => {
    const query = new URL(request.url ?? "/", "https://localhost").searchParams;
    const [name = "", type = ""] = [query.get("name") ?? "", query.get("type") ?? ""];
    questions.push(`${name} ${type}`);
    const zone = zones.get(name) ?? { rcode: 3 };
    if (typeof zone === "function") return zone(response, type);
    response.setHeader("content-type", "application/dns-json");
    response.end(JSON.stringify(toAnswer(name, type, zone)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");

  return {
    url: `https://localhost:${address.port}/dns-query`,
    questions,
    set: (host, zone) => void zones.set(host, zone),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function toAnswer(
  name: string,
  type: string,
  zone: Exclude<Zone, (response: ServerResponse, type: string) => void>,
) {
  const Question = [{ name, type: type === "A" ? types.A : types.AAAA }];
  if ("rcode" in zone) return { Status: zone.rcode, TC: false, Question };
  const { ttl = 60, aliases = [] } = zone;
  const addresses = (type === "A" ? zone.A : zone.AAAA) ?? [];
  return {
    Status: 0,
    TC: false,
    Question,
    Answer: [
      ...aliases.map((data) => ({ name, type: 5, TTL: ttl, data })),
      ...addresses.map((data) => ({ name, type: Question[0]?.type, TTL: ttl, data })),
    ],
  };
}
