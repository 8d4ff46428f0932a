import { type Context, Hono } from "hono";
import { baseScope, lowestTierOfResource, usableScopes } from "#shared/access/oauth-scopes.ts";
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
import { countUserCode, networkOf } from "#shared/middleware/steps/rate-limit.ts";
import {
  deviceCodePage,
  deviceConsentPage,
  deviceDonePage,
} from "#shared/oauth/device-pages.page.tsx";
import {
  approveDeviceRequest,
  type DeviceRequest,
  denyDeviceRequest,
  findDeviceRequest,
} from "#shared/oauth/device-requests.ts";
import { oauthPaths, resourceNames } from "#shared/oauth/metadata.ts";

const path = oauthPaths.device;

/**
 * `/oauth/device`: connects a device without a browser (RFC 8628). The person types the code that it
 * shows, sees what asks for access, and decides by a form of this page: a link alone connects nothing.
 */
export default new Hono<AppEnv>()
  .onError(renderAppError)
  .get(path, requireSession(), requireFreshVerification(), async (c) => {
    const { searchParams } = new URL(c.req.url);
    const result = searchParams.get("result");
    if (result === "allowed" || result === "refused") {
      return sendPrivatePage(c, deviceDonePage(result));
    }
    const typed = searchParams.get("user_code") ?? "";
    if (typed === "") return sendPrivatePage(c, deviceCodePage({ typed }));
    const request = await find(c, typed);
    if (!request) return sendPrivatePage(c, deviceCodePage({ typed, isUnknown: true }));
    return showConsent(c, request);
  })
  .post(path, requireSession(), requireFreshVerification(), async (c) => {
    const fields = await readFormFields(c);
    if (!(await hasFormToken(c, sessionOf(c).id, fields))) {
      return sendPrivatePage(c, refusedFormPage());
    }
    const typed = typeof fields.user_code === "string" ? fields.user_code : "";
    const request = await find(c, typed);
    const result = request && (await decide(c, request, fields));
    if (!result) return sendPrivatePage(c, deviceCodePage({ typed, isUnknown: true }));
    c.header("Cache-Control", "private, no-store");
    return c.redirect(`${path}?result=${result}`, 303);
  });

/** Every code is counted before it is looked up, so that codes cannot be guessed. */
async function find(c: Context<AppEnv>, typed: string): Promise<DeviceRequest | null> {
  await countUserCode(c, sessionOf(c).account.id);
  return findDeviceRequest(
    {
      ...{ db: openDatabase(c), now: c.get("now") },
      ...{ secretsKey: c.env.SECRETS_KEY, network: networkOf(c) },
    },
    typed,
  );
}

async function showConsent(c: Context<AppEnv>, request: DeviceRequest): Promise<Response> {
  const { account, id } = sessionOf(c);
  const { resource, scopes } = request;
  const usable = usableScopes(resource, account.tier);
  const lowest = lowestTierOfResource[resource];
  return sendPrivatePage(
    c,
    deviceConsentPage({
      ...request,
      minutesAgo: Math.max(0, Math.floor((c.get("now") - request.createdAt) / 60_000)),
      accountName: displayName(account),
      resourceName: resourceNames[resource],
      base: baseScope(resource),
      scopes: scopes.filter((scope) => usable.includes(scope)),
      missing: scopes.filter((scope) => !usable.includes(scope)),
      requiredPlan: includesTier(account.tier, lowest) ? null : planName(lowest),
      action: path,
      formToken: await makeFormToken(c.env.SECRETS_KEY, id),
    }),
  );
}

/** @returns null if the request no longer waits. */
async function decide(
  c: Context<AppEnv>,
  request: DeviceRequest,
  fields: FormFields,
): Promise<"allowed" | "refused" | null> {
  const session = sessionOf(c);
  const chosen = [baseScope(request.resource), ...[fields.scope ?? []].flat()];
  const usable = usableScopes(request.resource, session.account.tier);
  const scopes = request.scopes.filter((scope) => usable.includes(scope) && chosen.includes(scope));
  if (fields.decision !== "allow" || scopes.length === 0) {
    await writeAsOwner(c, session, (context) => denyDeviceRequest(context, request));
    return "refused";
  }
  const isBound = await writeAsOwner(c, session, (context) =>
    approveDeviceRequest(context, request, scopes),
  );
  return isBound ? "allowed" : null;
}
