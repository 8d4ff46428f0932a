/** `npm run seeds:build -- DIR`: makes the reference data of `seeds/` from the publishers' files in DIR. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cityAliases } from "./aliases/city-aliases.ts";
import { roleAliases } from "./aliases/role-aliases.ts";
import { parseFormerBaselines } from "./audit/former-baselines.ts";
import { type BuildPlan, build } from "./build.ts";
import { listedCompanies } from "./companies/listed-companies.ts";
import { readEmployerTables } from "./companies/reviewed-employers.ts";
import { readSources } from "./input/read-sources.ts";
import { licensedOccupations } from "./outlook/licensed-occupations.ts";
import { readRegionTable } from "./places/list-regions.ts";
import { SeedRefusal } from "./refusal.ts";
import { readIdentityTable } from "./roles/identity-titles.ts";
import { wantedTitles } from "./roles/wanted-titles.ts";
import { readLawTable } from "./taxes/read-law.ts";

const seeds = join(import.meta.dirname, "..");

const plan: BuildPlan = {
  roles: 3445,
  specialized: 598,
  cities: 500,
  skills: 50,
  companies: listedCompanies,
  employers: readEmployerTables(seeds),
  wanted: wantedTitles,
  identityTitles: readIdentityTable(seeds),
  roleAliases,
  cityAliases,
  regions: readRegionTable(seeds),
  licenses: licensedOccupations,
  former: parseFormerBaselines(readFileSync(join(seeds, "former-baselines.csv"), "utf8")),
  taxLaw: readLawTable(seeds),
};

const directory = process.argv[2];
if (directory === undefined || process.argv.length > 3) {
  console.error(
    "usage: npm run seeds:build -- DIR   (DIR holds the files that seeds/sources.json names)",
  );
  process.exit(2);
}
try {
  const files = await build(directory, readSources(join(seeds, "sources.json")), plan);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(seeds, path)), { recursive: true });
    writeFileSync(join(seeds, path), text);
  }
  console.log(`wrote ${files.size} files to ${seeds}`);
} catch (error) {
  if (!(error instanceof SeedRefusal)) throw error;
  console.error(`refused:\n${error.message}`);
  process.exit(1);
}
