import { eq } from "drizzle-orm";
import { users } from "../../schema/accounts.ts";
import type { Database } from "../../shared/db/client.ts";
import { ensureAccount, setOperator } from "../accounts/accounts.ts";
import { invite } from "../accounts/invite.ts";
import { CommandFailed } from "../local/failure.ts";
import { withFile } from "./describe-next.ts";
import { type Asking, obtain } from "./obtain.ts";

/** How long the link to the operator's account is good for. */
const linkHours = 72;

interface Given {
  /** An email address, or none; undefined if it is still to be asked. */
  given: string | undefined;
  /** The file with the secrets. */
  file: string;
  origin: string;
  secretsKey: string;
}

/**
 * Makes the first operator's account, unless there is an operator.
 *
 * @returns a link that opens the account once; null if none was made.
 */
export async function ensureOperator(
  asking: Asking,
  db: Database,
  { given, file, ...site }: Given,
): Promise<string | null> {
  const present = await listOperators(db);
  if (present.length > 0 && (given === undefined || present.includes(given.toLowerCase()))) {
    asking.say(
      `Operator: ${present.join(", ")}, from before. For another link: ${withFile(file, `npm run accounts -- invite ${present[0]}`)}`,
    );
    return null;
  }
  const email = await chooseOperator(asking, given);
  if (email === null) {
    asking.say("Operator: none. To make one later, run npm run setup again.");
    return null;
  }
  const link = await makeOperator(db, email, site);
  asking.say(`Operator: ${email} may open /app/operator.`);
  return link;
}

/** Names some of the accounts that may open the operator's page. */
async function listOperators(db: Database): Promise<string[]> {
  const rows = await db.select().from(users).where(eq(users.isOperator, true)).limit(20);
  return rows.map(({ id, email }) => email ?? id);
}

/** Asks whose the operator's account is; null for none yet. */
function chooseOperator(asking: Asking, given: string | undefined): Promise<string | null> {
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
