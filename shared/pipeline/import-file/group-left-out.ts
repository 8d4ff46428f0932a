import type { LeftOutGroup, LeftOutRow, LeftOutRows } from "#schema/import-files.ts";

/** A row of a table, or a record of an export, that is not imported. */
export type UnusedRow = LeftOutRow & Pick<LeftOutGroup, "list" | "part">;

const maxGroups = 50;
/** Numbers of rows that are listed of one group. */
const maxNumbers = 12;

/** Groups rows by their reasons, so that what is stored and shown of any number of rows is bounded. */
export function groupLeftOut(unused: readonly UnusedRow[]): LeftOutRows {
  const groups = [...Map.groupBy(unused, reasonOf).values()];
  return {
    count: unused.length,
    groups: groups.slice(0, maxGroups).flatMap(toGroup),
    moreGroups: Math.max(0, groups.length - maxGroups),
  };
}

function reasonOf({ problems, jobId, list, part }: UnusedRow): string {
  return JSON.stringify([list, part, jobId, problems]);
}

function toGroup(same: readonly UnusedRow[]): LeftOutGroup[] {
  const [first] = same;
  if (!first) return [];
  const { row: _, ...reason } = first;
  return [{ ...reason, count: same.length, rows: same.slice(0, maxNumbers).map(({ row }) => row) }];
}
