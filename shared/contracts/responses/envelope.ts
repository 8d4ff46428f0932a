/** The envelope around `data` in the Salary Data API, and the error formats of both APIs. */
import * as z from "zod";
import { tierNames } from "../../access/tiers.ts";
import { IsoDate } from "../common.ts";
import { withMeta } from "../with-meta.ts";
import { Pagination } from "./list.ts";

export const RequestId = z
  .string()
  .regex(/^req_[0-9a-f]{16}$/)
  .meta({
    description: "Id of the request; also in the header `x-request-id`.",
    example: "req_9f86d081884c7d659a2feaa0c55ad015",
  });

export const Attribution = z
  .strictObject({
    source: z.string().meta({ description: "Name to cite.", example: "Compensation Intelligence" }),
    url: z.url().meta({ description: "Home page of the service." }),
    methodology: z.url().meta({ description: "Page that explains the method." }),
    methodology_version: z.string().meta({ example: "2026.3-carried" }),
    updated: withMeta(IsoDate, {
      description: "Last day of the quarter to which the data applies.",
    }),
    version: z.literal("v1"),
    as_of: withMeta(IsoDate, {
      description: "Date for which the data was requested; today by default.",
    }),
  })
  .meta({ id: "Attribution" });

/** For lists: also contains what applies to all rows. */
export const ListAttribution = Attribution.extend({
  citation: z.string().meta({ description: "Citation that can be quoted verbatim." }),
  assumptions: z.array(z.string()).meta({ description: "Assumptions behind the figures." }),
}).meta({ id: "ListAttribution" });

export const RequestBlock = z
  .strictObject({
    id: RequestId,
    endpoint: z.string().meta({ description: "Path of the request." }),
    duration_ms: z.int().min(0),
    tier: z.enum(tierNames),
    scopes: z.array(z.string()).meta({ description: "Scopes of the key; empty without a key." }),
  })
  .meta({ id: "Request" });

/** The salary envelope around an endpoint's own data. */
export function SalaryEnvelope<Data extends z.ZodType>(data: Data) {
  return z.strictObject({ data, attribution: Attribution, request: RequestBlock });
}

/** The salary envelope around a page of a list. */
export function SalaryListEnvelope<Data extends z.ZodType>(data: Data) {
  return z.strictObject({
    data,
    pagination: Pagination,
    attribution: ListAttribution,
    request: RequestBlock,
  });
}

export const SalaryError = z
  .strictObject({
    error: z.strictObject({
      type: z.string(),
      code: z.string(),
      param: z
        .string()
        .optional()
        .meta({ description: "The parameter or body field that caused the error." }),
      message: z.string(),
      doc_url: z.url(),
      request_id: RequestId,
      retry_strategy: z.enum([
        "retry_with_clarification",
        "use_alternative_tool",
        "retry_after_seconds",
      ]),
      retry_hint: z.union([
        z.strictObject({ clarification_needed: z.string() }),
        z.strictObject({ alternative_tool: z.string().startsWith("/") }),
        z.strictObject({ after_seconds: z.int().min(1) }),
      ]),
      follow_up_suggestions: z.array(z.string()).optional(),
    }),
  })
  .meta({ id: "SalaryError" });

export const PipelineError = z
  .strictObject({
    error: z.string().meta({ description: "Error message for people." }),
    code: z.string(),
    details: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "PipelineError" });
