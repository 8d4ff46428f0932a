import type { ApiError } from "../core/errors.ts";

/** How an invalid body is reported in a protocol whose responses, errors included, have one shape. */
export interface BodyRefusal {
  /** Explains the error codes of the protocol. */
  description: string;
  example: unknown;
  /** @param value the parsed body, or undefined if it is not JSON. */
  render(error: ApiError, value: unknown): Response;
}
