import type { Invocation } from "../command.ts";
import { type Command, keyOptions, tokenOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { forwardMcp } from "../mcp/forward.ts";
import { baseUrlOf, keyOf, type Terminal, tokenOf } from "../terminal.ts";

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
    const { server, credential } = choose(invocation, terminal);
    await forwardMcp({
      url: `${baseUrlOf(invocation, terminal)}${paths[server]}`,
      credential,
      input: terminal.stdin,
      write: (line) => terminal.stdout.write(`${line}\n`),
      signal: terminal.signal,
    });
  },
};

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
