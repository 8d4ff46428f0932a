import type { Database } from "../db/client.ts";

/** The context of the authorization server's verbs. */
export interface OauthContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The context of the verbs that issue tokens. */
export interface TokenContext extends OauthContext {
  /** Keys (`readKeys`) that the tokens of a refresh are derived with. */
  secretsKey: string;
  /** How long a new access token is valid. */
  accessTokenMs: number;
}

/** The most that is kept for an account and a grant: far more than a person and an honest client need. */
export const bounds = {
  /** Connections of an account, revoked ones included. */
  grants: 100,
  /** Used refresh tokens of a grant; one an hour makes 720 in their 30 days. */
  usedTokens: 2_000,
  /** Rows that a write removes at most: more than one adds. */
  removed: 20,
} as const;

/** A client that asks for access: registered, or described by a document at its URL. */
export interface OauthClient {
  /** `ocl_…`, or the URL of its metadata document. */
  id: string;
  name: string;
  redirectUris: readonly string[];
}

/** How a device asks whether its request was approved. */
export const polling = {
  intervalSeconds: 5,
  /** A request sooner than this is too soon: the network delays one more than the next. */
  toleratedMs: 4_000,
} as const;

export const lifetimes = {
  codeMs: 60_000,
  /** How long a person may take to type the code of a device. */
  deviceRequestMs: 15 * 60_000,
  /** During this time a used refresh token is exchanged again, for the same tokens. */
  refreshGraceMs: 10_000,
  accessTokenMs: 3_600_000,
  /** The lifetime of a refresh token; each exchange starts it again. */
  refreshTokenMs: 30 * 86_400_000,
  /** The lifetime of a registered client that nobody has approved. */
  unusedClientMs: 86_400_000,
  /** Used codes are remembered for so long, to notice that one is used again. */
  usedCodeMs: 86_400_000,
} as const;
