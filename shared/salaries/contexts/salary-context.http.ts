import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { siteOf } from "#shared/middleware/request/site.ts";
import {
  findReferenceOf,
  referenceAt,
  referenceOf,
} from "#shared/reference/request-reference.http.ts";
import type { TraceContext } from "../lineage/trace-context.ts";
import type { SalaryContext } from "../subject/salary-context.ts";

/** The context of the Salary Data API's verbs for this request. A warm isolate opens no database for it. */
export async function salaryContext(c: Context<AppEnv>): Promise<SalaryContext> {
  return { ...requestOf(c), reference: await referenceOf(c) };
}

/** Makes the context of verbs that can do without reference data: null until they have been loaded. */
export async function findSalaryContext(c: Context<AppEnv>): Promise<SalaryContext | null> {
  const reference = await findReferenceOf(c);
  return reference && { ...requestOf(c), reference };
}

/** The context of lineage, which may need another dataset version than the live one. */
export function traceContext(c: Context<AppEnv>): TraceContext {
  return {
    ...common(c),
    now: c.get("now"),
    database: () => connectionOf(c),
    referenceAt: (version) => referenceAt(c, version),
  };
}

function requestOf(c: Context<AppEnv>): Omit<SalaryContext, "reference"> {
  const caller = c.get("caller");
  return {
    ...common(c),
    now: c.get("now"),
    caller: { tier: caller?.tier ?? "free", scopes: caller?.scopes ?? [] },
  };
}

function common(c: Context<AppEnv>): Pick<SalaryContext, "secrets" | "site"> {
  return {
    secrets: { dataPointKey: c.env.DATA_POINT_KEY },
    site: siteOf(c),
  };
}
