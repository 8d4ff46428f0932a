import type { CsvRow } from "../build/output/format-csv.ts";
import { type Present, type SeedRow, tableOf, textIn } from "./read-present.ts";
import type { Recoded } from "./recode-catalog.ts";

/** Tables of the catalog that name occupations, with the codes of the new release. */
export function recodeTables(present: Present, recoded: Recoded): Map<string, CsvRow[]> {
  const { roles, kept, unchanged, codeOf } = recoded;
  const codeOfRole = new Map(roles.map((role) => [textIn(role, "slug"), textIn(role, "soc_code")]));
  const onet = tableOf(present, "onet_occupations.csv").map((row) => {
    // The role that stands for it may have moved alone.
    const code = codeOfRole.get(textIn(row, "role_slug")) ?? codeOf(textIn(row, "soc_code"));
    return { ...row, soc_code: code };
  });
  const codeOfOnet = new Map(onet.map((row) => [textIn(row, "onet_soc"), textIn(row, "soc_code")]));
  const relations = tableOf(present, "onet_relations.csv").map((row) => ({
    ...row,
    soc_code: codeOfOnet.get(textIn(row, "onet_soc")) ?? codeOf(textIn(row, "soc_code")),
    related_code:
      codeOfOnet.get(textIn(row, "related_onet_soc")) ?? codeOf(textIn(row, "related_code")),
  }));
  const recode = (file: string) =>
    tableOf(present, file).map((row) => ({ ...row, soc_code: codeOf(textIn(row, "soc_code")) }));
  return new Map<string, CsvRow[]>([
    ["roles.csv", roles],
    ["onet_occupations.csv", onet.filter((row) => kept.has(row.soc_code))],
    [
      "onet_relations.csv",
      relations.filter((row) => kept.has(row.soc_code) && kept.has(row.related_code)),
    ],
    [
      "licensed_occupations.csv",
      firstOf(recode("licensed_occupations.csv"), ["soc_code"]).filter((row) =>
        kept.has(row.soc_code),
      ),
    ],
    [
      "skill_occupations.csv",
      firstOf(recode("skill_occupations.csv"), ["slug", "soc_code"]).filter((row) =>
        kept.has(row.soc_code),
      ),
    ],
    // Projections are published for the former codes, and cannot be divided or added up.
    [
      "employment_projections.csv",
      tableOf(present, "employment_projections.csv").filter(
        (row) => kept.has(textIn(row, "soc_code")) && unchanged(textIn(row, "soc_code")),
      ),
    ],
  ]);
}

/** One row of each key: two occupations that are one now may have had the same. */
function firstOf<Row extends SeedRow>(rows: readonly Row[], columns: readonly string[]): Row[] {
  const known = new Map<string, Row>();
  for (const row of rows) {
    const key = columns.map((column) => textIn(row, column)).join(" ");
    if (!known.has(key)) known.set(key, row);
  }
  return [...known.values()];
}
