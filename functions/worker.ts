/** All functions composed into one Worker, for `wrangler dev`, the tests and deployments with `--single`. */

import { createApp } from "../shared/http/app.ts";
import type { Bindings } from "../shared/http/env.ts";
import core from "./core.ts";
import { pages } from "./pages.ts";
import { routes } from "./routes.ts";

export { RateLimiter, WebhookSweeper } from "./core.ts";

const app = createApp(routes, pages);

export default { ...core, fetch: app.fetch } satisfies ExportedHandler<Bindings, string>;
