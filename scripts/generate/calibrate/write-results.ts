import { writeFileSync } from "node:fs";
import type { Section } from "./section.ts";

/** Writes the module that repeats the results for the meanings of fitted constants. */
export function writeResults(path: string, wageYear: number, sections: readonly Section[]): void {
  const row = (title: string, name: string): string[] => {
    const found = sections.find((section) => section.title === title);
    const cells = found?.rows.find(([first]) => first === name)?.slice(1);
    if (!cells) throw new Error(`The calibration has no row "${name}" of "${title}".`);
    return cells;
  };
  const [cells, inside, medianError, , byParity] = row("Hidden cells (local)", "all cells");
  const later = row("Later years from earlier tables (local)", "all tables");
  const parity = row("National median × price parity", "held-out half");
  const text = (value: string | undefined) => JSON.stringify(value);
  writeFileSync(
    path,
    `/**
 * What \`npm run figures:calibrate -- --write\` measured on the seeds, for the meanings of fitted constants
 * in a lineage. The tables in \`docs/figures.md\` have the same numbers; a test compares them.
 */\nexport const calibrationResults = {
  /** The May of the wages that the method was fitted to. */
  wageYear: ${wageYear},
  /** Published medians predicted as if they were not published. */
  hidden: { cells: ${text(cells)}, inside: ${text(inside)}, medianError: ${text(medianError)}, byParity: ${text(byParity)} },
  /** Later releases predicted from earlier ones. */
  later: { cells: ${text(later[0])}, inside: ${text(later[1])} },
  /** National median × price parity in the half of the areas that was held out. */
  parity: { cells: ${text(parity[0])}, inside: ${text(parity[1])}, medianError: ${text(parity[2])} },
} as const;
`,
  );
}
