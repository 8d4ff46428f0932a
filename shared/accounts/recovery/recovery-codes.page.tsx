import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { Secret } from "#shared/html/components/copyable.tsx";
import { TextField, type TextFieldProps } from "#shared/html/forms/text-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";

/** The codes, and what they are for. They are shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }): Markup {
  return (
    <>
      <p class="notice">
        <strong>Keep these recovery codes.</strong> They are shown only now. Each signs you in once
        if you lose your devices, so keep them where you would keep a spare key: printed, or in a
        password manager.
      </p>
      <Secret label="the recovery codes" text={codes.join("\n")} />
    </>
  );
}

/** The first page of a new account; it goes on where somebody came from, if from a page of the account. */
export function welcomePage({
  name,
  codes,
  next,
}: {
  name: string;
  codes: readonly string[];
  next: string;
}): Page {
  return {
    title: "Your account is made",
    kind: "app",
    styles: ["app.css"],
    modules: ["copy.js"],
    body: (
      <>
        <h1>Your account is made</h1>
        <p class="lead">You are signed in as {name}.</p>
        <RecoveryCodes codes={codes} />
        {next === "/app" ? (
          <FirstSteps heading="Have you kept them? Then choose where to begin" />
        ) : (
          <p>
            <a class="btn go" href={next}>
              I have kept them: go on where I was
            </a>
          </p>
        )}
      </>
    ),
  };
}

/** What an account is for: a person chooses, and each choice leads to its first step. */
export function FirstSteps({ heading }: { heading: string }): Markup {
  return (
    <section>
      <h2>{heading}</h2>
      <ul class="cards doors">
        <li class="panel">
          <h3>Look for a job</h3>
          <p>
            Keep every job on a board with what is next, and have its pay checked against what the
            job pays there.
          </p>
          <a class="btn go" href="/app/jobs">
            Start with the first job
          </a>
        </li>
        <li class="panel">
          <h3>Build with the API</h3>
          <p>
            Make a key, paste one call, and use the same figures in your own program, sheet or
            assistant.
          </p>
          <a class="btn" href="/app/keys/new">
            Make a key
          </a>
        </li>
      </ul>
    </section>
  );
}

interface TypedSecret {
  formToken: string;
  typed: string;
  error?: string | undefined;
}

/** `/login/recover` */
export function recoverPage(secret: TypedSecret): Page {
  return secretPage(secret, {
    title: "Use a recovery code",
    lead: "One of the ten codes that you were shown with your account. It works once, signs all other browsers out, and lets you add a new passkey.",
    action: "/login/recover",
    field: {
      name: "code",
      label: "Recovery code",
      hint: "26 letters and digits; hyphens and capitals do not matter.",
      maxLength: 100,
    },
    button: "Sign in with the code",
    below: (
      <p>
        Nobody can open an account without a passkey or a code, and neither can we.{" "}
        <a href="/login">Back to the passkey</a>
      </p>
    ),
  });
}

/** `/login/link` */
export function linkPage(secret: TypedSecret): Page {
  return secretPage(secret, {
    title: "Sign in with a link",
    lead: "A one-time link opens an account that was made for you. Then add a passkey, with which you sign in from then on.",
    action: "/login/link",
    field: {
      name: "secret",
      label: "Link",
      hint: "The whole link, or what follows its #. It is filled in if you have opened the link itself.",
      maxLength: 500,
      fromFragment: true,
    },
    button: "Sign in with the link",
    modules: ["link-secret.js"],
  });
}

interface SecretForm {
  title: string;
  lead: string;
  action: string;
  field: Omit<TextFieldProps, "value" | "error">;
  button: string;
  below?: Markup;
  modules?: readonly string[];
}

/** A page that takes the one secret with which somebody signs in. */
function secretPage(
  { formToken, typed, error }: TypedSecret,
  { title, lead, action, field, button, below, modules = [] }: SecretForm,
): Page {
  return {
    title,
    status: error ? 400 : 200,
    kind: "app",
    styles: ["app.css"],
    modules,
    body: (
      <>
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        <form class="stack" method="post" action={action}>
          <FormToken value={formToken} />
          <TextField {...field} value={typed} error={error} required />
          <button type="submit">{button}</button>
        </form>
        {below}
      </>
    ),
  };
}
