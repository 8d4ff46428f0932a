import { errors } from "#shared/core/errors.ts";
import type { ClientDocument, Schema } from "./document-types.ts";
import { resolve } from "./document-types.ts";
import type { Api } from "./method-table.ts";

/** The error codes of an API by HTTP status, as the document enumerates or shows them. */
export type Codes = Record<Api, Record<string, string[]>>;

/** Every code that a response of the document may have. */
export function collectCodes(document: ClientDocument): Codes {
  const found: Record<Api, Map<string, Set<string>>> = { salary: new Map(), pipeline: new Map() };
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      for (const [status, reference] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        const content = resolve(document, reference).content?.["application/json"];
        const examples = Object.entries(content?.examples ?? {});
        const values = [
          // A code without a status of its own in the document has the status of the table of errors.
          ...(content?.schema && status !== "default" ? codesIn(document, content.schema) : []).map(
            (value) => [status, value] as const,
          ),
          ...examples.flatMap(([name, { value }]) =>
            codeOf(value).map(
              (code) => [status === "default" ? statusOf(name) : status, code] as const,
            ),
          ),
        ];
        for (const [own, [api, code]] of values) {
          const codes = found[api].get(own) ?? new Set();
          found[api].set(own, codes.add(code));
        }
      }
    }
  }
  return { salary: sort(found.salary), pipeline: sort(found.pipeline) };
}

/** The codes that a schema has: the salary API nests them in `error`. */
function codesIn(document: ClientDocument, schema: Schema): [Api, string][] {
  const own = resolve<Schema>(document, schema);
  const choices = [...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.allOf ?? [])];
  const nested = own.properties?.error && resolve<Schema>(document, own.properties.error);
  return [
    ...choices.flatMap((choice) => codesIn(document, choice)),
    ...constant(document, own.properties?.code).map((code): [Api, string] => ["pipeline", code]),
    ...(nested ? nestedCodes(document, nested) : []),
  ];
}

function nestedCodes(document: ClientDocument, error: Schema): [Api, string][] {
  const choices = [...(error.anyOf ?? []), ...(error.oneOf ?? []), ...(error.allOf ?? [])];
  return [error, ...choices.map((choice) => resolve<Schema>(document, choice))].flatMap((one) =>
    constant(document, one.properties?.code).map((code): [Api, string] => ["salary", code]),
  );
}

function constant(document: ClientDocument, schema: Schema | undefined): string[] {
  if (!schema) return [];
  // The enumeration of all codes says nothing of one response.
  const own = resolve<Schema>(document, schema);
  return own.const === undefined ? [] : [String(own.const)];
}

/** @param name of an example, which is its error code. */
function statusOf(name: string): string {
  const [, row] = Object.entries(errors).find(([code]) => code === name) ?? [];
  if (!row) throw new Error(`The document has an example of ${name}, which is no error code.`);
  return String(row.status);
}

function codeOf(example: unknown): [Api, string][] {
  const { error, code } = (example ?? {}) as { error?: unknown; code?: unknown };
  if (typeof code === "string") return [["pipeline", code]];
  const nested = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof nested === "string" ? [["salary", nested]] : [];
}

function sort(found: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  return Object.fromEntries(
    [...found]
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([status, codes]) => [status, [...codes].sort()]),
  );
}
