/** Numbers of an answer, each with where it stands. */

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export type Json = any;

export interface Figure {
  value: number;
  /** `data.delta.median_pct`, list positions left out. */
  path: string;
  /** What the number stands in, innermost first; the last is the whole answer. */
  around: readonly Json[];
}

export function numbersOf(node: Json, path = "", around: readonly Json[] = []): Figure[] {
  if (typeof node === "number") return [{ value: node, path, around }];
  if (node === null || typeof node !== "object") return [];
  const inside = [node, ...around];
  if (Array.isArray(node)) return node.flatMap((item) => numbersOf(item, path, inside));
  return Object.entries(node).flatMap(([name, value]) =>
    numbersOf(value, path === "" ? name : `${path}.${name}`, inside),
  );
}

const idNames = ["data_point_id", "dataPointId", "relation_data_point_id"];

/** The ids by which a figure's own record is explained: its own, else those nearest to it. */
export function idsFor({ around }: Figure): string[] {
  for (const record of around) {
    const found = nearestIds([record]);
    if (found.length > 0) return found;
  }
  return [];
}

/** Of the records of one depth together, before those further in. */
function nearestIds(records: readonly Json[]): string[] {
  if (records.length === 0) return [];
  const own = records.flatMap((record) =>
    idNames.flatMap((name) => (typeof record[name] === "string" ? [record[name]] : [])),
  );
  if (own.length > 0) return own;
  const inside = records.flatMap((record) => Object.values(record));
  return nearestIds(inside.filter((value) => value !== null && typeof value === "object"));
}
