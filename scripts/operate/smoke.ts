/** `npm run smoke`: asks every function of a deployment whether it works. */

import { runCommand } from "../run/local/command.ts";
import { isLocal } from "../run/local/loopback.ts";
import { readDeployment } from "./deploy/deployed-versions.ts";
import { readSecrets } from "./deploy/read-secrets.ts";
import { readCredentials } from "./smoke/credentials.ts";
import { readSmokeArguments } from "./smoke/read-arguments.ts";
import { runSmoke } from "./smoke/run-smoke.ts";

await runCommand(async () => {
  const options = readSmokeArguments(process.argv.slice(2));
  const { origin, secretsFile, single, stage, webhookUrl, waitMs } = options;
  const secrets = secretsFile === undefined ? null : readSecrets(secretsFile);
  const known = readDeployment(origin);
  if (known === null && !isLocal(origin)) {
    console.log("Nothing was deployed to this origin from here: any version will do.\n");
  }
  const deployment = known ?? { single, stage, versions: {} };
  await runSmoke({
    ...{ origin, webhookUrl, waitMs, uploaded: null },
    credentials: readCredentials(process.env, secrets),
    deployment: options.anyVersion ? { ...deployment, versions: {} } : deployment,
  });
});
