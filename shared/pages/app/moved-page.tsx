import type { Page } from "../page.ts";

/**
 * The page for a browser that is signed in to an account which is at another host now.
 *
 * @param origin of that host.
 */
export function movedPage(origin: string): Page {
  const { host } = new URL(origin);
  return {
    title: "Your account has moved",
    status: 401,
    body: (
      <>
        <p class="lead">
          Your account is at {host} now, with everything that it had. This site no longer opens it.
        </p>
        <p>
          <a class="button" href={`${origin}/app`}>
            Open it at {host}
          </a>
        </p>
        <p>
          If your passkey does not work there, ask whoever runs the service for a link to sign in.{" "}
          <a href="/login">Sign in here with another account</a>
        </p>
      </>
    ),
  };
}
