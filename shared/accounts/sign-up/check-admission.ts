import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { signUpRefusals, signUps } from "#schema/sign-in.ts";
import {
  signUpsForNewSites,
  signUpsPerHour,
  signUpsPerNetwork,
  signUpsPerSite,
} from "#shared/access/tiers.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { keyedHash } from "#shared/credentials/keyed-hash.ts";
import type { Database } from "#shared/db/client.ts";
import { assertInBatch, type Statement, statement } from "#shared/db/transaction.ts";
import { type FoundInvitation, findInvitation } from "../invitations/invitations.ts";
import type { VisitorContext } from "../visitor-context.ts";

const hourMs = 60 * 60_000;

export interface Applicant {
  policy: SignUpPolicy;
  /** The address, or its /64 network. */
  network: string;
  /** The /24 or /48 network around it. */
  site: string;
  /** The secret or link of an invitation; empty without one. */
  invitation: string;
}

/** Where somebody signs up from, as keyed hashes. */
export interface Origin {
  network: string;
  site: string;
}

type SignUpAdmission =
  | { refusedFor: RefusalReason }
  | { refusedFor: null; invitation: FoundInvitation | null; origin: Origin };

/**
 * Whether somebody may make an account. An invitation counts for more than the limits; where
 * sign-up is by invitation it is needed.
 */
export async function checkAdmission(
  context: VisitorContext,
  { policy, network, site, invitation: typed }: Applicant,
): Promise<SignUpAdmission> {
  const { secretsKey } = context;
  if (policy === "closed") return { refusedFor: "closed" };
  const origin = {
    network: await keyedHash(secretsKey, "sign-up network", network),
    site: await keyedHash(secretsKey, "sign-up site", site),
  };
  const invitation = typed === "" ? null : await findInvitation(context, typed);
  if (invitation?.accountId === null) return { refusedFor: null, invitation, origin };
  if (policy === "invite" || typed !== "") return { refusedFor: "invitation" };

  const before = await countMade(context, origin);
  const full = fullBound(before);
  return full === null ? { refusedFor: null, invitation: null, origin } : { refusedFor: full };
}

/** Accounts made without an invitation: from a network in a day, from a site and in all in an hour. */
interface Made {
  ofNetwork: number;
  ofSite: number;
  ofAll: number;
}

/**
 * Returns the bound that leaves no room for one more sign-up. Half of all sign-ups are reserved for
 * sites that made none in the last hour, so that a few sites cannot use up all of them.
 */
export function fullBound({ ofNetwork, ofSite, ofAll }: Made): "address" | "total" | null {
  if (ofNetwork >= signUpsPerNetwork || ofSite >= signUpsPerSite) return "address";
  const room = ofSite === 0 ? signUpsPerHour : signUpsPerHour - signUpsForNewSites;
  return ofAll >= room ? "total" : null;
}

/**
 * A statement that rolls its batch back if more accounts were made than may be: the limits hold for
 * sign-ups at the same time too. Must come before the one that counts the account.
 *
 * @throws ApiError `rate_limit_exceeded` from the batch.
 */
export function requireSignUpRoom(context: VisitorContext, origin: Origin): Statement {
  const { ofNetwork, ofSite, ofAll } = made(origin, context.now);
  const explain = async () => {
    if (fullBound(await countMade(context, origin)) === null) return;
    throw new ApiError("rate_limit_exceeded", {
      message: "Many accounts were made at the same time. Try again in an hour.",
      afterSeconds: hourMs / 1000,
    });
  };
  const room = sql`${signUpsPerHour} - iif(${ofSite} = 0, 0, ${signUpsForNewSites})`;
  return assertInBatch(
    sql`${ofNetwork} < ${signUpsPerNetwork} and ${ofSite} < ${signUpsPerSite} and ${ofAll} < ${room}`,
    explain,
  );
}

async function countMade({ db, now }: VisitorContext, origin: Origin): Promise<Made> {
  const [found] = await db.select(made(origin, now)).from(sql`(select 1)`);
  return found ?? { ofNetwork: 0, ofSite: 0, ofAll: 0 };
}

function made({ network, site }: Origin, now: number): Record<keyof Made, SQL<number>> {
  const inHour = gt(signUps.at, now - hourMs);
  const ofNetwork = and(eq(signUps.network, network), gt(signUps.at, now - dayMs));
  return {
    ofNetwork: statement.$count(signUps, ofNetwork),
    ofSite: statement.$count(signUps, and(eq(signUps.site, site), inHour)),
    ofAll: statement.$count(signUps, inHour),
  };
}

/** The people who may make an account in the browser: everybody, those with an invitation, or nobody. */
export type SignUpPolicy = "open" | "invite" | "closed";

/** Reads `SIGN_UP`. What is misspelled closes the sign-up rather than opening it. */
export function readSignUpPolicy(value: string | undefined): SignUpPolicy {
  if (value === undefined || value === "" || value === "open") return "open";
  return value === "invite" ? "invite" : "closed";
}

export type RefusalReason = typeof signUpRefusals.$inferInsert.reason;

/** Counts a refused sign-up, for the operator. Nothing is stored about who was refused. */
export async function countRefusal(
  { db, now }: { db: Pick<Database, "insert">; now: number },
  reason: RefusalReason,
): Promise<void> {
  await db
    .insert(signUpRefusals)
    .values({ day: isoDate(now), reason, count: 1 })
    .onConflictDoUpdate({
      target: [signUpRefusals.day, signUpRefusals.reason],
      set: { count: sql`${signUpRefusals.count} + 1` },
    });
}
