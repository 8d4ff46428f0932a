import type { Context, MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { ApiError } from "../../core/errors.ts";
import { explainIssue, required } from "../../core/validation/explain-issue.ts";
import { findNotSlug } from "../../core/validation/schema-meta.ts";
import { textRule } from "../../core/well-formed.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { type QueryFault, type RawQuery, readQuery } from "../request/query.ts";
import {
  callWithNames,
  callWithSlug,
  findRenamed,
  nearestSent,
  renamedNotSlugs,
  suggestSlug,
} from "../request/suggest-call.ts";
import {
  findMalformedField,
  findMalformedParam,
  malformedField,
  parametersOf,
  queryOf,
} from "../request/url.ts";

const maxIgnoredNames = 20;
const maxIgnoredNameLength = 64;
/** Each takes a comparison with the whole catalog. */
const maxCorrected = 3;

/**
 * Validates the query against the endpoint's contract into `c.var.query`. Parameters that the
 * contract does not declare are ignored and named in `X-Ignored-Params`.
 */
export function parseQuery(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const fields: Record<string, z.core.$ZodType> = endpoint.query.shape;

  return async function parseQuery(c, next) {
    const query = queryOf(c.req.url);
    const raw = readQuery(parametersOf(query), endpoint.query);
    const result = endpoint.query.safeParse(raw.values, { reportInput: true });
    const fault =
      raw.fault ??
      findMalformed(query, fields) ??
      (result.success ? null : faultOf(result.error, fields, raw));
    if (fault) {
      if (raw.unknown.length > 0) c.header("X-Ignored-Params", listNames(raw.unknown));
      throw await explain(c, endpoint, fault);
    }
    c.set("query", result.data);
    await next();
    if (raw.unknown.length > 0) c.res.headers.set("X-Ignored-Params", listNames(raw.unknown));
  };
}

function findMalformed(query: string, fields: Record<string, z.core.$ZodType>): QueryFault | null {
  const param = findMalformedField(query, (name) => Object.hasOwn(fields, name));
  return param === null ? null : { param, problem: "is not valid", hint: `Allowed: ${textRule}.` };
}

function faultOf(
  error: z.core.$ZodError,
  fields: Record<string, z.core.$ZodType>,
  raw: RawQuery,
): QueryFault {
  const issue = error.issues[0];
  const param = String(issue?.path[0] ?? Object.keys(raw.values)[0] ?? "query");
  if (!issue) return { param, problem: "is not valid", hint: "See the documentation." };
  const { problem, allowed, example } = explainIssue(fields[param], issue);
  const renamed = findRenamed(error, raw.unknown, (one) => problemOf(one, fields));
  const sent = problem === required ? nearestSent(param, renamed, raw.unknown) : undefined;
  const hint = `Allowed: ${allowed}${example === undefined ? "" : `; for example ${param}=${example}`}.`;
  return {
    ...{ param, hint, notSlug: findNotSlug(fields[param], issue) },
    problem: sent === undefined ? problem : `${problem}; ${sent} is not a parameter here`,
    others: otherNotSlugs(error, fields, param),
    renamed,
  };
}

function problemOf(issue: z.core.$ZodIssue, fields: Record<string, z.core.$ZodType>): string {
  return explainIssue(fields[String(issue.path[0])], issue).problem;
}

/** Further parameters that are text in place of a slug, for a suggested call without any. */
function otherNotSlugs(
  { issues }: z.core.$ZodError,
  fields: Record<string, z.core.$ZodType>,
  first: string,
): NonNullable<QueryFault["others"]> {
  return issues.flatMap((issue) => {
    const param = String(issue.path[0] ?? "");
    const notSlug = param === first ? undefined : findNotSlug(fields[param], issue);
    return notSlug ? [{ param, notSlug }] : [];
  });
}

async function explain(c: Context<AppEnv>, endpoint: Endpoint, fault: QueryFault) {
  const { param, problem, hint, notSlug, renamed = new Map() } = fault;
  const others = [
    ...(fault.others ?? []),
    ...renamedNotSlugs(c.req.url, renamed, endpoint.query.shape),
  ];
  const meant = notSlug && (await endpoint.findSlug?.(c, notSlug));
  const question = meant ? ` ${suggestSlug(meant)}` : "";
  const corrected =
    notSlug && meant
      ? callWithSlug(c.req.url, endpoint, param, notSlug.text, meant)
      : renamed.size > 0 && callWithNames(c.req.url, renamed);
  return new ApiError("parameter_missing", {
    message: `The parameter ${param} ${problem}. ${hint}${question}`,
    param,
    clarification: `Which value should ${param} have? ${hint}${question}`,
    ...(corrected && {
      suggestions: [await correctOthers(c, endpoint, corrected, others.slice(0, maxCorrected))],
    }),
  });
}

/** A call with those of its other parameters corrected whose slug is found. */
async function correctOthers(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  call: string,
  others: NonNullable<QueryFault["others"]>,
): Promise<string> {
  let corrected = call;
  for (const { param, notSlug } of others) {
    const meant = await endpoint.findSlug?.(c, notSlug);
    if (!meant) continue;
    const { href } = new URL(corrected, c.req.url);
    corrected = callWithSlug(href, endpoint, param, notSlug.text, meant);
  }
  return corrected;
}

/** Encoded, because the names are the caller's text and must not break the header. */
function listNames(names: readonly string[]): string {
  return names
    .slice(0, maxIgnoredNames)
    .map((name) => encodeURIComponent(name.toWellFormed().slice(0, maxIgnoredNameLength)))
    .join(", ");
}

/** Rejects a path parameter that is not well-formed text and so cannot be the id of any record. */
export function checkParams({ path }: Pick<Endpoint, "path">): MiddlewareHandler<AppEnv> {
  return async function checkParams(c, next) {
    const malformed = findMalformedParam(path, c.req.url);
    if (malformed !== null) throw malformedField(malformed);
    await next();
  };
}
