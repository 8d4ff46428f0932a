import { pause } from "../../transport/pause.ts";
import { CommandFailed, ServiceSilent } from "../failures.ts";
import {
  type AuthorizationServer,
  deviceGrant,
  OauthRefusal,
  post,
  type Tokens,
} from "./server.ts";

/** What the person needs to know. */
interface DeviceCode {
  user_code: string;
  verification_uri: string;
  /** Seconds. */
  expires_in: number;
}

interface DeviceOptions {
  clientId: string;
  resource: string;
  scope: string | undefined;
  show(code: DeviceCode): void;
  signal: AbortSignal;
}

/**
 * Signs in without a browser on this machine (RFC 8628): the person types a short code on a page of the
 * service, wherever they have a browser, and this process asks until they have.
 */
export async function signInByCode(
  server: AuthorizationServer,
  { clientId, resource, scope, show, signal }: DeviceOptions,
): Promise<Tokens> {
  const device = await post<DeviceCode & { device_code: string; interval?: number }>(
    server.device_authorization_endpoint,
    { client_id: clientId, resource, ...(scope === undefined ? {} : { scope }) },
    signal,
  );
  show(device);
  let seconds = device.interval ?? 5;
  const endsAt = Date.now() + device.expires_in * 1_000;
  while (Date.now() < endsAt) {
    await pause(seconds * 1_000, signal);
    try {
      return await post<Tokens>(
        server.token_endpoint,
        { grant_type: deviceGrant, client_id: clientId, device_code: device.device_code },
        signal,
      );
    } catch (error) {
      if (error instanceof ServiceSilent) seconds *= 2;
      else if (!(error instanceof OauthRefusal)) throw error;
      else if (error.code === "slow_down") seconds += 5;
      else if (error.code !== "authorization_pending") throw error;
    }
  }
  throw new CommandFailed("Nobody has typed the code in time. Run it again for another code.");
}
