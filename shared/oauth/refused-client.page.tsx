import type { Page } from "#shared/html/page.ts";

/** The page for an authorization request that cannot be sent back, because its origin is not certain. */
export function refusedClientPage(reason: string): Page {
  return {
    title: "This application cannot be connected",
    status: 400,
    body: (
      <>
        <p class="lead">
          The link that brought you here is not valid, or not one of an application that this
          service knows, so you are not sent on. Nothing was allowed.
        </p>
        <p>For the developer of the application: {reason}</p>
        <p>
          Try to connect it again from the application itself.{" "}
          <a href="/docs/mcp">How agents connect</a>
        </p>
      </>
    ),
  };
}
