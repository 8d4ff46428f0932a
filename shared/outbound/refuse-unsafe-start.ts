/**
 * Validates the sending settings when the module is loaded. A Worker that can send webhooks imports this, so that
 * it does not start with settings that would let webhooks reach internal addresses.
 */
import { env } from "cloudflare:workers";
import { readSendingSettings, type SendingBindings } from "./settings.ts";

readSendingSettings(env as SendingBindings);
