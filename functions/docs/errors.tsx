import { docsApp } from "#shared/site/docs/docs-app.http.ts";
import { ErrorsGuide } from "#shared/site/docs/errors-guide.tsx";

/** `GET /docs/errors`: a section for every code, which the `doc_url` of an error links to. */
export default docsApp({
  path: "/docs/errors",
  title: "Errors",
  description: "Every error code of both APIs, what it means and what to do about it.",
  body: () => ErrorsGuide(),
});
