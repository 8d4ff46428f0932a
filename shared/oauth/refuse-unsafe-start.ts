/**
 * Validates the lifetime of access tokens when the module is loaded. The core Worker imports this: it
 * is deployed first, so that no deployment starts in production with the setting for tests.
 */
import { env } from "cloudflare:workers";
import { type LifetimeBindings, readAccessTokenMs } from "./access-token-lifetime.ts";

readAccessTokenMs(env as LifetimeBindings);
