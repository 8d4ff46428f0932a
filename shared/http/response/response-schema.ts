import type * as z from "zod";
import { SalaryEnvelope, SalaryListEnvelope } from "../../contracts/envelope.ts";
import type { Endpoint } from "../endpoint.ts";

/**
 * The schema of an operation's whole response body.
 *
 * @param data the schema of its `data`, if stricter than the declared one.
 */
export function responseSchema(endpoint: Endpoint, data: z.ZodType = endpoint.data): z.ZodType {
  if (endpoint.family === "pipeline" || endpoint.isFlat) return data;
  return endpoint.isList ? SalaryListEnvelope(data) : SalaryEnvelope(data);
}
