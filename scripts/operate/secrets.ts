/** `npm run secrets -- make | check | re-encrypt`: the service's own keys, and what they encrypt. */
import { randomBytes } from "node:crypto";
import { readKeys } from "#shared/credentials/key-list.ts";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { localPlaces } from "../run/local/places.ts";
import { wrongCommand } from "../run/local/read-arguments.ts";
import { findRunningServer } from "../run/local/running-server.ts";
import { ensureSecrets } from "../run/local/secrets.ts";
import { withDatabase } from "../run/local/with-database.ts";
import { reEncrypt } from "./secrets/re-encrypt.ts";

const usage = `Usage:
  npm run secrets -- make         prints a new key: 32 random bytes in hex
  npm run secrets -- check        counts what each key of SECRETS_KEY encrypts
  npm run secrets -- re-encrypt   encrypts with the first key of SECRETS_KEY what its other keys encrypted

SECRETS_KEY is the service's: the new key, a comma, and the earlier ones (docs/operating.md, "Replacing a key").
Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database and key of the running npm start.`;

await runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "make" && rest.length === 0) return console.log(randomBytes(32).toString("hex"));
  if (command === "check" && rest.length === 0) return report({ write: false });
  if (command === "re-encrypt" && rest.length === 0) return report({ write: true });
  if (command === "help" || command === "--help") return console.log(usage);
  throw wrongCommand(command, ["make", "check", "re-encrypt"], usage);
});

async function report(options: { write: boolean }): Promise<void> {
  const secret = serviceKeys();
  await withDatabase(async (db) => {
    const { current, earlier, unreadable } = await reEncrypt(db, secret, options);
    console.log(`${current} secrets of webhooks are encrypted with the first key.`);
    console.log(
      options.write
        ? `${earlier} were encrypted with an earlier key, and now are with the first.`
        : `${earlier} are encrypted with an earlier key${earlier > 0 ? ": npm run secrets -- re-encrypt" : ""}.`,
    );
    if (unreadable.length > 0) {
      throw new CommandFailed(
        `${unreadable.length} cannot be decrypted with any of the keys, so that nothing is signed for these webhooks until their secrets are rotated: ${unreadable.join(", ")}`,
      );
    }
  });
}

function serviceKeys(): string {
  const places = localPlaces();
  const running = process.env.DATABASE_URL ? null : findRunningServer(places.server);
  const secret = process.env.SECRETS_KEY ?? (running && ensureSecrets(places.secrets).SECRETS_KEY);
  if (!secret) throw new CommandFailed("Set SECRETS_KEY as the service has it.");
  try {
    readKeys(secret);
  } catch (error) {
    throw new CommandFailed(`SECRETS_KEY: ${error instanceof Error ? error.message : error}.`);
  }
  return secret;
}
