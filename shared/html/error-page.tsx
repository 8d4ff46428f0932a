import type { ErrorStatus } from "#shared/core/errors.ts";
import { LookupForm, type LookupValues, lookupAssets } from "./lookup/lookup-form.tsx";
import type { Page } from "./page.ts";

export interface NearestLink {
  path: string;
  name: string;
}

/** A page for an error that has nothing to do with what the page shows. */
export function errorPage(error: {
  code: string;
  status: ErrorStatus;
  title: string;
  message: string;
  requestId: string;
  /** Whether it is a page of an account that cannot be shown. */
  inApp: boolean;
}): Page {
  const { code, status, title, message, requestId, inApp } = error;
  return {
    title,
    status,
    unlisted: true,
    body: (
      <>
        <p class="lead">{message}</p>
        <p>
          {inApp ? <a href="/app/jobs">Go to your jobs</a> : <a href="/">Look up a job's pay</a>} or{" "}
          <a href={`/docs/errors#${code}`}>read about this error</a>.
        </p>
        <p class="note">
          Request <code>{requestId}</code>
        </p>
      </>
    ),
  };
}

/** A page for a path, role or city that does not exist, with what may have been meant. */
export function notFoundPage({
  title = "There is no such page",
  reason,
  nearest = [],
  asked = { role: "", city: "", exp: "any", basis: "local" },
}: {
  title?: string;
  /** Why there is none, in whole sentences. */
  reason?: string | undefined;
  nearest?: readonly NearestLink[];
  /** The values of the lookup form, to be corrected. */
  asked?: LookupValues;
} = {}): Page {
  return {
    title,
    status: 404,
    unlisted: true,
    modules: lookupAssets.modules,
    body: (
      <>
        {reason !== undefined && <p class="lead">{reason}</p>}
        {nearest.length > 0 && (
          <>
            {reason === undefined && <p class="lead">Did you mean one of these?</p>}
            <ul class="plain">
              {nearest.map(({ path, name }) => (
                <li>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <LookupForm values={asked} />
        <p>
          Or see <a href="/roles">all jobs</a>, <a href="/cities">all cities</a> and{" "}
          <a href="/companies">what employers pay</a>.
        </p>
      </>
    ),
  };
}

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
