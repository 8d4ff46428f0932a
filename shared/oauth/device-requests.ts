import { and, eq, exists, gt, inArray, isNull, sql } from "drizzle-orm";
import { oauthCodes, oauthDeviceRequests } from "#schema/oauth.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { isOauthResource, type OauthScope, parseOauthScopes } from "../access/oauth-scopes.ts";
import { recordEvent } from "../accounts/security-log/record-event.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { keyedHash, keyedHashes } from "../credentials/keyed-hash.ts";
import { mintToken } from "../credentials/token.ts";
import { assertInBatch, statement } from "../db/transaction.ts";
import { lifetimes, type OauthClient, type OauthContext } from "./context.ts";
import { makeRoom, siteLabel } from "./make-room.ts";
import type { RequestedAccess } from "./read-authorization.ts";

/** Requests that wait for a person, in all: the more there are, the more likely a guess meets one. */
export const maxRequests = 10_000;

const networkLabel = "network of a device request";

interface DeviceRequestContext extends OauthContext {
  secretsKey: string;
  /** The address, or its network, that the request came from. */
  network: string;
}

/** What a device shows to its person, and keeps to itself. */
interface DeviceCodes {
  deviceCode: string;
  /** `WDJB-MJHT` */
  userCode: string;
}

/**
 * Stores that a device asks for access, for 15 minutes. Its codes are stored as hashes.
 *
 * @param context `site` is the /24 or /48 network around the request's.
 */
export async function beginDeviceRequest(
  { db, now, secretsKey, network, site }: DeviceRequestContext & { site: string },
  client: OauthClient,
  { resource, scopes }: RequestedAccess,
): Promise<DeviceCodes> {
  const deviceCode = mintToken("oauthDevice");
  const userCode = makeUserCode();
  await db.batch([
    db.run(makeRoom({ table: oauthDeviceRequests, isWaiting: sql`true`, max: maxRequests })),
    db.insert(oauthDeviceRequests).values({
      sha256: await sha256Hex(deviceCode),
      userCodeHash: await hashUserCode(secretsKey, userCode),
      ...{ clientId: client.id, clientName: client.name },
      ...{ resource, scopes: scopes.join(" ") },
      networkHash: await hashNetwork(secretsKey, network),
      siteHash: await keyedHash(secretsKey, siteLabel, site),
      ...{ createdAt: now, expiresAt: now + lifetimes.deviceRequestMs },
    }),
  ]);
  return { deviceCode, userCode };
}

/** Networks are compared, and never read. */
function hashNetwork(secretsKey: string, network: string): Promise<string> {
  return keyedHash(secretsKey, networkLabel, network);
}

/** A device's request, for the person who is to decide on it. */
export interface DeviceRequest extends RequestedAccess {
  sha256: string;
  clientId: string;
  clientName: string;
  /** `WDJB-MJHT` */
  userCode: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  expiresAt: number;
  /** Whether it came from the network that its person is in now. */
  isFromSameNetwork: boolean;
}

/**
 * Finds the request that waits under a user code.
 *
 * @param typed as the person has typed it.
 * @returns null if none waits, for whatever reason: the page says the same of all of them.
 */
export async function findDeviceRequest(
  { db, now, secretsKey, network }: DeviceRequestContext,
  typed: string,
): Promise<DeviceRequest | null> {
  const userCode = readUserCode(typed);
  if (userCode === null) return null;
  const { userCodeHash, deniedAt, expiresAt } = oauthDeviceRequests;
  const hashes = await userCodeHashes(secretsKey, userCode);
  const [row] = await db
    .select()
    .from(oauthDeviceRequests)
    .where(and(inArray(userCodeHash, hashes), isNull(deniedAt), gt(expiresAt, now)));
  if (!row || !isOauthResource(row.resource)) return null;
  const { resource, scopes, networkHash, siteHash: _, ...request } = row;
  return {
    ...request,
    resource,
    scopes: parseOauthScopes(scopes, resource),
    userCode,
    isFromSameNetwork: networkHash === (await hashNetwork(secretsKey, network)),
  };
}

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

/**
 * The code that a person types to connect a device (RFC 8628, section 6.1): eight consonants, so that
 * no word comes out, and no letter that is taken for another.
 */

const alphabet = "BCDFGHJKLMNPQRSTVWXZ";
const length = 8;
const label = "user code of a device";
/** The largest multiple of the alphabet's length that fits in a byte. */
const fairBytes = 240;
const form = new RegExp(`^[${alphabet}]{${length}}$`);

/** A random user code, as it is shown: `WDJB-MJHT`. */
function makeUserCode(): string {
  let code = "";
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fairBytes && code.length < length) code += alphabet.charAt(byte % alphabet.length);
    }
  }
  return showUserCode(code);
}

/** Reads what a person has typed; capitals, spaces and hyphens do not matter. @returns null if it can be no code. */
function readUserCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return form.test(code) ? showUserCode(code) : null;
}

function showUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

function hashUserCode(secretsKey: string, code: string): Promise<string> {
  return keyedHash(secretsKey, label, code);
}

/** The hashes under which a code can be stored. */
function userCodeHashes(secretsKey: string, code: string): Promise<string[]> {
  return keyedHashes(secretsKey, label, code);
}
