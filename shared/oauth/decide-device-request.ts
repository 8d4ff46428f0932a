import { and, eq, exists, gt, isNull } from "drizzle-orm";
import { oauthCodes, oauthDeviceRequests } from "#schema/oauth.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import type { OauthScope } from "../access/oauth-scopes.ts";
import { recordEvent } from "../accounts/security-log/record-event.ts";
import { assertInBatch, statement } from "../db/transaction.ts";
import type { DeviceRequest } from "./find-device-request.ts";

/** The place of an application that was connected by a code, in the list of connections. */
const deviceHost = "a device that you typed the code of";

/**
 * Binds a device's request to the account of whoever approves it, once. The device then exchanges its
 * code as other applications do theirs.
 *
 * @returns false if it no longer waits.
 */
export async function approveDeviceRequest(
  context: OwnerWriteContext,
  { sha256, clientId, clientName, resource, expiresAt }: DeviceRequest,
  scopes: readonly OauthScope[],
): Promise<boolean> {
  const { db, write, caller, now } = context;
  const own = eq(oauthDeviceRequests.sha256, sha256);
  const { deniedAt, expiresAt: endsAt } = oauthDeviceRequests;
  const isWaiting = and(own, isNull(deniedAt), gt(endsAt, now));
  const [found] = await db.select().from(oauthDeviceRequests).where(isWaiting);
  if (!found) return false;
  const waiting = statement.select().from(oauthDeviceRequests).where(isWaiting);
  write(
    assertInBatch(exists(waiting)),
    statement.delete(oauthDeviceRequests).where(own),
    statement.insert(oauthCodes).values({
      ...{ sha256, userId: caller.accountId, clientId, clientName, clientHost: deviceHost },
      // No browser is redirected, and nobody but the device has had the code.
      ...{ redirectUri: "", challenge: "" },
      ...{ resource, scopes: scopes.join(" "), expiresAt },
    }),
  );
  recordEvent(context, "connection_allowed", clientName);
  return true;
}

/** Refuses a device's request, which it learns when it next asks. */
export async function denyDeviceRequest(
  context: OwnerWriteContext,
  { sha256 }: DeviceRequest,
): Promise<void> {
  const { write, now } = context;
  write(
    statement
      .update(oauthDeviceRequests)
      .set({ deniedAt: now })
      .where(eq(oauthDeviceRequests.sha256, sha256)),
  );
}
