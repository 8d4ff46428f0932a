import type { Context } from "hono";
import { findReference, openReference, openReferenceAt } from "../reference/open-reference.ts";
import type { SalaryContext } from "../salaries/context.ts";
import type { TraceContext } from "../salaries/trace-figure.ts";
import type { Edge } from "./bindings.ts";
import { openDatabase } from "./database.ts";
import { siteOrigin } from "./site.ts";

/** What the verbs of the salary API stand on, for this request. A warm isolate opens no database for it. */
export async function salaryContext(c: Context<Edge>): Promise<SalaryContext> {
  return { ...requestOf(c), reference: await openReference(() => openDatabase(c)) };
}

/** The same for those who can do without: null as long as no reference data has been loaded. */
export async function findSalaryContext(c: Context<Edge>): Promise<SalaryContext | null> {
  const reference = await findReference(() => openDatabase(c));
  return reference && { ...requestOf(c), reference };
}

/** The same for lineage, which may need another dataset version than the live one. */
export function traceContext(c: Context<Edge>): TraceContext {
  return {
    ...common(c),
    now: c.get("now"),
    database: () => openDatabase(c),
    referenceAt: (version) => openReferenceAt(() => openDatabase(c), version),
  };
}

function requestOf(c: Context<Edge>): Omit<SalaryContext, "reference"> {
  const caller = c.get("caller");
  return {
    ...common(c),
    now: c.get("now"),
    caller: { tier: caller?.tier ?? "free", scopes: caller?.scopes ?? [] },
  };
}

function common(c: Context<Edge>): Pick<SalaryContext, "secrets" | "site"> {
  return {
    secrets: { dataPointKey: c.env.DATA_POINT_KEY },
    site: { origin: siteOrigin(c) },
  };
}
