import { and, count, eq, gt } from "drizzle-orm";
import { signUps } from "../../../schema/sign-in.ts";
import { signUpsPerHour, signUpsPerNetwork } from "../../access/tiers.ts";
import { dayMs } from "../../core/days.ts";
import { keyedHash } from "../../credentials/keyed-hash.ts";
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
  const { db, now, secretsKey } = context;
  if (policy === "closed") return { refusedFor: "closed" };
  const networkHash = await keyedHash(secretsKey, "sign-up network", network);
  const invitation = typed === "" ? null : await findInvitation(context, typed);
  if (invitation?.accountId === null) return { refusedFor: null, invitation, networkHash };
  if (policy === "invite" || typed !== "") return { refusedFor: "invitation" };

  const ofNetwork = and(eq(signUps.network, networkHash), gt(signUps.at, now - dayMs));
  const [[own], [all]] = await db.batch([
    db.select({ made: count() }).from(signUps).where(ofNetwork),
    db
      .select({ made: count() })
      .from(signUps)
      .where(gt(signUps.at, now - hourMs)),
  ]);
  if ((own?.made ?? 0) >= signUpsPerNetwork) return { refusedFor: "address" };
  if ((all?.made ?? 0) >= signUpsPerHour) return { refusedFor: "total" };
  return { refusedFor: null, invitation: null, networkHash };
}
