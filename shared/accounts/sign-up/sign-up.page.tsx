import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";
import { maxNameCharacters } from "../account-name.ts";
import { OtherDevices, PasskeyForm, passkeyModule } from "../passkeys/passkey-form.page.tsx";
import { waitingJob } from "../sign-in/sign-in.page.tsx";
import type { SignUpPolicy } from "./check-admission.ts";

interface SignUpValues {
  name: string;
  /** The secret or link of an invitation. */
  invitation: string;
}

interface SignUpState {
  policy: SignUpPolicy;
  formToken: string;
  values: SignUpValues;
  errors: Partial<Record<"name" | "invitation" | "credential", string>>;
  /** Where the new account goes on. */
  next: string;
  /** E-mail address of the operator, for whoever needs an invitation. */
  contact: string | undefined;
}

export function signUpPage(state: SignUpState): Page {
  const { policy, errors } = state;
  if (policy === "closed") return closedPage(state.contact);
  const hasErrors = Object.keys(errors).length > 0;
  return {
    title: "Make an account",
    description: "A free account with an API key, with a passkey instead of a password.",
    status: hasErrors ? 400 : 200,
    kind: "app",
    styles: ["app.css"],
    modules: [passkeyModule, "link-secret.js"],
    body: (
      <>
        <h1>Make an account</h1>
        <p class="lead">
          {waitingJob(state.next) ??
            "An account is free: a board for your job search, and keys for programs that call the API."}{" "}
          There is no password and no e-mail address: your device keeps a passkey, and asks for your
          finger, face or PIN.
        </p>
        <SignUpForm {...state} />
        <p>
          You have an account? <a href={signInPath(state.next)}>Sign in</a>
        </p>
        <OtherDevices />
      </>
    ),
  };
}

/** Whoever has an account already goes on where a new one would have. */
function signInPath(next: string): string {
  return next === "/app" ? "/login" : `/login?next=${encodeURIComponent(next)}`;
}

function SignUpForm({ policy, formToken, values, errors, next }: SignUpState) {
  const showsInvitation = policy === "invite" || values.invitation !== "";
  return (
    <PasskeyForm
      action="/signup"
      options="/signup/passkey"
      does="make"
      formToken={formToken}
      button="Make a passkey and the account"
      error={errors.credential}
    >
      <input type="hidden" name="next" value={next} />
      <TextField
        name="name"
        label="Name of the account"
        value={values.name}
        hint="Your own or your team's. Your passkey is listed under it, and you can change it later."
        error={errors.name}
        maxLength={maxNameCharacters}
        autocomplete="username"
        required
      />
      {showsInvitation ? (
        <TextField
          name="invitation"
          label="Invitation"
          value={values.invitation}
          hint="The link that you were sent, or what follows its #."
          error={errors.invitation}
          required={policy === "invite"}
          fromFragment
        />
      ) : (
        <input type="hidden" name="invitation" value="" data-from-fragment="" />
      )}
    </PasskeyForm>
  );
}

function closedPage(contact: string | undefined): Page {
  return {
    title: "Make an account",
    kind: "app",
    styles: ["app.css"],
    body: (
      <>
        <h1>Make an account</h1>
        <p class="lead">
          New accounts are made by the operator of this service only.{" "}
          {contact && (
            <>
              Write to <a href={`mailto:${contact}`}>{contact}</a>.
            </>
          )}
        </p>
        <p>
          You have an account? <a href="/login">Sign in</a>
        </p>
      </>
    ),
  };
}
