import { type Context, Hono } from "hono";
import type { AttemptKind } from "#shared/access/tiers.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteName, siteOrigin } from "#shared/middleware/request/site.ts";
import { toApiError } from "#shared/middleware/response/error.ts";
import { countAttempt } from "#shared/middleware/steps/rate-limit.ts";
import { requireSessionPlace } from "../app/open-session.http.ts";
import { type FormFields, isFromThisSite, readSignInFields } from "../app/read-form.http.ts";
import { openVisitor, type Visitor } from "../app/visitor.http.ts";
import { findSessionEnded } from "../sessions/session-guard.ts";
import type { RelyingParty } from "./passkey-options.ts";

interface PasskeyOptionsRoute {
  /** Absolute, under `/login`, `/signup` or `/app`. */
  path: string;
  attempt: AttemptKind;
  /**
   * Makes a challenge, and what the browser needs to have a passkey answer it.
   *
   * @returns null if the form has to be sent as it is, to come back with what is wrong with it.
   */
  make(c: Context<AppEnv>, visitor: Visitor, fields: FormFields): Promise<object | null>;
}

/**
 * The Hono app that a form's script asks, by POST and with the form's fields, for the options of a
 * passkey. The answer has the form's token too, which is another one if the page was open for longer
 * than its session lasts.
 */
export function passkeyOptions({ path, attempt, make }: PasskeyOptionsRoute): Hono<AppEnv> {
  requireSessionPlace(path);
  return new Hono<AppEnv>()
    .onError((error, c) => {
      const { row, details } = toApiError(findSessionEnded(error) ?? error, c);
      return sendProblem(c, row.status, details.message);
    })
    .post(path, async (c) => {
      c.header("Cache-Control", "private, no-store");
      if (!isFromThisSite(c))
        return sendProblem(c, 403, "The request was not sent from this site.");
      const visitor = await openVisitor(c);
      await countAttempt(c, attempt);
      const options = await make(c, visitor, await readSignInFields(c));
      if (!options) return sendProblem(c, 400, "The form is not complete.");
      return c.json({ options, form_token: visitor.formToken });
    });
}

function sendProblem(c: Context<AppEnv>, status: number, problem: string): Response {
  c.header("Cache-Control", "private, no-store");
  return c.json({ problem }, { status } as { status: 400 });
}

/** The site as passkeys know it: of the domain in `RP_ID`, or else of the service's own host. */
export function relyingParty(c: Context<AppEnv>): RelyingParty {
  const origin = siteOrigin(c);
  return { id: c.env.RP_ID || new URL(origin).hostname, origin, name: siteName(c) };
}
