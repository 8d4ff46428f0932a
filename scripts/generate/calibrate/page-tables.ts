import { writeFileSync } from "node:fs";
import type { MethodParameters } from "#shared/reference/method-parameters.ts";
import { type Section, withoutGroups } from "./section.ts";

/** The tables that the page on the method shows, of both bases. */
const shown = [
  "Hidden cells (local)",
  "Later years from earlier tables (local)",
  "Distance from what is published (local)",
  "National median × price parity",
];

/** The tables of the page, without the rows of occupation groups. */
export function pageTables(sections: readonly Section[]): Section[] {
  return shown.map((title) => {
    const section = sections.find((known) => known.title === title);
    if (!section) throw new Error(`The calibration has no table "${title}".`);
    return withoutGroups(section);
  });
}

/** Years of the wages and the prices that the page names. */
interface Releases {
  first: number;
  last: number;
  parities: number;
}

/** Writes the page's tables, the constants that they test, and the releases that these are fitted to. */
export function writePageTables(
  path: string,
  sections: readonly Section[],
  { title_factor, local, experience }: MethodParameters,
  releases: Releases,
): void {
  if (!local) throw new Error("The seeds hold no local factors: npm run seeds:build");
  const { retention, errors } = local;
  const constants = {
    title_deviation: title_factor.tau,
    unknown_title_deviation: title_factor.unknown_tau,
    retention,
    ...errors,
  };
  const steps = Object.values(experience.fields).map(({ field, ratios }) => ({ field, ratios }));
  const content = {
    ...{ releases, constants },
    experience: { steps, errors: experience.errors },
    tables: pageTables(sections),
  };
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
