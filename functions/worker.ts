/** The composed Worker: every function in one, as `wrangler dev` and the tests run it. */
import { serve } from "../shared/http/serve.ts";
import { pages } from "./pages.ts";
import { routes } from "./routes.ts";

export { RateLimiter } from "../shared/rate-limit/rate-limiter.ts";

export default serve(routes, pages);
