import { ClientGuide } from "#shared/site/docs/client-guide.tsx";
import { docsApp } from "#shared/site/docs/docs-app.http.ts";

/** `GET /docs/client`: the TypeScript client and the command line. */
export default docsApp({
  path: "/docs/client",
  title: "TypeScript client and command line",
  description:
    "Typed calls, lists that iterate, errors with corrections, webhooks, and a command line.",
  body: (origin) => ClientGuide({ origin }),
});
