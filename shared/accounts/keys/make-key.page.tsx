import { defaultScopes, offeredScopes, type Scope, scopeUses } from "#shared/access/scopes.ts";
import { includesTier, pipelineTier, planName, type Tier } from "#shared/access/tiers.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { Secret } from "#shared/html/components/copyable.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { Connect } from "./connect.page.tsx";
import type { IssuedKey } from "./create-key.ts";
import type { KeyKind, KeyRecord, TokenAccess } from "./key-record.ts";
import { lowestTierOfKind, maxKeyNameLength } from "./key-rules.ts";
import { kinds } from "./keys.page.tsx";

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

/** The typed values. */
export interface KeyValues {
  name: string;
  kind: KeyKind;
  scopes: readonly string[];
  access: TokenAccess;
  /** The last day, `YYYY-MM-DD`; empty for none. */
  expires: string;
  /** Random, of this form. */
  once: string;
}

type KeyErrors = Partial<Record<"name" | "kind" | "scopes" | "expires" | "form", string>>;

/** The form of a new key. Without a script, what a kind does not need is ignored. */
function KeyForm({
  values,
  errors,
  tier,
  formToken,
}: {
  values: KeyValues;
  errors: KeyErrors;
  tier: Tier;
  formToken: string;
}): Markup {
  const { name, kind, expires } = values;
  return (
    <form class="stack key-form" method="post" action="/app/keys/new">
      <FormToken value={formToken} />
      <input type="hidden" name="once" value={values.once} />
      {errors.form && (
        <p class="caution" role="alert">
          {errors.form}
        </p>
      )}
      <TextField
        name="name"
        label="Name"
        value={name}
        hint="By which you recognize it later, such as the program that uses it."
        error={errors.name}
        maxLength={maxKeyNameLength}
        required
      />
      <Options
        legend="Kind"
        error={errors.kind}
        type="radio"
        name="kind"
        options={(["intelligence", "pipeline", "whitelabel"] as const).map((value) => ({
          value,
          label: kinds[value].name,
          detail: includesTier(tier, lowestTierOfKind[value])
            ? kinds[value].use
            : `${kinds[value].use} Needs the ${planName(lowestTierOfKind[value])} plan.`,
          isChosen: value === kind,
          isOpen: includesTier(tier, lowestTierOfKind[value]),
        }))}
      />
      <div class="for-intelligence">
        <Options
          legend="Scopes of a salary data key"
          error={errors.scopes}
          type="checkbox"
          name="scopes"
          options={offeredScopes(tier).map((scope: Scope) => ({
            value: scope,
            label: scopeUses[scope],
            detail: scope,
            isChosen: values.scopes.includes(scope),
          }))}
        />
      </div>
      <div class="for-pipeline">
        <Options
          legend="Access of a job search token"
          type="radio"
          name="access"
          options={[
            { value: "read", label: "Reading", isChosen: values.access === "read" },
            {
              value: "read_write",
              label: "Reading and writing",
              isChosen: values.access === "read_write",
            },
          ]}
        />
      </div>
      <div class="field">
        <label for="expires">Last day, if it is to expire</label>
        <input
          id="expires"
          name="expires"
          type="date"
          value={expires}
          aria-invalid={errors.expires ? "true" : undefined}
          aria-describedby={errors.expires ? "expires-hint expires-error" : "expires-hint"}
        />
        <p class="hint" id="expires-hint">
          Valid until that day ends (UTC). Without a date, until you revoke it.
        </p>
        {errors.expires && (
          <p class="error" id="expires-error">
            {errors.expires}
          </p>
        )}
      </div>
      <div class="actions">
        <button type="submit">Create the key</button>
        <a href="/app/keys">Cancel</a>
      </div>
    </form>
  );
}

interface Option {
  value: string;
  label: string;
  detail?: string;
  isChosen: boolean;
  isOpen?: boolean;
}

function Options({
  legend,
  type,
  name,
  options,
  error,
}: {
  legend: string;
  type: "radio" | "checkbox";
  name: string;
  options: readonly Option[];
  error?: string | undefined;
}): Markup {
  return (
    <fieldset class="checks" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label, detail, isChosen, isOpen = true }) => (
        <label class="check">
          <input
            type={type}
            name={name}
            value={value}
            checked={isChosen && isOpen}
            disabled={!isOpen}
            aria-invalid={error ? "true" : undefined}
          />
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
        </label>
      ))}
      {error && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
