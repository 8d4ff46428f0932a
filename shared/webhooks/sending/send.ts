import type { Attempt, OutgoingDelivery } from "./attempt.ts";
import type { SendingSettings } from "./settings.ts";

/** Sends one delivery, once. Never throws for what a receiver, its DNS or its URL does. */
export type Send = (delivery: OutgoingDelivery, settings: SendingSettings) => Promise<Attempt>;
