/** `npm run smoke`: finds out on the real edge whether a deployment works, and how it reaches webhooks. */
import { readComposedConfig } from "./deploy/composed-config.ts";
import { readDeployment } from "./deploy/deployed-versions.ts";
import { readSecrets } from "./deploy/read-secrets.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed } from "./local/failure.ts";
import { readCredentials } from "./smoke/credentials.ts";
import { judgeTransport } from "./smoke/judge-transport.ts";
import { readSmokeArguments, type SmokeArguments } from "./smoke/read-arguments.ts";
import { runProbe } from "./smoke/run-probe.ts";
import { runSmoke } from "./smoke/run-smoke.ts";

await runCommand(async () => {
  const options = readSmokeArguments(process.argv.slice(2), process.env.SITE_ORIGIN);
  if (options.asks) await ask(options);
  if (options.probes !== null) await probe(options.origin, options.probes);
});

async function ask(options: SmokeArguments): Promise<void> {
  const { origin, secretsFile, single, stage, webhookUrl, waitMs } = options;
  const secrets = secretsFile === undefined ? null : readSecrets(secretsFile);
  const known = readDeployment(origin);
  if (known === null) {
    console.log("Nothing was deployed to this origin from here: any version will do.\n");
  }
  const deployment = known ?? { single, stage, versions: {} };
  await runSmoke({
    ...{ origin, webhookUrl, waitMs, uploaded: null },
    credentials: readCredentials(process.env, secrets),
    deployment: options.anyVersion ? { ...deployment, versions: {} } : deployment,
  });
}

async function probe(origin: string, urls: readonly string[]): Promise<void> {
  const current = readComposedConfig().vars.WEBHOOK_TRANSPORT === "fetch" ? "fetch" : "pinned";
  const wrangler = async (args: readonly string[]) => void (await runWrangler(args));
  const probes = await runProbe({ origin, urls, wrangler });
  const { transport, lines } = judgeTransport(probes, current);
  console.log(`\n${lines.join("\n")}`);
  if (transport === null) throw new CommandFailed("The hosts do not tell which transport works.");
  if (transport !== current) throw new CommandFailed("Webhooks need the other transport.");
}
