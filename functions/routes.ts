import type { Endpoint } from "../shared/http/endpoint.ts";

/** Every operation of both APIs. */
export const routes: readonly Endpoint[] = [];
