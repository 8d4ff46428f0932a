import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { TextField, type TextFieldProps } from "#shared/html/forms/text-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";

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
