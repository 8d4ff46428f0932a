/** Browsers that are signed in, for tests of the application's pages without a browser. */
import { makeFormToken } from "#shared/accounts/sessions/session.ts";
import { startSession } from "#shared/accounts/sessions/start-session.ts";
import type { Database } from "#shared/db/client.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { type AccountOptions, createAccount } from "./callers.ts";
import { type Service, type ServiceRequest, secretsKey, stoppedClock } from "./service.ts";

export interface SignedIn {
  accountId: string;
  sessionId: string;
  /** The value of the `Cookie` header. */
  cookie: string;
  /** The token that its forms carry. */
  formToken: string;
}

export interface SignInOptions extends AccountOptions {
  /** An existing account; by default a new one. */
  account?: string;
  /** Milliseconds since the epoch; by default the service's stopped clock. */
  now?: number;
  /** Whether the person has just proved to be present. */
  verified?: boolean;
}

/** Signs a browser in, by the same function as a sign-in does. */
export async function signIn(db: Database, options: SignInOptions = {}): Promise<SignedIn> {
  const { now = Date.parse(stoppedClock), verified = true } = options;
  const accountId = options.account ?? (await createAccount(db, options));
  const session = { accountId, verified, browser: "Firefox on Linux" };
  const { id, secret } = await writeAtomically(db, (write) =>
    startSession({ write, now }, session),
  );
  return {
    accountId,
    sessionId: id,
    cookie: `__Host-session=${secret}`,
    formToken: await makeFormToken(secretsKey, id),
  };
}

/** Requests a page as this browser. Redirects are not followed. */
export function open(
  service: Service,
  path: string,
  { cookie }: Pick<SignedIn, "cookie">,
  init: ServiceRequest = {},
): Promise<Response> {
  return service.fetch(path, {
    ...init,
    headers: { accept: "text/html", cookie, ...init.headers },
  });
}

/** Sends a form as this browser, with its token, from a page of the service. */
export function submit(
  service: Service,
  path: string,
  { cookie, formToken }: Pick<SignedIn, "cookie" | "formToken">,
  fields: Readonly<Record<string, string>> | [string, string][] = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  if (!body.has("form_token")) body.set("form_token", formToken);
  return service.fetch(path, {
    method: "POST",
    body: body.toString(),
    headers: {
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
      origin: service.url.origin,
      cookie,
      ...headers,
    },
  });
}
