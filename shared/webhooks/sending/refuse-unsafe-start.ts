/** Whoever can send imports this: with settings that would turn webhooks inwards, a Worker does not start. */
import { env } from "cloudflare:workers";
import { readSendingSettings, type SendingBindings } from "./settings.ts";

readSendingSettings(env as SendingBindings);
