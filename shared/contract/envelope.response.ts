/** The envelope around `data` in the Salary Data API, and the error formats of both APIs. */
import * as z from "zod";
import { type Scope, scopes } from "../access/scopes.ts";
import { tierNames } from "../access/tiers.ts";
import {
  type ErrorCode,
  type ErrorType,
  errors,
  type PipelineCode,
  type RetryStrategy,
} from "../core/errors.ts";
import { IsoDate } from "./salary-fields.ts";
import { withMeta } from "./with-meta.ts";

const RequestId = z
  .string()
  .regex(/^req_[0-9a-f]{16}$/)
  .meta({
    description: "Id of the request; also in the header `x-request-id`.",
    example: "req_9f86d081884c7d65",
  });

const Attribution = z
  .strictObject({
    source: z.string().meta({ description: "Name to cite.", example: "Compensation Intelligence" }),
    url: z.url().meta({ description: "Home page of the service." }),
    methodology: z.url().meta({ description: "Page that explains the method." }),
    methodology_version: z.string().meta({ example: "2026.5-carried" }),
    updated: withMeta(IsoDate, {
      description: "Last day of the quarter to which the data applies.",
    }),
    version: z.literal("v1"),
    as_of: withMeta(IsoDate, {
      description: "Date for which the data was requested; today by default.",
    }),
  })
  .meta({ id: "Attribution" });

/** The attribution of lists also contains facts that apply to all rows. */
const ListAttribution = Attribution.extend({
  citation: z.string().meta({ description: "Citation that can be quoted verbatim." }),
  assumptions: z.array(z.string()).meta({ description: "Assumptions behind the figures." }),
}).meta({ id: "ListAttribution" });

const RequestBlock = z
  .strictObject({
    id: RequestId,
    endpoint: z.string().meta({ description: "Path of the request." }),
    duration_ms: z.int().min(0),
    tier: z.enum(tierNames),
    scopes: z
      .array(z.enum(scopes as [Scope, ...Scope[]]))
      .meta({ description: "Scopes of the key; empty without a key." }),
  })
  .meta({ id: "RequestDetails" });

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

const ClarificationHint = z
  .strictObject({
    clarification_needed: z.string().meta({
      description: "A question whose answer would make the request valid.",
    }),
  })
  .meta({ id: "ClarificationHint" });

const AlternativeHint = z
  .strictObject({
    alternative_tool: z.string().startsWith("/").meta({
      description: "Path of an operation that this caller may call instead.",
    }),
  })
  .meta({ id: "AlternativeHint" });

const RetryAfterHint = z
  .strictObject({ after_seconds: z.int().min(1) })
  .meta({ id: "RetryAfterHint" });

const errorRows = Object.values(errors);
const namesIn = <Name extends string>(names: readonly Name[]) =>
  z.enum([...new Set(names)] as [Name, ...Name[]]);

/** The fields that all errors of the Salary Data API have. */
export const SalaryErrorDetails = z
  .strictObject({
    type: namesIn(errorRows.map(({ type }): ErrorType => type)),
    code: namesIn(Object.keys(errors) as ErrorCode[]),
    param: z
      .string()
      .optional()
      .meta({ description: "The parameter or body field that caused the error." }),
    message: z.string().meta({ description: "What went wrong, for people." }),
    doc_url: z.url().meta({ description: "Page that explains the code." }),
    request_id: RequestId,
    retry_strategy: namesIn(errorRows.map(({ strategy }): RetryStrategy => strategy)).meta({
      description: "What to do about it; `retry_hint` has the details.",
    }),
    retry_hint: z.union([ClarificationHint, AlternativeHint, RetryAfterHint]),
    follow_up_suggestions: z
      .array(z.string())
      .optional()
      .meta({ description: "Calls or values to try next." }),
  })
  .meta({ id: "SalaryErrorDetails" });
export type SalaryErrorDetails = z.infer<typeof SalaryErrorDetails>;

/** The body of an error in the Salary Data API. */
export const SalaryError = z.strictObject({ error: SalaryErrorDetails });

export const FieldProblem = z
  .strictObject({ field: z.string(), message: z.string() })
  .meta({ id: "FieldProblem" });

/** The body of an error in the Job Pipeline API. */
export const PipelineError = z
  .strictObject({
    error: z.string().meta({ description: "What went wrong, for people." }),
    code: namesIn(errorRows.map(({ pipeline }): PipelineCode => pipeline)),
    details: z
      .array(FieldProblem)
      .optional()
      .meta({ description: "The parameters or body fields that caused the error." }),
  })
  .meta({ id: "PipelineError" });

export const Pagination = z
  .strictObject({
    next_cursor: z.string().nullable().meta({
      description: "Value for `starting_after`; null on the last page.",
    }),
    previous_cursor: z.string().nullable().meta({
      description: "Value for `ending_before`; null on the first page.",
    }),
    has_more: z.boolean().meta({ description: "Whether there is a next page." }),
    total_count: z.int().min(0).meta({ description: "Number of rows on all pages." }),
  })
  .meta({ id: "Pagination" });
export type Pagination = z.infer<typeof Pagination>;
