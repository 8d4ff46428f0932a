import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { toOewsCode } from "../soc-crosswalk.ts";
import { namesSeniority, parseTitle } from "../titles/parse-title.ts";
import type { Candidate } from "./candidate.ts";

export const reportedColumns = [
  "onet_soc",
  "soc2018",
  "reported_title",
  "shown_in_mynextmove",
] as const;
export const alternateColumns = ["onet_soc", "soc2018", "alternate_title", "sources"] as const;
export const filedColumns = [
  "title",
  "n_certified",
  "n_employer_rows",
  "modal_soc2018",
  "modal_share",
] as const;
const occupationColumns = ["soc2018", "title"] as const;

interface TitleTables {
  occupations: Table<(typeof occupationColumns)[number]>;
  reported: Table<(typeof reportedColumns)[number]>;
  alternate: Table<(typeof alternateColumns)[number]>;
  filed: Table<(typeof filedColumns)[number]>;
}

/** Every title of O*NET and of the filings, spellings merged, seniorities left out. */
export function collectCandidates(
  tables: TitleTables,
  refusals: Refusal[],
): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const { cells } of tables.occupations.rows) {
    // "Veterinarians" is a title; "Lawyers, Judges, and Related Workers" is a category.
    if (/,| and |\/|--|First-Line/.test(cells.title)) continue;
    const found = find(candidates, cells.title, 0, true);
    if (!found) continue;
    const use = onetUse(found, toOewsCode(cells.soc2018));
    use.reported = true;
    use.shown = true;
  }
  for (const { cells } of tables.reported.rows) {
    const found = find(candidates, cells.reported_title, 0, true);
    if (!found) continue;
    const use = onetUse(found, toOewsCode(cells.soc2018));
    use.reported = true;
    use.shown ||= cells.shown_in_mynextmove === "Y";
  }
  for (const { cells } of tables.alternate.rows) {
    const found = find(candidates, cells.alternate_title, 0, true);
    if (!found) continue;
    const use = onetUse(found, toOewsCode(cells.soc2018));
    use.alternateSources = Math.max(use.alternateSources, cells.sources.split(",").length);
  }
  for (const { line, cells } of tables.filed.rows) {
    const place = { file: tables.filed.file, line, key: cells.title };
    const number = (column: "n_certified" | "n_employer_rows" | "modal_share") =>
      readNumber(cells[column], column, place, refusals) ?? 0;
    const count = number("n_certified");
    const found = find(candidates, cells.title, count, false);
    if (!found) continue;
    found.filings += count;
    found.employers += number("n_employer_rows");
    const code = toOewsCode(cells.modal_soc2018);
    const coded = Math.round(count * number("modal_share"));
    found.filedCodes.set(code, (found.filedCodes.get(code) ?? 0) + coded);
  }
  return candidates;
}

function find(
  candidates: Map<string, Candidate>,
  text: string,
  filings: number,
  onet: boolean,
): Candidate | null {
  const title = parseTitle(text);
  if (!title || title.key === "" || namesSeniority(title.words)) return null;
  let candidate = candidates.get(title.key);
  if (!candidate) {
    candidate = {
      key: title.key,
      spellings: new Map(),
      filings: 0,
      employers: 0,
      filedCodes: new Map(),
      onet: new Map(),
    };
    candidates.set(title.key, candidate);
  }
  const spelling = title.words.join(" ");
  const before = candidate.spellings.get(spelling);
  candidate.spellings.set(spelling, {
    words: title.words,
    filings: (before?.filings ?? 0) + filings,
    onet: onet || (before?.onet ?? false),
  });
  return candidate;
}

function onetUse(candidate: Candidate, code: string) {
  const before = candidate.onet.get(code);
  if (before) return before;
  const use = { reported: false, shown: false, alternateSources: 0 };
  candidate.onet.set(code, use);
  return use;
}
