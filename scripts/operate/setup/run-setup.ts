import { CommandFailed } from "#scripts/run/local/failure.ts";
import { connect } from "#shared/db/client.ts";
import { type ChosenDatabase, chooseDatabase } from "./choose-database.ts";
import { chooseBucket, chooseSite } from "./choose-site.ts";
import {
  commandOf,
  createResources,
  listResources,
  type Resource,
  type RunWrangler,
} from "./create-resources.ts";
import { describeNext } from "./describe-next.ts";
import { ensureKeys, keyNames, requireOwnKeys } from "./ensure-keys.ts";
import { chooseOperator, ensureOperator } from "./ensure-operator.ts";
import { ensureSmokeKeys } from "./ensure-smoke-keys.ts";
import { fillDatabase } from "./fill-database.ts";
import type { Asking } from "./obtain.ts";
import type { SetupOptions } from "./read-options.ts";
import { refuseSharedDatabase, saveSettings } from "./save-settings.ts";
import { readSettings, type Settings, settingNames } from "./settings-file.ts";

interface SetupContext extends Asking {
  options: SetupOptions;
  /** Runs Wrangler and returns what it prints. */
  wrangler: RunWrangler;
}

/**
 * Prepares a deployment, and says at each step what is done and what was done already.
 *
 * @throws {CommandFailed} that says what would be right. What came before stays, and is found again.
 */
export async function runSetup(context: SetupContext): Promise<void> {
  const { options, say } = context;
  const { secretsFile: file, stage, local } = options;
  const written = readSettings(file);
  const isKnown = Object.keys(written).length > 0;
  const kept = { ...agreeing(options, written), ...written };
  if (isKnown) say(`${file} is there: what it says is not asked for.`);

  const site = await chooseSite(context, {
    single: options.single ?? (kept.WORKERS === undefined ? null : kept.WORKERS !== "separate"),
    site: options.site ?? kept.SITE_ORIGIN,
    stage,
  });
  say(`Site: ${site.origin}, as ${site.single ? "one Worker" : "a Worker for each function"}.`);
  const database = await chooseDatabase(context, { ...tokenOf(options, kept), local });
  refuseSharedDatabase(options, database.config.url);
  say(describeDatabase(database));
  const givenBucket = options.dataBucket ?? kept.DATA_BUCKET;
  const dataBucket = await chooseBucket(context, givenBucket ?? (isKnown ? "none" : undefined));
  const mailDomain = options.mailDomain ?? kept.MAIL_DOMAIN;
  const mailBucket = options.mailBucket ?? kept.MAIL_BUCKET;
  const documentBucket = options.documentBucket ?? kept.DOCUMENTS;
  const keys = ensureKeys(kept);
  const settings: Settings = {
    SITE_ORIGIN: site.origin,
    WORKERS: site.single ? "one" : "separate",
    ...(dataBucket === null ? {} : { DATA_BUCKET: dataBucket }),
    ...(mailDomain === undefined ? {} : { MAIL_DOMAIN: mailDomain }),
    ...(mailBucket === undefined ? {} : { MAIL_BUCKET: mailBucket }),
    ...(documentBucket === undefined ? {} : { DOCUMENTS: documentBucket }),
    DATABASE_URL: database.config.url,
    DATABASE_AUTH_TOKEN: database.config.authToken ?? "",
    ...keys,
  };
  const buckets = [dataBucket ?? undefined, mailBucket, documentBucket];
  const resources = listResources(
    stage,
    buckets.filter((name) => name !== undefined),
  );

  const db = connect(database.config, { timeoutMs: 120_000 });
  try {
    if (!database.isEmpty && !options.newKeys) {
      const missing = keyNames.filter((name) => written[name] === undefined);
      await requireOwnKeys(db, keys, { missing, file, isCurrent: database.missing === 0 });
    }
    const operator = await chooseOperator(context, db, options.operator, database);
    if (options.dryRun) {
      return say(describePlan({ file, operator, settings, resources }, database));
    }
    saveSettings(file, settings, say);
    const run = options.skipsCloudflare ? null : context.wrangler;
    const left = await createResources(run, resources, say);
    await fillDatabase(db, database.missing, say);
    await ensureSmokeKeys(db, written, { origin: site.origin, file, say });
    const secretsKey = keys.SECRETS_KEY;
    const link = await ensureOperator(db, operator, { ...site, file, secretsKey, say });
    say(describeNext({ ...site, stage, file, link, left, isLocal: local, mailDomain }));
  } finally {
    db.close();
  }
}

/**
 * Returns the settings of the environment. They may be another deployment's, so only an option
 * changes a setting that the file has.
 */
function agreeing({ environment, secretsFile }: SetupOptions, written: Settings): Settings {
  for (const name of settingNames) {
    const [given, kept] = [environment[name], written[name]];
    if (given === undefined || kept === undefined || given === kept) continue;
    throw new CommandFailed(
      `${name} is ${given} in the environment and ${kept} in ${secretsFile}. Unset it, or give what is to change as an option.`,
    );
  }
  return environment;
}

/** A token belongs to its database. */
function tokenOf({ databaseUrl, token }: SetupOptions, kept: Settings) {
  if (databaseUrl !== undefined && databaseUrl !== kept.DATABASE_URL) return { databaseUrl, token };
  return {
    databaseUrl: kept.DATABASE_URL,
    token: token ?? (kept.DATABASE_AUTH_TOKEN || undefined),
  };
}

function describeDatabase({ version, isEmpty, missing }: ChosenDatabase): string {
  const own = missing > 0 ? `and lacks ${migrations(missing)}` : "with all migrations";
  const state = isEmpty ? "empty" : `this service's, ${own}`;
  return `Database: it can be reached and written to (SQLite ${version} with full-text index), and is ${state}.`;
}

function migrations(count: number): string {
  return count === 1 ? "1 migration" : `${count} migrations`;
}

interface Plan {
  file: string;
  operator: string | null;
  settings: Settings;
  resources: readonly Resource[];
}

function describePlan(
  { file, operator, settings, resources }: Plan,
  { missing }: ChosenDatabase,
): string {
  const names = Object.keys(settings).join(", ");
  return [
    `Would write to ${file} what it lacks of ${names}.`,
    ...(missing > 0 ? [`Would apply ${migrations(missing)}.`] : []),
    "Would load the catalog and the figures, unless they are live already.",
    ...(operator === null ? [] : [`Would make ${operator} an operator.`]),
    ...resources.map((one) => `Would create the ${one.label}, unless it exists: ${commandOf(one)}`),
    "Nothing was changed.",
  ].join("\n");
}
