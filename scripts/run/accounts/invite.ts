/** One-time links, which sign in to an account or invite somebody to make one. */
import { and, eq, isNull } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { invitations } from "#schema/sign-in.ts";
import { makeInvitation } from "#shared/accounts/invitations/invitations.ts";
import { connect, type Database, type DatabaseConfig } from "#shared/db/client.ts";
import { writeAtomically } from "#shared/db/transaction.ts";

const hourMs = 3_600_000;

interface Link {
  url: string;
  expiresAt: number;
}

interface InviteOptions {
  /** The account that the link opens; null to invite somebody to make one. */
  accountId: string | null;
  /** Whom it is for. */
  note: string;
  hours: number;
  secretsKey: string;
  /** Where the service is. */
  origin: string;
}

export async function invite(db: Database, options: InviteOptions): Promise<Link> {
  const { accountId, note, hours, secretsKey, origin } = options;
  const { path, expiresAt } = await writeAtomically(db, (write) =>
    makeInvitation(
      { write, now: Date.now(), secretsKey },
      { accountId, createdBy: "command line", note, validMs: hours * hourMs },
    ),
  );
  return { url: `${origin}${path}`, expiresAt };
}

/** The development account that the link opens: it has everything. */
const developmentEmail = "ultra@example.com";
const developmentNote = "development";

/**
 * A link that signs in to the development account once, in place of the one of an earlier start.
 *
 * @param baseUrl of the running service. The link has the host's name, which passkeys need.
 */
export async function developmentLink(
  database: DatabaseConfig,
  secretsKey: string,
  baseUrl: string,
): Promise<string | null> {
  const db = connect(database, { timeoutMs: 10_000 });
  try {
    const [account] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, developmentEmail));
    if (!account) return null;
    await db
      .delete(invitations)
      .where(and(eq(invitations.note, developmentNote), isNull(invitations.usedAt)));
    const { origin } = new URL(baseUrl.replace("//127.0.0.1", "//localhost"));
    const options = { accountId: account.id, note: developmentNote, hours: 24 };
    return (await invite(db, { ...options, secretsKey, origin })).url;
  } finally {
    db.close();
  }
}
