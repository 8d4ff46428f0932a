import { readDatabaseUrl } from "#scripts/run/local/database-url.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { isLocal } from "#scripts/run/local/loopback.ts";
import type { DatabaseConfig } from "#shared/db/client.ts";
import {
  type InspectedDatabase,
  inspectDatabase,
  isOpen,
  TokenRefused,
} from "./inspect-database.ts";
import { type Asking, NobodyAnswers, obtain } from "./obtain.ts";
import { nobody } from "./questions.ts";

interface Given {
  databaseUrl: string | undefined;
  token: string | undefined;
  /** Whether a database of this machine will do. */
  local: boolean;
}

export interface ChosenDatabase extends InspectedDatabase {
  config: DatabaseConfig;
}

/**
 * Asks for the database and its token until the service can use it. What was given is not asked
 * for: if it is wrong, the command ends.
 *
 * @throws {CommandFailed}
 */
export async function chooseDatabase(asking: Asking, given: Given): Promise<ChosenDatabase> {
  for (;;) {
    const url = await obtain(asking, {
      question: "Address of the database (libsql://… or https://…)",
      otherwise: "--database-url URL, or DATABASE_URL",
      given: given.databaseUrl,
      check: (text) => refuseLocal(readDatabaseUrl(text), given.local),
    });
    try {
      return await withToken(asking, url, given);
    } catch (error) {
      const isFinal = given.databaseUrl !== undefined || error instanceof NobodyAnswers;
      if (isFinal || !(error instanceof CommandFailed)) throw error;
      asking.say(error.message);
    }
  }
}

async function withToken(asking: Asking, url: string, given: Given): Promise<ChosenDatabase> {
  if (await isOpen({ url })) {
    if (!isLocal(url)) {
      throw new CommandFailed(
        "The database responds without a token: whoever knows its address can read and change it. Have it ask for one (sqld: --auth-jwt-key-file).",
      );
    }
    return { config: { url, authToken: undefined }, ...(await inspectDatabase({ url })) };
  }
  for (let { token } = given; ; token = undefined) {
    const authToken = await obtain(asking, {
      question: "Token of the database (it is not shown)",
      otherwise: "the token: DATABASE_AUTH_TOKEN, or --token-stdin",
      given: token,
      hidden: true,
      check: readToken,
    });
    try {
      const config = { url, authToken };
      return { config, ...(await inspectDatabase(config)) };
    } catch (error) {
      // One that was given may have expired since.
      if (asking.questions === nobody || !(error instanceof TokenRefused)) throw error;
      asking.say(error.message);
    }
  }
}

/** Checks that a pasted token is one word, without line breaks and without the name of its variable. */
function readToken(text: string): string {
  if (/^[\w.~+/=-]+$/.test(text)) return text;
  throw new CommandFailed("A token is one word of letters, digits and . _ ~ + / = -");
}

function refuseLocal(url: string, accepts: boolean): string {
  if (accepts || !isLocal(url)) return url;
  throw new CommandFailed(
    `${url} is on this machine, where no deployed Worker reaches it. To try the command, give --local.`,
  );
}
