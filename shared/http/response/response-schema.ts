import type * as z from "zod";
import { SalaryEnvelope, SalaryListEnvelope } from "../../contracts/envelope.ts";
import type { Endpoint } from "../endpoint.ts";

/**
 * The schema of an operation's whole answer.
 *
 * @param data its `data`, where that is to be held to more than the declared schema.
 */
export function responseSchema(endpoint: Endpoint, data: z.ZodType = endpoint.data): z.ZodType {
  if (endpoint.family === "pipeline" || endpoint.isFlat) return data;
  return endpoint.isList ? SalaryListEnvelope(data) : SalaryEnvelope(data);
}
