import { TextField } from "../forms/text-field.tsx";
import type { Page } from "../page.ts";
import { FormToken } from "./form-token.tsx";

export interface TypedSecret {
  formToken: string;
  typed: string;
  error?: string | undefined;
}

/** `/login/recover` */
export function recoverPage({ formToken, typed, error }: TypedSecret): Page {
  return {
    title: "Use a recovery code",
    status: error ? 400 : 200,
    kind: "app",
    styles: ["app.css"],
    body: (
      <>
        <h1>Use a recovery code</h1>
        <p class="lead">
          One of the ten codes that you were shown with your account. It works once, signs all other
          browsers out, and lets you add a new passkey.
        </p>
        <form class="stack" method="post" action="/login/recover">
          <FormToken value={formToken} />
          <TextField
            name="code"
            label="Recovery code"
            value={typed}
            hint="26 letters and digits; hyphens and capitals do not matter."
            error={error}
            maxLength={100}
            required
          />
          <button type="submit">Sign in with the code</button>
        </form>
        <p>
          Nobody can open an account without a passkey or a code, and neither can we.{" "}
          <a href="/login">Back to the passkey</a>
        </p>
      </>
    ),
  };
}

/** `/login/link` */
export function linkPage({ formToken, typed, error }: TypedSecret): Page {
  return {
    title: "Sign in with a link",
    status: error ? 400 : 200,
    kind: "app",
    styles: ["app.css"],
    modules: ["link-secret.js"],
    body: (
      <>
        <h1>Sign in with a link</h1>
        <p class="lead">
          A one-time link opens an account that was made for you. Then add a passkey, with which you
          sign in from then on.
        </p>
        <form class="stack" method="post" action="/login/link">
          <FormToken value={formToken} />
          <TextField
            name="secret"
            label="Link"
            value={typed}
            hint="The whole link, or what follows its #. It is filled in if you have opened the link itself."
            error={error}
            maxLength={500}
            fromFragment
            required
          />
          <button type="submit">Sign in with the link</button>
        </form>
      </>
    ),
  };
}
