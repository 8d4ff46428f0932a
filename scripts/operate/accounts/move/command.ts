import { connect } from "../../../../shared/db/client.ts";
import { findAccount } from "../../../run/accounts/accounts.ts";
import { CommandFailed, UsageError } from "../../../run/local/failure.ts";
import { localPlaces } from "../../../run/local/places.ts";
import { readArguments } from "../../../run/local/read-arguments.ts";
import { databaseConfig, findRunningServer } from "../../../run/local/running-server.ts";
import { ensureSecrets } from "../../../run/local/secrets.ts";
import { findBucket } from "../../bucket/find-bucket.ts";
import { openBucket } from "../../bucket/wrangler-bucket.ts";
import { readSecrets } from "../../deploy/read-secrets.ts";
import { cancelMove } from "./cancel-move.ts";
import type { ServiceKeys } from "./check-keys.ts";
import { deleteMoved } from "./delete-moved.ts";
import { moveAccount } from "./move-account.ts";
import type { Deployment, FileStore } from "./move-options.ts";
import { findMove } from "./move-record.ts";

const timeoutMs = 120_000;
/** Isolates know a key for ten seconds at most. */
const settleMs = 15_000;

/** `accounts -- move ACCOUNT --to FILE [--delete | --cancel]` */
export async function runMove(args: string[], usage: string): Promise<void> {
  const options = {
    to: { type: "string" },
    delete: { type: "boolean" },
    cancel: { type: "boolean" },
  } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage);
  const [account, ...more] = positionals;
  if (!account || !values.to || more.length > 0 || (values.delete && values.cancel)) {
    throw new UsageError(
      `move takes an account, --to FILE, and --delete or --cancel or neither\n\n${usage}`,
    );
  }
  const target = openTarget(values.to);
  const source: Deployment = {
    db: connect(databaseConfig(), { timeoutMs }),
    keys: sourceKeys(),
    origin: process.env.SITE_ORIGIN ?? "",
    files: sourceFiles(),
  };
  try {
    const accountId = await idOf(source, account);
    if (values.cancel) {
      await cancelMove({ source, target, accountId });
      return console.log(`${accountId} stays here; nothing of it is left in the target.`);
    }
    const onStep = (step: string) => console.error(step);
    const rows = await moveAccount({ source, target, accountId, onStep });
    console.log(
      `${rows === null ? "" : `${rows} rows were copied and compared. `}${accountId} is open at ${target.origin}, and here no longer. ` +
        "Its keys stay the same; the count of this month's requests starts again there.",
    );
    if (!values.delete) {
      return console.log("Its rows here are kept, closed, until you add --delete.");
    }
    await deleteMoved({ source, target, accountId }, settleMs);
    console.log("Its rows here were deleted.");
  } finally {
    source.db.close();
    target.db.close();
  }
}

/** An id also of an account whose rows have been deleted here. */
async function idOf({ db }: Deployment, account: string): Promise<string> {
  if (account.startsWith("usr_") && (await findMove(db, account))) return account;
  return (await findAccount(db, account)).id;
}

function openTarget(file: string): Deployment {
  const settings = readSecrets(file);
  const read = (name: string) => {
    const value = settings[name];
    if (value) return value;
    throw new CommandFailed(
      `${file} has no ${name}. It must have DATABASE_URL, SECRETS_KEY, DATA_POINT_KEY and SITE_ORIGIN of the deployment that the account moves to, and DATABASE_AUTH_TOKEN if its database asks for one.`,
    );
  };
  const config = { url: read("DATABASE_URL"), authToken: settings.DATABASE_AUTH_TOKEN };
  const keys = { SECRETS_KEY: read("SECRETS_KEY"), DATA_POINT_KEY: read("DATA_POINT_KEY") };
  return {
    ...{ keys, origin: new URL(read("SITE_ORIGIN")).origin },
    db: connect(config, { timeoutMs }),
    files: targetFiles(settings),
  };
}

/** The bucket for documents of the environment, or of the running `npm start`. */
function sourceFiles(): FileStore | undefined {
  const { DOCUMENTS, DATABASE_URL } = process.env;
  const local = DOCUMENTS || DATABASE_URL ? null : localPlaces().workerState;
  return findBucket(local, DOCUMENTS ?? "", "DOCUMENTS") ?? undefined;
}

/** It may be of another Cloudflare account, which the file then says. Undefined also if it is this deployment's. */
function targetFiles(settings: Record<string, string>): FileStore | undefined {
  const { DOCUMENTS: name } = settings;
  const own = ["CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_API_TOKEN"].flatMap((variable) => {
    const value = settings[variable];
    return value ? [[variable, value] as const] : [];
  });
  const account = settings.CLOUDFLARE_ACCOUNT_ID ?? process.env.CLOUDFLARE_ACCOUNT_ID;
  const isSame = name === process.env.DOCUMENTS && account === process.env.CLOUDFLARE_ACCOUNT_ID;
  return name && !isSame ? openBucket(name, null, Object.fromEntries(own)) : undefined;
}

/** The keys of this deployment, from the environment or the running `npm start`. */
function sourceKeys(): ServiceKeys {
  const { SECRETS_KEY, DATA_POINT_KEY, DATABASE_URL } = process.env;
  if (SECRETS_KEY && DATA_POINT_KEY) return { SECRETS_KEY, DATA_POINT_KEY };
  const places = localPlaces();
  if (!DATABASE_URL && findRunningServer(places.server)) {
    const own = ensureSecrets(places.secrets);
    return { SECRETS_KEY: own.SECRETS_KEY ?? "", DATA_POINT_KEY: own.DATA_POINT_KEY ?? "" };
  }
  throw new CommandFailed("Set SECRETS_KEY and DATA_POINT_KEY as this deployment has them.");
}
