import type { Page } from "./page.ts";

/** The page for a form that was not sent from a page of this browser's session; nothing was done. */
export function refusedFormPage(): Page {
  return {
    title: "The form has expired",
    status: 403,
    body: (
      <>
        <p class="lead">
          Nothing was changed. The page with the form was opened before you signed in or out, or too
          long ago, or the form was not sent from this site.
        </p>
        <p>
          Go back, reload the page, and send the form again. <a href="/app">Your account</a>
        </p>
      </>
    ),
  };
}
