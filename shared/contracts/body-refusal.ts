import type * as z from "zod";
import type { ApiError } from "../core/errors.ts";

/** How an invalid body is reported in a protocol with an error format of its own. */
export interface BodyRefusal {
  shape: z.ZodType;
  /** Explains the error codes of the protocol. */
  description: string;
  example: unknown;
  /** @param value the parsed body, or undefined if it is not JSON. */
  render(error: ApiError, value: unknown): Response;
}
