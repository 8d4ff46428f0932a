/** All functions composed into one Worker, for `wrangler dev`, the tests and deployments with `--single`. */

import { createApp } from "@compensation-intelligence/middleware";
import { pageNotFound } from "#shared/html/serve/page-error.http.tsx";
import type { Bindings } from "#shared/middleware/env.ts";
import core from "./core.ts";
import { pages } from "./pages.ts";
import { operations } from "./routes.ts";

export { RateLimiter, WebhookSweeper } from "./core.ts";

const app = createApp(operations, pages, pageNotFound());

export default { ...core, fetch: app.fetch } satisfies ExportedHandler<Bindings, string>;
