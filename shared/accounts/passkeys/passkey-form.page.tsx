import type { Child } from "hono/jsx";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { Markup } from "#shared/html/page.ts";

interface PasskeyFormProps {
  action: string;
  /** Where its script asks for the challenge. */
  options: string;
  /** Whether the browser is to make a passkey or to use one. */
  does: "make" | "use";
  formToken: string;
  button: string;
  /** The error of the passkey that was sent. */
  error?: string | undefined;
  children?: Child;
}

/** The module that a page with such a form needs. */
export const passkeyModule = "passkeys.js";

/**
 * A form that carries the response of a passkey. The script asks for a challenge, then the browser
 * for the passkey, and the form is sent like any other.
 */
export function PasskeyForm(props: PasskeyFormProps): Markup {
  const { action, options, does, formToken, button, error, children } = props;
  return (
    <form class="stack" method="post" action={action} data-passkey={does} data-options={options}>
      <FormToken value={formToken} />
      <input type="hidden" name="credential" value="" />
      {children}
      <div class="field">
        <p class="error" role="alert" data-problem="">
          {error ?? ""}
        </p>
        <button type="submit">{button}</button>
      </div>
      <noscript>
        <p class="caution">
          Browsers use passkeys through JavaScript, which is off in this one. Turn it on for this
          site.{does === "use" && " A recovery code needs no JavaScript."}
        </p>
      </noscript>
    </form>
  );
}

/** Advice for devices without passkeys, which also says that a key cannot sign a person in. */
export function OtherDevices(): Markup {
  return (
    <section>
      <h2>If this device has no passkeys</h2>
      <ul>
        <li>
          <strong>Use your phone.</strong> Choose “another device” or “phone or tablet” in the
          browser's dialog, and scan the QR code with the phone's camera.
        </li>
        <li>
          <strong>Use a security key</strong> on USB or NFC, with a PIN.
        </li>
        <li>
          <strong>Use a password manager</strong> that stores passkeys, such as 1Password,
          Bitwarden, iCloud Keychain or Google Password Manager.
        </li>
      </ul>
      <p>
        An API key never opens an account: keys are given to programs, and whoever has a program's
        key should not be able to make others, nor to delete the account.
      </p>
    </section>
  );
}
