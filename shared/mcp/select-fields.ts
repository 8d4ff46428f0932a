import { shortText } from "#shared/contract/words.ts";
import { errorResult, isRecord, type JsonSchema } from "./tool.ts";

/** The fields that a tool returns unless it is asked for others. */
export interface FieldRule {
  /** The field of the answer that contains the rows, or the one record; the answer itself if absent. */
  at?: string;
  /** Paths such as `estimate.median`, which lead through lists. All fields if absent. */
  initial?: readonly string[];
  /** Fields that are returned in any case. */
  always: readonly string[];
  /** Whether it is a person's own text, which may be long and is then cut. */
  shortens?: true;
}

/** The argument of tools with long answers. */
export const fieldsArgument: JsonSchema = {
  type: "array",
  items: { type: "string" },
  description: "* for all",
};

/** Longer text of a person's own records is cut unless its field is asked for. */
const maxTextLength = 300;
const maxListLength = 20;

/**
 * The part of an answer that its reader asked for, or else its short form.
 *
 * @param fields the argument; empty if absent.
 * @example
 * selectFields({ data: { a: 1, b: 2 } }, { at: "data", initial: ["a"], always: [] }, []); // { data: { a: 1 } }
 */
export function selectFields(
  answer: Readonly<Record<string, unknown>>,
  { at, initial, always, shortens }: FieldRule,
  fields: readonly string[],
): Record<string, unknown> {
  if (fields.includes("*")) return { ...answer };
  const select = (record: unknown): unknown => {
    if (!isRecord(record)) return record;
    if (fields.length > 0) return keep(record, [...always, ...fields]);
    const kept = initial === undefined ? record : keep(record, [...always, ...initial]);
    return shortens ? shorten(kept) : kept;
  };
  if (at === undefined) return select(answer) as Record<string, unknown>;
  const selected = answer[at];
  return {
    ...answer,
    [at]: Array.isArray(selected) ? selected.map(select) : select(selected),
  };
}

/** Names in `fields` that no record of the answer has; empty if the answer has no records. */
export function unknownFields(
  answer: Readonly<Record<string, unknown>>,
  { at }: FieldRule,
  fields: readonly string[],
): { unknown: string[]; known: string[] } {
  const selected = at === undefined ? answer : answer[at];
  const [record] = Array.isArray(selected) ? selected : [selected];
  const known = isRecord(record) ? Object.keys(record) : [];
  if (known.length === 0) return { unknown: [], known };
  return { unknown: fields.filter((name) => name !== "*" && !known.includes(name)), known };
}

function keep(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => keep(item, paths));
  if (!isRecord(value)) return value;
  const byHead = Map.groupBy(paths, (path) => path.split(".", 1)[0] ?? path);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const own = byHead.get(name);
      if (!own) return [];
      const deeper = own.filter((path) => path !== name);
      const isWhole = deeper.length < own.length;
      return [
        [
          name,
          isWhole
            ? field
            : keep(
                field,
                deeper.map((path) => path.slice(name.length + 1)),
              ),
        ],
      ];
    }),
  );
}

function shorten(value: unknown): unknown {
  if (typeof value === "string") return shortText(value, maxTextLength);
  if (Array.isArray(value)) return value.slice(0, maxListLength).map(shorten);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field)]));
}

/** The argument `fields` of a call: a list, or names separated by commas. */
export function readFields(value: unknown): string[] {
  const names = Array.isArray(value) ? value : String(value ?? "").split(",");
  return names.map((name) => String(name).trim()).filter((name) => name !== "");
}

export function refuseUnknownFields(unknown: readonly string[], known: readonly string[]) {
  return errorResult(
    [
      `fields: ${unknown.join(", ")} is not a field of this answer.`,
      `Call again with any of: ${known.join(", ")}, or *.`,
    ],
    {
      code: "argument_invalid",
      argument: "fields",
      allowed: known,
    },
  );
}
