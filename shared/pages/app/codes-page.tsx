import { Secret } from "../components/copyable.tsx";
import type { Markup, Page } from "../page.ts";

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

/** What a new account shows first. */
export function welcomePage({ name, codes }: { name: string; codes: readonly string[] }): Page {
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
        <p>
          <a class="button" href="/app">
            I have kept them: open my account
          </a>
        </p>
      </>
    ),
  };
}
