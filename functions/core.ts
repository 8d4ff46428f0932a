/** The Worker that the others bind to; no request for the service reaches it. */
export { RateLimiter } from "../shared/rate-limit/rate-limiter.ts";

export default {};
