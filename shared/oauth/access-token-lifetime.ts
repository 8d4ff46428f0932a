import type { ServiceBindings } from "../core/service-bindings.ts";
import { isProduction, UnsafeSettings } from "../core/unsafe-settings.ts";
import { lifetimes } from "./context.ts";

export type LifetimeBindings = Pick<ServiceBindings, "ENVIRONMENT" | "OAUTH_ACCESS_TOKEN_SECONDS">;

/**
 * How long access tokens are valid: an hour, or a few seconds where somebody watches how clients
 * renew them.
 *
 * @throws {UnsafeSettings} if production has the setting, with which every client would refresh all
 * the time, or if it is malformed.
 */
export function readAccessTokenMs(env: LifetimeBindings): number {
  const text = env.OAUTH_ACCESS_TOKEN_SECONDS;
  if (text === undefined) return lifetimes.accessTokenMs;
  if (isProduction(env)) {
    throw new UnsafeSettings(
      "OAUTH_ACCESS_TOKEN_SECONDS shortens the life of access tokens, to watch clients renew them. It is only allowed with ENVIRONMENT local or test.",
    );
  }
  const ms = Number(text) * 1_000;
  if (!/^[1-9]\d{0,3}$/.test(text) || ms > lifetimes.accessTokenMs) {
    throw new UnsafeSettings(
      `OAUTH_ACCESS_TOKEN_SECONDS must be a whole number from 1 to ${lifetimes.accessTokenMs / 1_000}, such as 5, not "${text}".`,
    );
  }
  return ms;
}
