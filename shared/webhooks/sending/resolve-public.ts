import type { SendingSettings } from "./settings.ts";

/** What DNS says of a host, and whether all of it may be reached. */
export type Resolution =
  | { kind: "public"; addresses: readonly string[] }
  /** At least one address lies in a range that is not for the public. */
  | { kind: "refused"; address: string; range: string }
  | { kind: "unresolved" }
  | { kind: "unreachable" };

/** Looks up every A and AAAA record of a host and checks each of them. */
export type ResolvePublic = (
  host: string,
  settings: SendingSettings,
  signal: AbortSignal,
) => Promise<Resolution>;
