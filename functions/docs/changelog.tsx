import { docsApp } from "#shared/http/contexts/pages/docs-app.ts";
import { Changelog } from "#shared/site/docs/changelog-page.tsx";

/** `GET /docs/changelog`: what has changed for callers, by version. */
export default docsApp({
  path: "/docs/changelog",
  title: "Changelog",
  description: "What has changed for people who call the API or run the service.",
  body: async (_, read) => Changelog({ releases: JSON.parse(await read("changelog.json")) }),
});
