/** The version of both APIs that this code serves, sent as `Service-Version`. */
export const serviceVersion = "2026-05-10";

/** The version of the specification that both APIs follow; the OpenAPI document has the same. */
export const specificationVersion = "1.5.1";

/** The header with the version of the Worker that sent a response, where the platform numbers its versions. */
export const workerVersionHeader = "Worker-Version";
