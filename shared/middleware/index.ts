/** Hono middleware of the two APIs: who calls, how often, in which shape and version. README.md has an example. */
export { createApp } from "./app.ts";
export type { Endpoint } from "./endpoint.ts";
export type { AppEnv, Bindings } from "./env.ts";
export { handleEndpoint as envelope } from "./handle.ts";
export { contractsOf, type OperationApp, operation } from "./operation.ts";
export { authenticate as auth } from "./steps/authenticate.ts";
export { parseBody } from "./steps/parse-body.ts";
export { rateLimit } from "./steps/rate-limit.ts";
export { stampHeaders as serviceVersion } from "./steps/response-headers.ts";
