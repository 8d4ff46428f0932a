import { defaultScopes } from "#shared/access/scopes.ts";
import { includesTier, pipelineTier, planName, type Tier } from "#shared/access/tiers.ts";
import { Secret } from "#shared/html/components/copyable.tsx";
import type { Page } from "#shared/html/page.ts";
import { Connect } from "./connect.page.tsx";
import type { IssuedKey } from "./issue-key.ts";
import { type KeyErrors, KeyForm, type KeyValues } from "./key-form.page.tsx";
import type { KeyKind, KeyRecord } from "./key-record.ts";

/** The values of the empty form. */
export const emptyKey: KeyValues = {
  name: "",
  kind: "intelligence",
  scopes: defaultScopes,
  access: "read",
  expires: "",
  once: "",
};

/** `/app/keys/new`, before the key is made. */
export function makeKeyPage({
  values,
  errors = {},
  tier,
  formToken,
}: {
  values: KeyValues;
  errors?: KeyErrors;
  tier: Tier;
  formToken: string;
}): Page {
  return {
    title: "Create a key",
    status: Object.keys(errors).length > 0 ? 400 : 200,
    body: (
      <>
        {!includesTier(tier, pipelineTier) && (
          <p class="note">
            The account is on the {planName(tier)} plan. <a href="/pricing">What plans include</a>
          </p>
        )}
        <KeyForm values={values} errors={errors} tier={tier} formToken={formToken} />
      </>
    ),
  };
}

/** `/app/keys/new`, if its form was sent before: the page with the key was reloaded, for example. */
export function earlierKeyPage({ id, name }: KeyRecord): Page {
  return {
    title: "This key was created before",
    status: 409,
    body: (
      <>
        <p class="lead">
          “{name}” was shown when it was created, and cannot be shown again. No other key was
          created now.
        </p>
        <p>
          If you did not keep it, <a href={`/app/keys/${id}`}>revoke it</a> and{" "}
          <a href="/app/keys/new">create another</a>.
        </p>
      </>
    ),
  };
}

/** `/app/keys/new`, after the key was made: the only page that ever shows it. */
export function madeKeyPage({
  key: { id, token },
  name,
  kind,
  origin,
}: {
  key: IssuedKey;
  name: string;
  kind: KeyKind;
  origin: string;
}): Page {
  return {
    title: "Your new key",
    modules: ["copy.js"],
    body: (
      <>
        <p class="notice" role="status">
          This is “{name}”. <strong>It is shown only now:</strong> copy it to where you keep
          passwords before you leave this page. If it is lost, revoke it and create another.
        </p>
        <Secret label="the key" text={token} />
        <p>
          <a class="button" href="/app/keys">
            I have kept it
          </a>{" "}
          <a href={`/app/keys/${id}`}>What it allows</a>
        </p>
        <Connect kind={kind} origin={origin} token={token} />
      </>
    ),
  };
}
