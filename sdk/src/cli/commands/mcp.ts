import type { FetchLike } from "../../platform.ts";
import type { Invocation } from "../command.ts";
import { type Command, keyOptions, tokenOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { forwardMcp } from "../mcp/forward.ts";
import { serveOfflineMcp } from "../mcp/serve-offline.ts";
import { baseUrlOf, isOffline, keyOf, sessionOf, type Terminal, tokenOf } from "../terminal.ts";

const servers = ["public", "salary", "pipeline"] as const;
type Server = (typeof servers)[number];

const paths: Readonly<Record<Server, string>> = {
  public: "/mcp",
  salary: "/api/v1/intelligence/mcp",
  pipeline: "/api/mcp",
};

/** `mcp [SERVER]` */
export const mcp: Command = {
  name: "mcp",
  summary: "Serve the tools for agents over standard input and output",
  operands: [
    {
      name: "SERVER",
      optional: true,
      choices: servers,
      description:
        "which tools; else pipeline with a token, salary with a key, public for a service without either, all about pay without a service",
    },
  ],
  options: { ...keyOptions, ...tokenOptions },
  examples: ["mcp", "mcp pipeline"],
  async run(invocation, terminal) {
    const write = (line: string) => terminal.stdout.write(`${line}\n`);
    const { stdin: input, signal } = terminal;
    if (servesOffline(invocation, terminal))
      return serveOfflineMcp(ownServer(invocation), { input, write, signal });
    const { server, ...sent } = choose(invocation, terminal);
    await forwardMcp({
      url: `${baseUrlOf(invocation, terminal)}${paths[server]}`,
      ...{ ...sent, input, write, signal },
    });
  },
};

/** The tools of pay need no service; those of a job search are about what a service keeps. */
function servesOffline(invocation: Invocation, terminal: Terminal): boolean {
  if (invocation.switches.has("offline")) return true;
  const isOfService = invocation.operands[0] === "pipeline" || tokenOf(invocation, terminal);
  return !isOfService && isOffline(invocation, terminal);
}

/** The server of the package that has all of its tools: nobody needs to know which of a service has which. */
const ownPath = "/mcp/package";

/** The path of the tools that the package serves. */
function ownServer({ operands }: Invocation): string {
  const [server] = operands;
  if (server === undefined) return ownPath;
  if (server !== "pipeline") return paths[server === "public" ? "public" : "salary"];
  throw new UsageError("The pipeline tools need a service: set COMPENSATION_URL and a token.");
}

function choose(
  invocation: Invocation,
  terminal: Terminal,
): { server: Server; credential: string | undefined; fetch?: FetchLike } {
  const session = sessionOf(invocation, terminal);
  const key = keyOf(invocation, terminal);
  const token = tokenOf(invocation, terminal);
  const asked = servers.find((one) => one === invocation.operands[0]);
  const usual = key || (session && !token) ? "salary" : token ? "pipeline" : "public";
  const server = asked ?? usual;
  if (server === "public") return { server, credential: undefined };
  const credential = server === "salary" ? key : token;
  // A sign-in opens both, and renews its tokens while an agent works.
  if (credential === undefined && session) return { server, credential, fetch: session.fetch };
  if (credential === undefined) {
    throw new UsageError(
      server === "salary"
        ? "The salary tools need a key: set SALARY_KEY, or name a file with --key-file."
        : "The pipeline tools need a token: set PIPELINE_TOKEN, or name a file with --token-file.",
    );
  }
  return { server, credential };
}
