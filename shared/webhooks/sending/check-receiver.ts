import type { SendingSettings } from "./settings.ts";

/** Whether a webhook may be registered for a URL. */
export type ReceiverVerdict =
  | { kind: "accepted" }
  /** The message says what is wrong with the URL, for its owner. */
  | { kind: "refused"; message: string }
  /** No resolver could be asked; later it may work. */
  | { kind: "unreachable" };

/** Holds a URL against every rule for receivers, those of its host's addresses included. */
export type CheckReceiver = (url: string, settings: SendingSettings) => Promise<ReceiverVerdict>;
