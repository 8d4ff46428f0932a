import { Authentication } from "#shared/site/docs/authentication.tsx";
import { docsApp } from "#shared/site/docs/docs-app.http.ts";

/** `GET /docs/authentication`: keys, tokens, scopes and limits. */
export default docsApp({
  path: "/docs/authentication",
  title: "Authentication and limits",
  description: "Keys and tokens, scopes, plans, and how requests are counted.",
  body: (origin) => Authentication({ origin }),
});
