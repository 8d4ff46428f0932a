import type { Invocation } from "../command.ts";
import { type Command, keyOptions, tokenOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { forwardMcp } from "../mcp/forward.ts";
import { offlineFetch, offlineUrl } from "../offline.ts";
import { baseUrlOf, isOffline, keyOf, type Terminal, tokenOf } from "../terminal.ts";

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
      description: "which tools; else salary with a key, pipeline with a token, public without",
    },
  ],
  options: { ...keyOptions, ...tokenOptions },
  examples: ["mcp", "mcp pipeline"],
  async run(invocation, terminal) {
    await forwardMcp({
      ...(answersItself(invocation, terminal)
        ? ownTools(invocation)
        : toolsOfService(invocation, terminal)),
      input: terminal.stdin,
      write: (line) => terminal.stdout.write(`${line}\n`),
      signal: terminal.signal,
    });
  },
};

/** The tools of pay need no service; those of a job search are about what a service keeps. */
function answersItself(invocation: Invocation, terminal: Terminal): boolean {
  if (invocation.switches.has("offline")) return true;
  const isOfService = invocation.operands[0] === "pipeline" || tokenOf(invocation, terminal);
  return !isOfService && isOffline(invocation, terminal);
}

function ownTools({ operands }: Invocation) {
  const server = operands[0] === "public" ? "public" : "salary";
  if (operands[0] === "pipeline") {
    throw new UsageError("The pipeline tools need a service: set COMPENSATION_URL and a token.");
  }
  return {
    url: `${offlineUrl}${paths[server]}`,
    credential: undefined,
    fetch: offlineFetch("tools.js"),
  };
}

function toolsOfService(invocation: Invocation, terminal: Terminal) {
  const { server, credential } = choose(invocation, terminal);
  return { url: `${baseUrlOf(invocation, terminal)}${paths[server]}`, credential };
}

function choose(
  invocation: Invocation,
  terminal: Terminal,
): { server: Server; credential: string | undefined } {
  const key = keyOf(invocation, terminal);
  const token = tokenOf(invocation, terminal);
  const asked = servers.find((one) => one === invocation.operands[0]);
  const server = asked ?? (key ? "salary" : token ? "pipeline" : "public");
  if (server === "public") return { server, credential: undefined };
  const credential = server === "salary" ? key : token;
  if (credential === undefined) {
    throw new UsageError(
      server === "salary"
        ? "The salary tools need a key: set SALARY_KEY, or name a file with --key-file."
        : "The pipeline tools need a token: set PIPELINE_TOKEN, or name a file with --token-file.",
    );
  }
  return { server, credential };
}
