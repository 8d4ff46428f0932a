import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";

interface DeleteAccountState {
  formToken: string;
  /** The name that has to be typed. */
  name: string;
  typed: string;
  error?: string | undefined;
}

/** `/app/account/delete` */
export function deleteAccountPage({ formToken, name, typed, error }: DeleteAccountState): Page {
  return {
    title: "Delete the account",
    status: error ? 400 : 200,
    body: (
      <>
        <p class="caution">
          Nobody can undo this. Keys, tokens, passkeys and sessions stop working at once, and the
          job search with its webhooks and everything else of the account is deleted.
        </p>
        <p>
          What stays: pay that you have submitted, which is stored without any sign of whose it is,
          and, until the month ends, how many requests the account has made.{" "}
          <a href="/app/account/export">Download everything first</a>
        </p>
        <form class="stack" method="post" action="/app/account/delete">
          <FormToken value={formToken} />
          <TextField
            name="confirmation"
            label={`To confirm, type the name of the account: ${name}`}
            value={typed}
            error={error}
            maxLength={200}
            required
          />
          <div class="actions">
            <button class="danger" type="submit">
              Delete the account for good
            </button>
            <a href="/app/account">Cancel</a>
          </div>
        </form>
      </>
    ),
  };
}

/** The page after an account was deleted. */
export function deletedAccountPage(): Page {
  return {
    title: "The account is deleted",
    kind: "app",
    styles: ["app.css"],
    body: (
      <>
        <h1>The account is deleted</h1>
        <p class="lead">
          Its keys stop working within seconds. A large job search is deleted within some minutes.
        </p>
        <p>
          Your device still lists the passkey, which opens nothing any more: you can remove it in
          the device's settings. <a href="/">Back to the start</a>
        </p>
      </>
    ),
  };
}
