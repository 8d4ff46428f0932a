import type { OauthScope } from "#shared/access/oauth-scopes.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { describeScope } from "./describe-scope.ts";

/** What a person is asked to allow. */
export interface AskedAccess {
  clientName: string;
  /** The name of the account. */
  accountName: string;
  /** `Salary data` or `Job pipeline`. */
  resourceName: string;
  /** The scope that cannot be left out. */
  base: OauthScope;
  /** The requested scopes that the account's plan has. */
  scopes: readonly OauthScope[];
  /** The requested scopes that the plan lacks. */
  missing: readonly OauthScope[];
  /** The plan without which nothing of the resource can be used; null if the account has it. */
  requiredPlan: string | null;
  /** Path and query of this page, to which the form is sent. */
  action: string;
  formToken: string;
}

interface Consent extends AskedAccess {
  /** Where the person is sent afterwards: a host, a scheme, or `this computer`. */
  clientHost: string;
  /** Source expression of that place, for the Content-Security-Policy. */
  redirectSource: string;
}

/** Asks a person whether a client may use their account. */
export function consentPage(consent: Consent): Page {
  const { clientName, clientHost, redirectSource, accountName } = consent;
  return {
    title: "Allow access to your account?",
    kind: "app",
    styles: ["app.css"],
    policy: { "form-action": `'self' ${redirectSource}` },
    body: (
      <>
        <h1>Allow access to your account?</h1>
        <p class="lead">
          <strong>{clientName}</strong> asks to use the account <strong>{accountName}</strong> here.
        </p>
        <p>
          The name is what the application calls itself; nobody has checked it. You are sent on to{" "}
          <strong>{clientHost}</strong>. Go on only if you have just started this yourself.
        </p>
        <ConsentForm {...consent} />
      </>
    ),
  };
}

/** The scopes to leave ticked, and the two buttons. */
export function ConsentForm({
  children,
  ...asked
}: AskedAccess & { children?: Markup | undefined }) {
  return (
    <>
      <form class="stack" method="post" action={asked.action}>
        <FormToken value={asked.formToken} />
        {children}
        <Scopes {...asked} />
        <p class="actions">
          {asked.scopes.length > 0 && (
            <button type="submit" name="decision" value="allow">
              Allow
            </button>
          )}
          <button class="quiet" type="submit" name="decision" value="deny">
            Refuse
          </button>
        </p>
      </form>
      <p class="note">
        You can revoke access at any time under <a href="/app/connections">Connections</a>. What it
        uses counts against your account’s limits.
      </p>
    </>
  );
}

function Scopes({ resourceName, base, scopes, missing, requiredPlan }: AskedAccess) {
  if (requiredPlan !== null) {
    return (
      <p class="error">
        {resourceName} for applications needs the {requiredPlan} plan, which this account does not
        have. <a href="/pricing">Plans</a>
      </p>
    );
  }
  return (
    <fieldset class="checks">
      <legend>{resourceName}: what it may do</legend>
      {scopes.map((scope) => (
        <label class="check">
          <input type="checkbox" name="scope" value={scope} checked disabled={scope === base} />
          <span>
            {describeScope(scope)}
            <small>{scope}</small>
          </span>
        </label>
      ))}
      {missing.length > 0 && (
        <p class="note">
          Your plan does not include: {missing.map((scope) => describeScope(scope)).join("; ")}.
        </p>
      )}
    </fieldset>
  );
}

/** The page for an authorization request that cannot be sent back, because its origin is not certain. */
export function refusedClientPage(reason: string): Page {
  return {
    title: "This application cannot be connected",
    status: 400,
    body: (
      <>
        <p class="lead">
          The link that brought you here is not valid, or not one of an application that this
          service knows, so you are not sent on. Nothing was allowed.
        </p>
        <p>For the developer of the application: {reason}</p>
        <p>
          Try to connect it again from the application itself.{" "}
          <a href="/docs/mcp">How agents connect</a>
        </p>
      </>
    ),
  };
}
