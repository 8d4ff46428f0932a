import { desc, inArray } from "drizzle-orm";
import { oauthDeviceRequests } from "../../schema/oauth.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { keyedHash } from "../credentials/keyed-hash.ts";
import { mintToken } from "../credentials/token.ts";
import { lifetimes, type OauthClient, type OauthContext } from "./context.ts";
import type { RequestedAccess } from "./read-authorization.ts";
import { hashUserCode, makeUserCode } from "./user-code.ts";

/**
 * Requests that wait for a person, in all. The oldest give way to a new one, as unused clients do;
 * the more there are, the more likely a guess meets one.
 */
const maxRequests = 10_000;
/** A run removes more than one request adds. */
const maxRemoved = 20;

const networkLabel = "network of a device request";

export interface DeviceRequestContext extends OauthContext {
  secretsKey: string;
  /** The address, or its network, that the request came from. */
  network: string;
}

/** What a device shows to its person, and keeps to itself. */
export interface DeviceCodes {
  deviceCode: string;
  /** `WDJB-MJHT` */
  userCode: string;
}

/** Stores that a device asks for access, for 15 minutes. Its codes are stored as hashes. */
export async function beginDeviceRequest(
  { db, now, secretsKey, network }: DeviceRequestContext,
  client: OauthClient,
  { resource, scopes }: RequestedAccess,
): Promise<DeviceCodes> {
  const deviceCode = mintToken("oauthDevice");
  const userCode = makeUserCode();
  const { sha256, createdAt } = oauthDeviceRequests;
  const surplus = db
    .select({ sha256 })
    .from(oauthDeviceRequests)
    .orderBy(desc(createdAt), desc(sha256))
    .limit(maxRemoved)
    .offset(maxRequests - 1);
  await db.batch([
    db.delete(oauthDeviceRequests).where(inArray(sha256, surplus)),
    db.insert(oauthDeviceRequests).values({
      sha256: await sha256Hex(deviceCode),
      userCodeHash: await hashUserCode(secretsKey, userCode),
      ...{ clientId: client.id, clientName: client.name },
      ...{ resource, scopes: scopes.join(" ") },
      networkHash: await hashNetwork(secretsKey, network),
      ...{ createdAt: now, expiresAt: now + lifetimes.deviceRequestMs },
    }),
  ]);
  return { deviceCode, userCode };
}

/** Networks are compared, and never read. */
export function hashNetwork(secretsKey: string, network: string): Promise<string> {
  return keyedHash(secretsKey, networkLabel, network);
}
