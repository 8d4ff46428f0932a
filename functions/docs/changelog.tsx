import { Changelog } from "#shared/site/docs/changelog.tsx";
import { docsApp } from "#shared/site/docs/docs-app.http.ts";

/** `GET /docs/changelog`: what has changed for callers, by version. */
export default docsApp({
  path: "/docs/changelog",
  title: "Changelog",
  description: "What has changed for people who call the API or run the service.",
  body: async (_, read) => Changelog({ releases: JSON.parse(await read("changelog.json")) }),
});
