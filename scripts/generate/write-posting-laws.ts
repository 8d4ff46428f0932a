import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "#seeds/read-csv.ts";
import { projectRoot } from "../run/local/places.ts";

const table = "seeds/posting-laws.csv";

/** The rows of the built table as a module, because a law is needed where there is no database. */
export function writePostingLaws(): string {
  const rows = readTable(readFileSync(join(projectRoot, table), "utf8"));
  const lines = rows.map((row) => `  ${JSON.stringify(toLaw(row))},`);
  return [
    `// Made from ${table} by \`npm run generate -- laws\`. Do not edit.`,
    'import type { PostingLaw } from "./posting-law.ts";',
    "",
    "// biome-ignore format: one law a line",
    "export const postingLaws: readonly PostingLaw[] = [",
    ...lines,
    "];",
    "",
  ].join("\n");
}

function toLaw(row: Record<string, string>) {
  const orNull = (name: string) => row[name] || null;
  return {
    state: row.state,
    jurisdiction: row.jurisdiction,
    kind: row.kind,
    duty: row.duty,
    effectiveDate: orNull("effective_date"),
    covers: orNull("covers"),
    takesOneAmount: row.single === "yes",
    benefits: row.benefits === "yes",
    otherPay: row.other_pay,
    remote: orNull("remote"),
    statute: row.citation,
    url: orNull("url"),
    certainty: row.certainty,
    uncertain: (row.uncertain ?? "").split("|").filter(Boolean),
  };
}
