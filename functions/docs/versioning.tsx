import { docsApp } from "#shared/site/docs/docs-app.http.ts";
import { Versioning } from "#shared/site/docs/versioning.tsx";

/** `GET /docs/versioning`: what may change in the APIs, and how long a version stays. */
export default docsApp({
  path: "/docs/versioning",
  title: "Versioning",
  description: "What may change in the APIs, what may not, and how long a version stays.",
  body: () => Versioning(),
});
