import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";
import { maxNameCharacters } from "../account-name.ts";
import { RecoveryCodes } from "../recovery/recovery-codes.page.tsx";
import { OtherDevices, PasskeyForm, passkeyModule } from "./passkey-form.page.tsx";

interface NamedForm {
  formToken: string;
  name: string;
  errors: Partial<Record<"name" | "credential", string>>;
}

/** `/app/security/passkeys` */
export function addPasskeyPage({ formToken, name, errors }: NamedForm): Page {
  return {
    title: "Add a passkey",
    status: Object.keys(errors).length > 0 ? 400 : 200,
    modules: [passkeyModule],
    body: (
      <>
        <p>On this device, or on another one that the browser's dialog offers.</p>
        <PasskeyForm
          action="/app/security/passkeys"
          options="/app/security/passkeys/options"
          does="make"
          formToken={formToken}
          button="Add the passkey"
          error={errors.credential}
        >
          <TextField
            name="name"
            label="Name of the passkey"
            value={name}
            hint="By which you recognize the device or password manager."
            error={errors.name}
            maxLength={maxNameCharacters}
            required
          />
        </PasskeyForm>
        <p>
          <a href="/app/security">Back to security</a>
        </p>
        <OtherDevices />
      </>
    ),
  };
}

/** `/app/security/passkeys/{id}` */
export function renamePasskeyPage({
  formToken,
  name,
  errors,
  id,
}: NamedForm & { id: string }): Page {
  return {
    title: "Rename a passkey",
    status: errors.name ? 400 : 200,
    body: (
      <form class="stack" method="post" action={`/app/security/passkeys/${id}`}>
        <FormToken value={formToken} />
        <TextField
          name="name"
          label="Name of the passkey"
          value={name}
          error={errors.name}
          maxLength={maxNameCharacters}
          required
        />
        <div class="actions">
          <button type="submit">Rename</button>
          <a href="/app/security">Cancel</a>
        </div>
      </form>
    ),
  };
}

/** `/app/security/codes`, before new codes are made. */
export function newCodesPage({ formToken }: { formToken: string }): Page {
  return {
    title: "Recovery codes",
    body: (
      <>
        <p>Ten new codes replace all earlier ones, which stop working. They are shown once.</p>
        <form class="stack" method="post" action="/app/security/codes">
          <FormToken value={formToken} />
          <div class="actions">
            <button type="submit">Make ten new codes</button>
            <a href="/app/security">Cancel</a>
          </div>
        </form>
      </>
    ),
  };
}

/** `/app/security/codes`, after they were made. */
export function madeCodesPage(codes: readonly string[]): Page {
  return {
    title: "Recovery codes",
    modules: ["copy.js"],
    body: (
      <>
        <RecoveryCodes codes={codes} />
        <p>
          <a class="button" href="/app/security">
            I have kept them
          </a>
        </p>
      </>
    ),
  };
}
