import { asc, eq } from "drizzle-orm";
import { passkeys } from "#schema/sign-in.ts";
import type { AccountContext } from "#shared/writes/context.ts";

/** The most passkeys of an account. */
export const maxPasskeys = 20;

export interface PasskeyRecord {
  /** `psk_…` */
  id: string;
  name: string;
  credentialId: string;
  transports: string;
  /** Whether it may be copied to other devices, and whether it was when it was last used. */
  backupEligible: boolean;
  backedUp: boolean;
  createdAt: number;
  /** The start of a UTC day; null before its first use after it was made. */
  lastUsedDay: number | null;
}

/** The account's passkeys, oldest first. */
export async function listPasskeys({ db, caller }: AccountContext): Promise<PasskeyRecord[]> {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      credentialId: passkeys.credentialId,
      transports: passkeys.transports,
      backupEligible: passkeys.backupEligible,
      backedUp: passkeys.backedUp,
      createdAt: passkeys.createdAt,
      lastUsedDay: passkeys.lastUsedDay,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, caller.accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(maxPasskeys);
}
