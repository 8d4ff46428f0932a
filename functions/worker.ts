/** All functions composed into one Worker, for `wrangler dev`, the tests and deployments with `--single`. */

import { createApp } from "#shared/http/app.ts";
import { pageNotFound } from "#shared/http/contexts/pages/page-error.tsx";
import type { Bindings } from "#shared/http/env.ts";
import core from "./core.ts";
import { pages } from "./pages.ts";
import { routes } from "./routes.ts";

export { RateLimiter, WebhookSweeper } from "./core.ts";

const app = createApp(routes, pages, pageNotFound());

export default { ...core, fetch: app.fetch } satisfies ExportedHandler<Bindings, string>;
