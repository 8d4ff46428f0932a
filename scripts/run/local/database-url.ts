import { CommandFailed } from "./failure.ts";
import { isLocal } from "./loopback.ts";

/**
 * Checks the address of a database.
 *
 * @returns it as the Workers use it.
 * @throws {CommandFailed} that says what would be right.
 */
export function readDatabaseUrl(text: string): string {
  const url = URL.parse(text);
  const right = "libsql://NAME-ORGANIZATION.turso.io, or https://HOST of a sqld of your own";
  if (!url?.host) throw new CommandFailed(`Not an address of a database: it is like ${right}.`);
  if (url.username || url.password || url.search) {
    throw new CommandFailed(
      `Give the address without the token, which is asked for next: ${url.protocol}//${url.host}`,
    );
  }
  if (url.protocol === "http:" && !isLocal(text)) {
    throw new CommandFailed(
      `http:// would send the token and every record unencrypted. Use https://${url.host}`,
    );
  }
  if (!["libsql:", "https:", "http:"].includes(url.protocol)) {
    throw new CommandFailed(
      `A Worker cannot use ${url.protocol}// for its database: it is like ${right}.`,
    );
  }
  // A shell reads it too, from the file with the secrets.
  if (!/^[\w:/.[\]-]+$/.test(text))
    throw new CommandFailed(`Not an address of a database: it is like ${right}.`);
  return text.replace(/\/+$/, "");
}
