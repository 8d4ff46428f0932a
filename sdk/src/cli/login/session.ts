import {
  type FetchLike,
  platform,
  type RequestInitLike,
  type ResponseLike,
} from "../../platform.ts";
import { SignedOut } from "../failures.ts";
import { changeProfiles, type Profile, readProfiles } from "./profiles.ts";
import { OauthRefusal, post, type Tokens } from "./server.ts";

/** An access token is renewed so long before it expires. */
const marginMs = 60_000;

type Env = Readonly<Record<string, string | undefined>>;

/** A profile in use: it renews its tokens, and keeps them in the file. */
export class ProfileSession {
  readonly name: string;
  #profile: Profile;
  readonly #env: Env;
  readonly #signal: AbortSignal;
  #renewal: Promise<void> | null = null;

  constructor(name: string, profile: Profile, env: Env, signal: AbortSignal) {
    this.name = name;
    this.#profile = profile;
    this.#env = env;
    this.#signal = signal;
  }

  get url(): string {
    return this.#profile.url;
  }

  get scopes(): readonly string[] {
    return this.#profile.scopes;
  }

  /** A token that is valid for a while. @throws {SignedOut} if the access was revoked or has lapsed. */
  async accessToken(): Promise<string> {
    if (this.#profile.expiresAt - Date.now() < marginMs) await this.renew();
    return this.#profile.accessToken;
  }

  /** `fetch` with the token of the profile. */
  readonly fetch: FetchLike = async (url, init) => {
    const sent = init as RequestInitLike;
    const send = async (): Promise<ResponseLike> => {
      const authorization = `Bearer ${await this.accessToken()}`;
      const headers = { ...sent.headers, authorization };
      return platform.fetch(url, { ...sent, headers });
    };
    const first = await send();
    if (first.status !== 401) return first;
    // It was revoked, or another command has renewed it, or the clock of this machine is wrong.
    await this.renew().catch(() => {});
    return send();
  };

  /** Renews the tokens, once for all that wait for it. */
  renew(): Promise<void> {
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #renew(): Promise<void> {
    // A refresh token is good once: a second use of one that another command has used would end the access.
    const kept = readProfiles(this.#env).profiles[this.name];
    if (kept?.url === this.url && kept.refreshToken !== this.#profile.refreshToken) {
      this.#profile = kept;
      if (kept.expiresAt - Date.now() >= marginMs) return;
    }
    const { url, clientId, refreshToken } = this.#profile;
    try {
      const tokens = await post<Tokens>(
        `${url}/oauth/token`,
        { grant_type: "refresh_token", client_id: clientId, refresh_token: refreshToken },
        this.#signal,
      );
      this.#profile = withTokens(this.#profile, tokens);
    } catch (error) {
      if (error instanceof OauthRefusal && error.code === "invalid_grant") {
        throw new SignedOut(
          `You are signed out of ${url}: the access has lapsed, or was revoked there. Sign in again: login ${url}`,
        );
      }
      throw error;
    }
    const renewed = this.#profile;
    changeProfiles(this.#env, ({ profiles }) => {
      profiles[this.name] = renewed;
    });
  }
}

export function withTokens(
  profile: Pick<Profile, "url" | "clientId">,
  { access_token, refresh_token, expires_in, scope }: Tokens,
): Profile {
  return {
    ...{ url: profile.url, clientId: profile.clientId },
    ...{ accessToken: access_token, refreshToken: refresh_token },
    expiresAt: Date.now() + expires_in * 1_000,
    scopes: scope.split(" ").filter(Boolean),
  };
}
