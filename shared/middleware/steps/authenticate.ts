import type { Context, MiddlewareHandler } from "hono";
import { isolateCredentials } from "../../access/credential-cache.ts";
import { findAccessToken } from "../../access/find-access-token.ts";
import { type Credential, findKey, findToken, hasExpired } from "../../access/find-caller.ts";
import { readCredential, type SentCredential } from "../../access/read-credential.ts";
import type { TokenKind } from "../../credentials/token.ts";
import type { Executor } from "../../db/bound.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { connectionOf } from "../request/connection.ts";
import { lookUpInTurn } from "../request/look-up-in-turn.ts";
import { siteOrigin } from "../request/site.ts";
import { credentialsOf, ended, invalid, missing } from "./credential-refusals.ts";
import { countFailedAuth, lookupQueueOf } from "./rate-limit.ts";

type Find = (db: Executor, sha256: string) => Promise<Credential | null>;

/** How credentials for calls are found. A token of another kind in the header is as wrong as a guess. */
const finders: Partial<Record<TokenKind, Find>> = {
  intelligence: findKey,
  whitelabel: findKey,
  pipeline: findToken,
  oauthAccess: findAccessToken,
};

/**
 * Identifies the caller and stores it in `c.var.caller`.
 *
 * A public endpoint ignores an invalid credential. Elsewhere it is rejected, and every credential
 * that was never issued is counted against the address it came from.
 */
export function authenticate(endpoint: Omit<Endpoint, "handle">): MiddlewareHandler<AppEnv> {
  const { access, resource } = endpoint;
  const kinds = credentialsOf(access);
  const [kind] = kinds;
  const required = access.kind !== "public";
  const isOfApis = endpoint.path.startsWith("/api/");
  const opensThis = ({ opens }: Credential) =>
    opens === resource || kinds.some((own) => own === opens) || (isOfApis && opens === "/api");

  return async function authenticate(c, next) {
    c.set("endpoint", endpoint);
    if (endpoint.secretUrl) return next();
    const header = c.req.header("authorization");
    if (required && header === undefined) throw missing(kinds, siteOrigin(c));
    const sent = header === undefined ? null : await readCredential(header);
    // Whatever else is sent to a public endpoint is ignored, so it is not looked up either.
    const isHonored = sent?.kind === kind || (isOfApis && sent?.kind === "oauthAccess");
    const finder = sent && (required || isHonored) ? finders[sent.kind] : undefined;
    const credential = sent && finder ? await find(c, sent, finder, endpoint) : null;
    const isAlive = credential !== null && !hasEnded(credential, c.get("now"));
    if (required) {
      // A misspelled credential is recognized by its checksum, without a look-up.
      if (!finder) await countFailedAuth(c);
      if (!credential || !opensThis(credential)) {
        const wrong = { sent: sent?.kind, opens: credential?.opens, resource };
        throw invalid(kinds, siteOrigin(c), wrong);
      }
      if (!isAlive) throw ended(credential, siteOrigin(c));
    }
    if (isAlive && opensThis(credential)) {
      const { caller, pipelineCaller = caller } = credential;
      c.set("caller", kind === "pipeline" ? pipelineCaller : caller);
      // A key of the other API reads what all callers share.
      if (kind === "pipeline") c.set("ownerId", caller.accountId);
    }
    await next();
  };
}

function hasEnded(credential: Credential, now: number): boolean {
  return credential.revoked || hasExpired(credential, now);
}

/**
 * Looks a credential up, after others if its address has sent too many wrong ones. It is never
 * rejected for those, because it may be right.
 */
async function find(
  c: Context<AppEnv>,
  { sha256 }: SentCredential,
  finder: Find,
  { access, begin }: Pick<Endpoint, "access" | "begin">,
): Promise<Credential | null> {
  let lookedUp = false;
  const queue = isolateCredentials.hasFound(sha256) ? null : lookupQueueOf(c);
  const lookUp = () => {
    lookedUp = true;
    const found = finder(connectionOf(c), sha256);
    if (queue === null) begin?.(c);
    return found;
  };
  const found = await isolateCredentials.get(
    sha256,
    queue === null ? lookUp : () => lookUpInTurn(queue, lookUp),
    (work) => c.executionCtx.waitUntil(work),
  );
  if (!found && (access.kind !== "public" || lookedUp)) await countFailedAuth(c);
  return found;
}
