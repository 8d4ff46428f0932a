/** A file and what it exports by default: a page or an operation. */
export interface Exporting {
  file: string;
  exported: unknown;
}

/** @returns one sentence for each file that is in the list not exactly once. */
export function findUnlisted(
  files: readonly Exporting[],
  list: { name: string; entries: readonly unknown[] },
): string[] {
  return files.flatMap(({ file, exported }) => {
    const times = list.entries.filter((entry) => entry === exported).length;
    return times === 1 ? [] : `${file} is in ${list.name} ${times} times, not once.`;
  });
}
