import type * as z from "zod";
import type { ApiError } from "../core/errors.ts";

/** How a refused body is reported, where another protocol has an error shape of its own. */
export interface BodyRefusal {
  shape: z.ZodType;
  /** What each code of the protocol means. */
  description: string;
  example: unknown;
  /** @param value the body, where it could be read as JSON. */
  render(error: ApiError, value: unknown): Response;
}
