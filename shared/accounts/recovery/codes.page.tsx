import { Secret } from "#shared/html/components/copyable.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { FirstSteps } from "./first-steps.page.tsx";

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
