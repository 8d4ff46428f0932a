import { tiers } from "#shared/access/tiers.ts";
import { grouped } from "#shared/core/format.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { OtherDevices, PasskeyForm, passkeyModule } from "../passkeys/passkey-form.page.tsx";

interface SignInState {
  formToken: string;
  /** Where it leads. */
  next: string;
  error?: string | undefined;
}

export const wrongPasskey =
  "The browser's passkey did not arrive, took longer than five minutes, or belongs to no account here. Try again.";

export function signInPage({ formToken, next, error }: SignInState): Page {
  return {
    title: "Sign in",
    description: "Sign in with a passkey.",
    status: error ? 400 : 200,
    kind: "app",
    styles: ["app.css"],
    modules: [passkeyModule],
    body: (
      <>
        <h1>Sign in</h1>
        <ForNewcomers next={next} />
        <p class="lead">Sign in with the passkey of your account. No name is needed.</p>
        <PasskeyForm
          action="/login"
          options="/login/passkey"
          does="use"
          formToken={formToken}
          button="Sign in with a passkey"
          error={error}
        >
          <input type="hidden" name="next" value={next} />
        </PasskeyForm>
        <p>
          Lost your devices? <a href="/login/recover">Use a recovery code</a>. No account yet?{" "}
          <a href={signUpPath(next)}>Make one</a>.
        </p>
        <OtherDevices />
      </>
    ),
  };
}

/** What people come for who follow a public link, and have no account yet. */
const reasons = [
  [
    "/app/jobs",
    "The job search keeps every job on a board: what is next, who said what, and whether the pay is any good. It is free, and needs an account.",
  ],
  [
    "/app/keys",
    `A program calls the API with a key of your account. Both are free: the Free plan has ${grouped(tiers.free.perMonth)} calls a month.`,
  ],
] as const;

function ForNewcomers({ next }: Pick<SignInState, "next">): Markup | null {
  const reason = waitingJob(next) ?? reasons.find(([path]) => next.startsWith(path))?.[1];
  if (!reason) return null;
  return (
    <>
      <p class="lead">{reason}</p>
      <p class="tools">
        <a class="btn" href={signUpPath(next)}>
          Make an account
        </a>
      </p>
    </>
  );
}

/** That the job or offer that somebody is about to save waits for them; null if none does. */
export function waitingJob(next: string): string | null {
  const [path, query] = next.split("?", 2);
  const typed = new URLSearchParams(query);
  const company = typed.get("company")?.trim().slice(0, 80);
  if (path !== "/app/jobs/new" || !company) return null;
  const what = typed.get("status") === "offer" ? "Your offer from" : "The job at";
  return `${what} ${company} is filled in already: you save it to your board once you are signed in. The board is free, and needs an account.`;
}

/** A new account goes on where the sign-in would have. */
function signUpPath(next: string): string {
  return next === "/app" ? "/signup" : `/signup?next=${encodeURIComponent(next)}`;
}

/**
 * The page asks for the passkey again before an action that would hurt if somebody else sat down at
 * the browser.
 */
export function verifyPage({ formToken, next, error }: SignInState): Page {
  return {
    title: "Confirm that it is you",
    status: error ? 400 : 200,
    kind: "app",
    styles: ["app.css"],
    modules: [passkeyModule],
    body: (
      <>
        <h1>Confirm that it is you</h1>
        <p class="lead">
          What you are about to open asks for your passkey, unless you used it in the last ten
          minutes. You come back to where you were.
        </p>
        <PasskeyForm
          action="/login/verify"
          options="/login/verify/passkey"
          does="use"
          formToken={formToken}
          button="Confirm with a passkey"
          error={error}
        >
          <input type="hidden" name="next" value={next} />
        </PasskeyForm>
        <p>
          No passkey at hand? <a href="/login/recover">Use a recovery code</a>, which signs all
          other browsers out, or <a href="/app">go back</a>.
        </p>
      </>
    ),
  };
}
