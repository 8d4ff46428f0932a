import { eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { ensureAccount, setOperator } from "#scripts/run/accounts/accounts.ts";
import { invite } from "#scripts/run/accounts/invite.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import type { Database } from "#shared/db/client.ts";
import { withFile } from "./describe-next.ts";
import type { OwnDatabase } from "./judge-tables.ts";
import { type Asking, obtain } from "./obtain.ts";

/** How long the link to the operator's account is good for. */
const linkHours = 72;

/**
 * Asks whose the operator's account is, unless there is one.
 *
 * @param database what is known of it: one that lacks migrations cannot be asked yet.
 * @returns null for none, or none more.
 */
export async function chooseOperator(
  asking: Asking,
  db: Database,
  given: string | undefined,
  database: OwnDatabase,
): Promise<string | null> {
  if (given === undefined && !database.isEmpty) {
    if (database.missing > 0 || (await listOperators(db)).length > 0) return null;
  }
  return obtain(asking, {
    question: "Email address of the operator's account",
    otherwise: "--operator EMAIL",
    given,
    fallback: "none",
    check(text) {
      if (text === "none") return null;
      if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return text.toLowerCase();
      throw new CommandFailed(`Not an email address: ${text}. Nothing is sent to it; or none.`);
    },
  });
}

interface Site {
  /** The file with the secrets. */
  file: string;
  origin: string;
  secretsKey: string;
  say(line: string): void;
}

/**
 * Makes the operator's account, unless it is one already.
 *
 * @returns a link that opens the account once; null if none was made.
 */
export async function ensureOperator(
  db: Database,
  email: string | null,
  { file, say, ...site }: Site,
): Promise<string | null> {
  const present = await listOperators(db);
  const [first] = present;
  if (email !== null && !present.includes(email)) {
    const link = await makeOperator(db, email, site);
    say(`Operator: ${email} may open /app/operator.`);
    return link;
  }
  say(
    first === undefined
      ? "Operator: none. To make one later, run npm run setup again."
      : `Operator: ${present.join(", ")}, from before. For another link: ${withFile(file, `npm run accounts -- invite ${first}`)}`,
  );
  return null;
}

/** Names some of the accounts that may open the operator's page. */
async function listOperators(db: Database): Promise<string[]> {
  const rows = await db.select().from(users).where(eq(users.isOperator, true)).limit(20);
  return rows.map(({ id, email }) => email ?? id);
}

/** Makes the account, unless it exists, and a link that opens it once. */
async function makeOperator(
  db: Database,
  email: string,
  site: { origin: string; secretsKey: string },
): Promise<string> {
  const account = await ensureAccount(db, email, "ultra");
  await setOperator(db, account.id, true);
  const { url } = await invite(db, {
    ...site,
    accountId: account.id,
    note: "npm run setup",
    hours: linkHours,
  });
  return url;
}
