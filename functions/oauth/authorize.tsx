import { type Context, Hono } from "hono";
import {
  baseScope,
  lowestTierOfResource,
  type OauthScope,
  usableScopes,
} from "#shared/access/oauth-scopes.ts";
import { includesTier, planName } from "#shared/access/tiers.ts";
import { hasFormToken } from "#shared/accounts/app/app-page.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { type FormFields, readFormFields } from "#shared/accounts/app/read-form.http.ts";
import {
  requireFreshVerification,
  requireSession,
  sessionOf,
} from "#shared/accounts/app/require-session.http.ts";
import { renderAppError, sendPrivatePage } from "#shared/accounts/app/send-app-page.http.tsx";
import { displayName, makeFormToken } from "#shared/accounts/sessions/session.ts";
import { refusedFormPage } from "#shared/html/error-page.tsx";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { findMalformedField, malformedField, queryOf } from "#shared/middleware/request/url.ts";
import { approve } from "#shared/oauth/approve.ts";
import { findClient } from "#shared/oauth/clients.ts";
import { consentPage, refusedClientPage } from "#shared/oauth/consent.page.tsx";
import type { OauthClient } from "#shared/oauth/context.ts";
import { oauthPaths, resourceNames } from "#shared/oauth/metadata.ts";
import { type OauthParameters, readOauthParameters } from "#shared/oauth/oauth-app.http.ts";
import { OauthError } from "#shared/oauth/oauth-error.ts";
import {
  type Authorization,
  readAuthorization,
  readRedirectUri,
} from "#shared/oauth/read-authorization.ts";
import { isDocumentUrl, readClientDocument } from "#shared/oauth/read-client-document.ts";
import {
  describeRedirectHost,
  isWebAddress,
  redirectSource,
  withParameters,
} from "#shared/oauth/redirect-uri.ts";
import { fetchPublic } from "#shared/outbound/fetch-public.ts";
import { readSendingSettings } from "#shared/outbound/settings.ts";

const path = oauthPaths.authorize;

/**
 * `/oauth/authorize`: asks the person who is signed in whether a client may use their account, and
 * sends the client a code (RFC 6749 with PKCE, RFC 9207). The form is sent to the same URL, so that
 * the request is checked again.
 */
export default new Hono<AppEnv>()
  .onError(renderAppError)
  .get(path, requireSession(), requireFreshVerification(), (c) =>
    withRequest(c, (request) => showConsent(c, request)),
  )
  .post(path, requireSession(), requireFreshVerification(), async (c) => {
    const fields = await readFormFields(c);
    if (!(await hasFormToken(c, sessionOf(c).id, fields))) {
      return sendPrivatePage(c, refusedFormPage());
    }
    return withRequest(c, (request) => decide(c, request, fields));
  });

interface Request {
  client: OauthClient;
  redirectUri: string;
  authorization: Authorization;
  /** Sends the client a response. */
  respond(parameters: Readonly<Record<string, string>>): Response;
}

/** Reads the request of the URL, and responds to one that is not valid: to the client once it is known. */
async function withRequest(
  c: Context<AppEnv>,
  serve: (request: Request) => Promise<Response>,
): Promise<Response> {
  const origin = siteOrigin(c);
  let respond: Request["respond"] | undefined;
  let respondsOnTheWeb = false;
  try {
    const malformed = findMalformedField(queryOf(c.req.url), () => true);
    if (malformed !== null) throw malformedField(malformed);
    const parameters = readOauthParameters(new URL(c.req.url).searchParams);
    const client = await requireClient(c, parameters);
    const redirectUri = readRedirectUri(parameters, client);
    const state = parameters.get("state");
    respondsOnTheWeb = isWebAddress(redirectUri);
    respond = (own) => {
      c.header("Cache-Control", "private, no-store");
      c.header("Referrer-Policy", "no-referrer");
      return c.redirect(withParameters(redirectUri, { ...own, state, iss: origin }), 303);
    };
    const authorization = readAuthorization(parameters, origin);
    return await serve({ client, redirectUri, authorization, respond });
  } catch (error) {
    if (!(error instanceof OauthError)) throw error;
    // Nobody has agreed to anything yet: a program on their device is started only by their decision.
    const isDecided = error.code === "access_denied";
    if (!respond || !(isDecided || respondsOnTheWeb))
      return sendPrivatePage(c, refusedClientPage(error.message));
    return respond({ error: error.code, error_description: error.message });
  }
}

async function requireClient(
  c: Context<AppEnv>,
  parameters: OauthParameters,
): Promise<OauthClient> {
  const id = parameters.get("client_id");
  if (id === undefined)
    throw new OauthError("invalid_request", "The parameter client_id is missing.");
  if (isDocumentUrl(id)) {
    const settings = readSendingSettings(c.env, new URL(c.req.url).origin);
    return readClientDocument(id, (request) => fetchPublic(request, settings));
  }
  const client = await findClient({ db: openDatabase(c), now: c.get("now") }, id);
  if (!client) throw new OauthError("invalid_request", "No client has this client_id.");
  return client;
}

async function showConsent(c: Context<AppEnv>, request: Request): Promise<Response> {
  const { client, redirectUri, authorization } = request;
  const { account, id } = sessionOf(c);
  const { resource, scopes } = authorization;
  const usable = usableScopes(resource, account.tier);
  const lowest = lowestTierOfResource[resource];
  const { pathname, search } = new URL(c.req.url);
  return sendPrivatePage(
    c,
    consentPage({
      clientName: client.name,
      clientHost: describeRedirectHost(redirectUri),
      redirectSource: redirectSource(redirectUri),
      accountName: displayName(account),
      resourceName: resourceNames[resource],
      base: baseScope(resource),
      scopes: scopes.filter((scope) => usable.includes(scope)),
      missing: scopes.filter((scope) => !usable.includes(scope)),
      requiredPlan: includesTier(account.tier, lowest) ? null : planName(lowest),
      action: `${pathname}${search}`,
      formToken: await makeFormToken(c.env.SECRETS_KEY, id),
    }),
  );
}

async function decide(
  c: Context<AppEnv>,
  { client, redirectUri, authorization, respond }: Request,
  fields: FormFields,
): Promise<Response> {
  const session = sessionOf(c);
  const { resource, challenge } = authorization;
  const chosen = [baseScope(resource), ...[fields.scope ?? []].flat()];
  const usable = usableScopes(resource, session.account.tier);
  const scopes = authorization.scopes.filter(
    (scope: OauthScope) => usable.includes(scope) && chosen.includes(scope),
  );
  if (fields.decision !== "allow" || scopes.length === 0) {
    throw new OauthError("access_denied", "The person refused.");
  }
  const code = await writeAsOwner(c, session, (context) =>
    approve(context, { client, redirectUri, resource, scopes, challenge }),
  );
  return respond({ code });
}
