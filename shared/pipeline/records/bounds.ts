/** The bounds of what one account may contain, enforced by every write that adds to it. */
import { eq, type SQL, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { pipelineTallies } from "#schema/pipeline.ts";
import { type PipelineBounds, pipelineBoundsOf } from "#shared/access/tiers.ts";
import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "./context.ts";

export type BoundName = keyof PipelineBounds;

/** How much a write adds. */
interface Added extends Partial<Record<Exclude<BoundName, "textBytes">, number>> {
  /** The added text, which is only measured if the account turns out to be full, or its bytes. */
  text?: readonly (string | null | undefined)[] | number;
}

const { kind, rows, textBytes } = pipelineTallies;

function rowsWhere(kinds: SQL): SQL<number> {
  return sql<number>`coalesce(sum(iif(${kinds}, ${rows}, 0)), 0)`.mapWith(Number);
}

/** How much of each bound an account uses, over its rows of `pipelineTallies`: some fifteen. */
const used: Readonly<Record<BoundName, SQL<number>>> = {
  jobs: rowsWhere(sql`${kind} like 'job:%'`),
  contacts: rowsWhere(sql`${kind} = 'contact'`),
  links: rowsWhere(sql`${kind} = 'link'`),
  entries: rowsWhere(sql`${kind} in ('activity', 'event', 'mood')`),
  textBytes: sql<number>`coalesce(sum(${textBytes}), 0)`.mapWith(Number),
};

const nouns: Readonly<Record<BoundName, string>> = {
  jobs: "jobs",
  contacts: "contacts",
  links: "links between jobs and contacts",
  entries: "activities, calendar events and mood check-ins",
  textBytes: "bytes of text",
};

/**
 * Makes the transaction fail if the account then has more than its plan includes. Must follow the
 * statements that add the rows. Only what this write adds to is checked: rows above a bound stay,
 * and can be changed and deleted.
 *
 * @param later what later transactions of the same write will add.
 * @throws ApiError `parameter_missing` from the transaction, with the bound.
 */
export function assertWithinBounds(
  context: WriteContext,
  added: Added,
  later: Partial<Record<BoundName, number>> = {},
): void {
  const { write, caller } = context;
  const checked = boundsOf(added, later);
  if (checked.length === 0) return;
  const [full, free] = [pipelineBoundsOf("ultra"), pipelineBoundsOf("free")];
  const within = sql.join(
    checked.map((bound) => {
      const most = sql`iif(${users.tier} = 'free', ${free[bound]}, ${full[bound]})`;
      return sql`${used[bound]} + ${later[bound] ?? 0} <= ${most}`;
    }),
    sql` and `,
  );
  const holds = statement
    .select({ within })
    .from(users)
    .leftJoin(pipelineTallies, eq(pipelineTallies.userId, users.id))
    .where(eq(users.id, caller.accountId));
  write(assertInBatch(sql`(${holds})`, () => refuseAboveBounds(context, added, later)));
}

/** @throws ApiError `parameter_missing` if the account has no room for this much more. */
async function refuseAboveBounds(
  { db, caller }: WriteContext,
  added: Added,
  later: Partial<Record<BoundName, number>>,
): Promise<void> {
  const [[account], [tally]] = await db.batch([
    db.select({ tier: users.tier }).from(users).where(eq(users.id, caller.accountId)),
    db.select(used).from(pipelineTallies).where(eq(pipelineTallies.userId, caller.accountId)),
  ]);
  if (!account || !tally) return;
  const bounds = pipelineBoundsOf(account.tier);
  for (const bound of boundsOf(added, later)) {
    const now = bound === "textBytes" ? sizeOf(added.text) : (added[bound] ?? 0);
    const more = now + (later[bound] ?? 0);
    if (tally[bound] + more <= bounds[bound]) continue;
    const plan = account.tier === "free" ? " on the Free plan" : "";
    throw new ApiError("parameter_missing", {
      message: `An account can have at most ${grouped(bounds[bound])} ${nouns[bound]}${plan}. This one has ${grouped(tally[bound])}, and this would add ${grouped(more)}.`,
      param: "body",
      clarification: "Which records can be deleted to make room?",
    });
  }
}

function boundsOf(
  { text, ...counts }: Added,
  { textBytes: laterText = 0, ...later }: Partial<Record<BoundName, number>>,
): BoundName[] {
  const growing = (["jobs", "contacts", "links", "entries"] as const).filter(
    (bound) => (counts[bound] ?? 0) + (later[bound] ?? 0) > 0,
  );
  const grows = typeof text === "number" ? text > 0 : text?.some(Boolean);
  return grows || laterText > 0 ? [...growing, "textBytes"] : growing;
}

const encoder = new TextEncoder();

function sizeOf(text: Added["text"]): number {
  if (typeof text === "number") return text;
  return countBytes(text ?? []);
}

/** The size of texts in UTF-8. */
export function countBytes(texts: readonly (string | null | undefined)[]): number {
  return encoder.encode(texts.join("")).length;
}
