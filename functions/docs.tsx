import { docsApp } from "#shared/site/docs/docs-app.http.ts";
import { Quickstart } from "#shared/site/docs/quickstart.tsx";
import type { QuickstartCalls } from "#shared/site/docs/quickstart-calls.ts";

/** `GET /docs`: from nothing to a first figure, and where the rest is. */
export default docsApp({
  path: "/docs",
  title: "Quickstart",
  description:
    "From nothing to a first figure in a minute, with curl, TypeScript, Python or an agent.",
  modules: ["run.js"],
  async body(origin, read) {
    const calls: QuickstartCalls = JSON.parse(await read("quickstart.json"));
    return Quickstart({ origin, calls });
  },
});
