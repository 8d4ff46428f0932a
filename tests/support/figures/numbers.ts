/** Finds all numbers in a response, each with its path. */

// biome-ignore lint/suspicious/noExplicitAny: responses of every shape
export type Json = any;

export interface Figure {
  value: number;
  /** Such as `data.delta.median_pct`, without list indexes. */
  path: string;
  /**
   * The objects and lists that contain the number, innermost first; the last is the whole response.
   */
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

/** The data point ids that explain a figure: those of the innermost record that contains any. */
export function idsFor({ around }: Figure): string[] {
  for (const record of around) {
    const found = nearestIds([record]);
    if (found.length > 0) return found;
  }
  return [];
}

/** The ids at the smallest depth below the records. */
function nearestIds(records: readonly Json[]): string[] {
  if (records.length === 0) return [];
  const own = records.flatMap((record) =>
    idNames.flatMap((name) => (typeof record[name] === "string" ? [record[name]] : [])),
  );
  if (own.length > 0) return own;
  const inside = records.flatMap((record) => Object.values(record));
  return nearestIds(inside.filter((value) => value !== null && typeof value === "object"));
}
