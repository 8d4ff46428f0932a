/** `npm run db:backup -- FILE`: writes the whole database to a file, as one snapshot. */
import { existsSync } from "node:fs";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed, UsageError } from "../run/local/failure.ts";
import { databaseConfig } from "../run/local/running-server.ts";
import { writeBackup } from "./backup/write-backup.ts";

const usage = `Usage:
  npm run db:backup -- FILE.sql.gz

Writes the database as gzipped SQL to a new file that only you can read. The keys of the service (SECRETS_KEY and
DATA_POINT_KEY) are not in it: keep them elsewhere, because without them webhooks are not signed and ids do not resolve.

Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database of the running npm start.`;

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === "--help" || file === "help") return console.log(usage);
  if (!file || file.startsWith("-") || more.length > 0) throw new UsageError(usage);
  if (existsSync(file)) throw new CommandFailed(`${file} exists already. Choose another name.`);
  const { bytes, sha256 } = await writeBackup(databaseConfig(), file);
  console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB of SQL, gzipped; SHA-256 ${sha256}`);
});
