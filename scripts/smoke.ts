/** `npm run smoke`: finds out on the real edge what cannot be known before a deployment. */
import { parseArgs } from "node:util";
import { readComposedConfig } from "./deploy/composed-config.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed, UsageError } from "./local/failure.ts";
import { judgeTransport } from "./smoke/judge-transport.ts";
import { runProbe } from "./smoke/run-probe.ts";

const usage = `Usage:
  SITE_ORIGIN=https://api.example.com npm run smoke -- --webhooks HOST HOST

Sends a POST to two hosts (or https URLs) of your choice, both by a socket to a checked address and
by fetch, from a Worker that exists for that minute alone. Prints the line for WEBHOOK_TRANSPORT if
the deployment should have another one; then, and if the hosts do not tell, the exit code is 1.
Choose hosts that are not on Cloudflare and share their address with others, such as a receiver
of your own behind a load balancer.`;

await runCommand(async () => {
  const { urls, origin } = readArguments(process.argv.slice(2));
  const current = readComposedConfig().vars.WEBHOOK_TRANSPORT === "fetch" ? "fetch" : "pinned";
  const probes = await runProbe({ origin, urls, wrangler: runWrangler });
  const { transport, lines } = judgeTransport(probes, current);
  console.log(`\n${lines.join("\n")}`);
  if (transport === null) throw new CommandFailed("The hosts do not tell which transport works.");
  if (transport !== current) throw new CommandFailed("Webhooks need the other transport.");
});

function readArguments(args: string[]): { urls: string[]; origin: string } {
  const { webhooks, hosts } = parse(args);
  if (!webhooks || hosts.length !== 2) throw new UsageError(usage);
  const urls = hosts.map((host) => {
    const url = URL.parse(host.includes("://") ? host : `https://${host}/`);
    if (url?.protocol !== "https:") throw new UsageError(`Not an https host: ${host}\n\n${usage}`);
    return url.href;
  });
  if (new URL(urls[0] ?? "").hostname === new URL(urls[1] ?? "").hostname) {
    throw new UsageError(`The two hosts are the same.\n\n${usage}`);
  }
  const { SITE_ORIGIN = "" } = process.env;
  const origin = URL.parse(SITE_ORIGIN);
  if (origin?.protocol !== "https:" || origin.origin !== SITE_ORIGIN) {
    throw new UsageError(`SITE_ORIGIN must be the service's https origin.\n\n${usage}`);
  }
  return { urls, origin: SITE_ORIGIN };
}

function parse(args: string[]): { webhooks: boolean; hosts: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { webhooks: { type: "boolean", default: false } },
    });
    return { webhooks: values.webhooks, hosts: positionals };
  } catch (error) {
    throw new UsageError(`${String(error)}\n\n${usage}`);
  }
}
