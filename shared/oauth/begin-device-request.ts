import { sql } from "drizzle-orm";
import { oauthDeviceRequests } from "#schema/oauth.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { keyedHash } from "../credentials/keyed-hash.ts";
import { mintToken } from "../credentials/token.ts";
import { lifetimes, type OauthClient, type OauthContext } from "./context.ts";
import { makeRoom, siteLabel } from "./make-room.ts";
import type { RequestedAccess } from "./read-authorization.ts";
import { hashUserCode, makeUserCode } from "./user-code.ts";

/** Requests that wait for a person, in all: the more there are, the more likely a guess meets one. */
export const maxRequests = 10_000;

const networkLabel = "network of a device request";

export interface DeviceRequestContext extends OauthContext {
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
export function hashNetwork(secretsKey: string, network: string): Promise<string> {
  return keyedHash(secretsKey, networkLabel, network);
}
