import type { Markup } from "#shared/html/page.ts";

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
