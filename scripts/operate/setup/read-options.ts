import { UsageError } from "#scripts/run/local/failure.ts";
import { readArguments } from "#scripts/run/local/read-arguments.ts";
import type { Stage } from "#scripts/run/workers/composed-config.ts";
import { type Settings, secretsFiles } from "./settings-file.ts";

const usage = `Usage:
  npm run setup                  asks, and prepares everything that a deployment needs
  npm run setup -- [options]     asks only for what the options and the environment leave open

It makes the keys, writes the file with the secrets, checks, migrates and fills the database, and creates
the queue and the bucket. It can be run again at any time: it finishes what is missing and keeps the rest.

Options:
  --yes                  asks nothing: what is not given has its default, or ends the command
  --dry-run              checks the answers and the database, and says what it would do; changes nothing
  --site ORIGIN          the public address, e.g. https://api.example.com; or SITE_ORIGIN
  --single, --separate   one Worker for everything (the default), or one for each function
  --database-url URL     libsql://… or https://…; or DATABASE_URL
  --token-stdin          reads the database's token from the first line of standard input
  --operator EMAIL       makes an account that may open /app/operator, and prints a link to it; or none
  --data-bucket NAME     the R2 bucket with the data files; or none; or DATA_BUCKET
  --mail-domain DOMAIN   the domain of the accounts' addresses for mail, e.g. in.example.com; or MAIL_DOMAIN
  --mail-bucket NAME     the R2 bucket that keeps mails for 30 days; or MAIL_BUCKET; without it none are kept
  --documents-bucket NAME
                         the R2 bucket that keeps documents of jobs; or DOCUMENTS; without it none are kept
  --secrets-file FILE    secrets.env by default, or secrets.staging.env
  --staging              a deployment next to the one that people use, with a database of its own
  --skip-cloudflare      prints what is to be created at Cloudflare instead of creating it
  --new-keys             makes new keys although the database has accounts, whose codes and links then end
  --local                accepts a database of this machine, which no deployed Worker can reach

The token is asked for, and not shown, or is in DATABASE_AUTH_TOKEN. It is no option, because other users
of the machine can read command lines.`;

export interface SetupOptions {
  /** Whether nobody is asked. */
  yes: boolean;
  dryRun: boolean;
  /** Null if it is still to be asked. */
  single: boolean | null;
  stage: Stage | undefined;
  site: string | undefined;
  databaseUrl: string | undefined;
  /** Settings of the environment, which count where no option does. */
  environment: Settings;
  /** Whether the token is the first line of standard input. */
  tokenFromInput: boolean;
  token: string | undefined;
  operator: string | undefined;
  dataBucket: string | undefined;
  mailDomain: string | undefined;
  mailBucket: string | undefined;
  documentBucket: string | undefined;
  secretsFile: string;
  skipsCloudflare: boolean;
  newKeys: boolean;
  local: boolean;
}

/** @throws {UsageError} */
export function readOptions(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): SetupOptions {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  const { values } = readArguments(
    {
      args,
      options: {
        ...{ yes: flag, "dry-run": flag, single: flag, separate: flag, staging: flag },
        ...{ "token-stdin": flag, "skip-cloudflare": flag, "new-keys": flag, local: flag },
        ...{ site: text, "database-url": text, operator: text, "data-bucket": text },
        ...{ "mail-domain": text, "mail-bucket": text, "documents-bucket": text },
        "secrets-file": text,
      },
    },
    usage,
  );
  const { single, separate, staging, "mail-domain": mailDomain } = values;
  if (mailDomain !== undefined && !/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(mailDomain)) {
    throw new UsageError(
      `--mail-domain ${mailDomain} is no domain in lower case, such as in.example.com.\n\n${usage}`,
    );
  }
  if (single && separate) throw new UsageError(`--single or --separate, not both.\n\n${usage}`);
  return {
    yes: values.yes,
    dryRun: values["dry-run"],
    single: single || separate ? single : null,
    stage: staging ? "staging" : undefined,
    site: values.site,
    databaseUrl: values["database-url"],
    environment: {
      ...(env.SITE_ORIGIN && { SITE_ORIGIN: env.SITE_ORIGIN }),
      ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
      ...(env.DATA_BUCKET && { DATA_BUCKET: env.DATA_BUCKET }),
      ...(env.MAIL_DOMAIN && { MAIL_DOMAIN: env.MAIL_DOMAIN }),
      ...(env.MAIL_BUCKET && { MAIL_BUCKET: env.MAIL_BUCKET }),
      ...(env.DOCUMENTS && { DOCUMENTS: env.DOCUMENTS }),
    },
    tokenFromInput: values["token-stdin"],
    token: env.DATABASE_AUTH_TOKEN || undefined,
    operator: values.operator,
    dataBucket: values["data-bucket"],
    mailDomain: values["mail-domain"],
    mailBucket: values["mail-bucket"],
    documentBucket: values["documents-bucket"],
    secretsFile: values["secrets-file"] ?? secretsFiles[staging ? "staging" : "production"],
    skipsCloudflare: values["skip-cloudflare"],
    newKeys: values["new-keys"],
    local: values.local,
  };
}
