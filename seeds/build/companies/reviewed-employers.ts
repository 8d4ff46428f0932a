import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkDuplicates } from "../checks/check-duplicates.ts";
import { parseTable, type Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

/**
 * The columns of `seeds/employer-spellings.csv`, reviewed by hand: names under which an employer
 * files, without points and commas, and why they are this employer's. A business that has a name of
 * its own (LinkedIn, Audible, Waymo) stays an employer of its own. A name that is not here is that of
 * an employer of its own.
 */
export const spellingColumns = ["spelling", "slug", "reason"] as const;
/** The columns of `seeds/employer-names.csv`: what people call these employers, and also search for. */
export const nameColumns = ["slug", "name", "aliases"] as const;

export interface EmployerTables {
  spellings: Table<(typeof spellingColumns)[number]>;
  names: Table<(typeof nameColumns)[number]>;
}

interface ReviewedName {
  name: string;
  /** Slugs of other names. */
  aliases: readonly string[];
}

export interface ReviewedEmployers {
  /** Of a name as filings spell it, by `employerKey`; undefined if it was not reviewed. */
  slugOf(spelling: string): string | undefined;
  nameOf(slug: string): ReviewedName | undefined;
}

/** @param seeds the directory of the committed seeds: the tables are kept by hand, not fetched. */
export function readEmployerTables(seeds: string): EmployerTables {
  const read = <Column extends string>(file: string, columns: readonly Column[]) =>
    parseTable(file, readFileSync(join(seeds, file)), columns);
  return {
    spellings: read("employer-spellings.csv", spellingColumns),
    names: read("employer-names.csv", nameColumns),
  };
}

/** Refuses a spelling without its employer's name or without a reason, and a name that two employers have. */
export function reviewEmployers(
  { spellings, names }: EmployerTables,
  refusals: Refusal[],
): ReviewedEmployers {
  const bySlug = new Map(
    names.rows.map(({ cells: { slug, name, aliases } }) => [
      slug,
      { name, aliases: aliases === "" ? [] : aliases.split(";") },
    ]),
  );
  refusals.push(
    ...checkDuplicates([
      ...names.rows.flatMap(({ line, cells }) =>
        [cells.slug, ...(bySlug.get(cells.slug)?.aliases ?? [])].map((key) => ({
          ...{ file: names.file, line, key },
        })),
      ),
      ...spellings.rows.map(({ line, cells }) => ({
        ...{ file: spellings.file, line, key: cells.spelling },
      })),
    ]),
  );
  for (const { line, cells } of spellings.rows) {
    const place = { file: spellings.file, line, key: cells.spelling };
    if (!bySlug.has(cells.slug)) {
      refusals.push({ ...place, reason: `${names.file} has no employer ${cells.slug}` });
    }
    if (cells.reason === "") refusals.push({ ...place, reason: "no reason" });
  }
  const slugs = new Map(spellings.rows.map(({ cells }) => [cells.spelling, cells.slug]));
  return {
    slugOf: (spelling) => slugs.get(spelling),
    nameOf: (slug) => bySlug.get(slug),
  };
}
