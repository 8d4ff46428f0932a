import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { signUps } from "../../../schema/sign-in.ts";
import { signUpsPerHour, signUpsPerNetwork } from "../../access/tiers.ts";
import { dayMs } from "../../core/days.ts";
import { ApiError } from "../../core/errors.ts";
import { keyedHash } from "../../credentials/keyed-hash.ts";
import { assertInBatch, type Statement, statement } from "../../db/transaction.ts";
import { type FoundInvitation, findInvitation } from "../invitations/find-invitation.ts";
import type { VisitorContext } from "../visitor-context.ts";
import type { SignUpPolicy } from "./policy.ts";
import type { RefusalReason } from "./refusals.ts";

const hourMs = 60 * 60_000;

export interface Applicant {
  policy: SignUpPolicy;
  /** The address, or its /64 network. */
  network: string;
  /** The secret or link of an invitation; empty without one. */
  invitation: string;
}

export type SignUpAdmission =
  | { refusedFor: RefusalReason }
  | { refusedFor: null; invitation: FoundInvitation | null; networkHash: string };

/**
 * Whether somebody may make an account. An invitation counts for more than the limits; where
 * sign-up is by invitation it is needed.
 */
export async function checkAdmission(
  context: VisitorContext,
  { policy, network, invitation: typed }: Applicant,
): Promise<SignUpAdmission> {
  const { secretsKey } = context;
  if (policy === "closed") return { refusedFor: "closed" };
  const networkHash = await keyedHash(secretsKey, "sign-up network", network);
  const invitation = typed === "" ? null : await findInvitation(context, typed);
  if (invitation?.accountId === null) return { refusedFor: null, invitation, networkHash };
  if (policy === "invite" || typed !== "") return { refusedFor: "invitation" };

  const { ofNetwork, ofAll } = await countMade(context, networkHash);
  if (ofNetwork >= signUpsPerNetwork) return { refusedFor: "address" };
  if (ofAll >= signUpsPerHour) return { refusedFor: "total" };
  return { refusedFor: null, invitation: null, networkHash };
}

/**
 * A statement that rolls its batch back if more accounts were made than may be: the limits hold for
 * sign-ups at the same time too. Must follow the one that counts the account.
 *
 * @throws ApiError `rate_limit_exceeded` from the batch.
 */
export function requireRoom(context: VisitorContext, networkHash: string): Statement {
  const { ofNetwork, ofAll } = made(networkHash, context.now);
  const explain = async () => {
    const before = await countMade(context, networkHash);
    if (before.ofNetwork < signUpsPerNetwork && before.ofAll < signUpsPerHour) return;
    throw new ApiError("rate_limit_exceeded", {
      message: "Many accounts were made at the same time. Try again in an hour.",
      afterSeconds: hourMs / 1000,
    });
  };
  return assertInBatch(
    sql`${ofNetwork} <= ${signUpsPerNetwork} and ${ofAll} <= ${signUpsPerHour}`,
    explain,
  );
}

async function countMade(
  { db, now }: VisitorContext,
  networkHash: string,
): Promise<{ ofNetwork: number; ofAll: number }> {
  const [found] = await db.select(made(networkHash, now)).from(sql`(select 1)`);
  return found ?? { ofNetwork: 0, ofAll: 0 };
}

/** Accounts made from a network within a day, and from all within an hour, without an invitation. */
function made(networkHash: string, now: number): { ofNetwork: SQL<number>; ofAll: SQL<number> } {
  const ofNetwork = and(eq(signUps.network, networkHash), gt(signUps.at, now - dayMs));
  return {
    ofNetwork: statement.$count(signUps, ofNetwork),
    ofAll: statement.$count(signUps, gt(signUps.at, now - hourMs)),
  };
}
