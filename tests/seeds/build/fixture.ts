/** A small but complete set of publishers' files, in the shapes the builder reads (`publishers/`). */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { nameColumns, spellingColumns } from "#seeds/build/companies/reviewed-employers.ts";
import { parseTable } from "#seeds/build/input/read-table.ts";
import { regionColumns } from "#seeds/build/places/list-regions.ts";
import { identityColumns } from "#seeds/build/roles/identity-titles.ts";
import { lawColumns } from "#seeds/build/taxes/read-law.ts";

const folder = join(import.meta.dirname, "publishers");

/** The lines of each file. */
export const fixtureFiles: Record<string, string[]> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file,
    readFileSync(join(folder, file), "utf8").trimEnd().split("\n"),
  ]),
);

/** A table that is reviewed by hand, from lines without the header. */
const reviewed = <Column extends string>(
  file: string,
  columns: readonly Column[],
  ...lines: string[]
) => parseTable(file, Buffer.from([columns.join(), ...lines].join("\n")), columns);

export const fixturePlan = {
  roles: 7,
  specialized: 4,
  cities: 2,
  skills: 2,
  companies: ["Google"],
  employers: {
    spellings: reviewed(
      "employer-spellings.csv",
      spellingColumns,
      "GOOGLE LLC,google,known so",
      "GOOGLE CLOUD INC,google,a part of it",
    ),
    names: reviewed("employer-names.csv", nameColumns, "google,Google,alphabet"),
  },
  wanted: ["Software Engineer", "Registered Nurse"],
  roleAliases: { "an abbreviation of it": { "software-engineer": "swe; SW Engineer" } },
  cityAliases: { "a part of it": { "new-york": "Brooklyn" } },
  regions: reviewed("region-names.csv", regionColumns, "Long Island,NY,one,35620"),
  licenses: { "a state license as a registered nurse": "29-1141" },
  identityTitles: reviewed(
    "identity-titles.csv",
    identityColumns,
    "Registered Nurse,29-1141,the occupation's title",
  ),
  former: [{ slug: "software-engineer", soc_code: "15-1252", baseline: 60_000 }],
  taxLaw: reviewed(
    "tax-law.csv",
    lawColumns,
    "tax-law-new-york,NY,parameter,income/supplemental/min_agi,all,,107650,2026-01-01,Tax Law § 601(d-4)",
    "tax-law-michigan,mi/detroit,rate,resident_rate,all,0,0.024,,1964 PA 284",
    "tax-law-michigan,mi/detroit,parameter,exemption,all,,600,,1964 PA 284",
  ),
};

/** Writes the files, each changed by `change` if it names it, gzipped if `gzipped` says so. */
export function writeFixture(
  directory: string,
  change: Record<string, (lines: string[]) => string[]> = {},
  gzipped: (file: string) => boolean = () => false,
): void {
  for (const [file, lines] of Object.entries(fixtureFiles)) {
    const text = `${(change[file] ?? ((same) => same))(lines).join("\n")}\n`;
    if (gzipped(file)) writeFileSync(join(directory, `${file}.gz`), gzipSync(text));
    else writeFileSync(join(directory, file), text);
  }
}
