import { checkDuplicates } from "./checks/check-duplicates.ts";
import type { Table } from "./input/read-table.ts";
import { type CsvRow, formatCsv } from "./output/format-csv.ts";
import type { Refusal } from "./refusal.ts";

export const postingLawColumns = [
  "jurisdiction",
  "kind",
  "state",
  "effective_date",
  "duty",
  "employee_scope",
  "single_fixed_figure_allowed",
  "benefits_in_posting",
  "other_pay_in_posting",
  "remote",
  "citation",
  "official_url",
  "certainty",
] as const;

type Column = (typeof postingLawColumns)[number];
type LawTable = Table<Column>;

/** The words of the source, and what they mean; words that are in no list are refused. */
const readings: Readonly<Partial<Record<Column, readonly (readonly [RegExp, string | null])[]>>> = {
  kind: [
    [/^(?:state|district)$/, "state"],
    [/^county$/, "county"],
    [/^city$/, "city"],
  ],
  duty: [
    [/^range in posting$/, "posting"],
    [/^on request/, "on_request"],
  ],
  single_fixed_figure_allowed: [
    [/^yes$|may be equal|accepted/, "yes"],
    [/^not settled$|^$/, null],
  ],
  benefits_in_posting: [
    [/^yes$/, "yes"],
    [/^no$|^$/, "no"],
  ],
  other_pay_in_posting: [
    [/^yes$/, "yes"],
    [/commission/, "commission"],
    [/^no$|^$/, "no"],
  ],
  remote: [
    [/^covered|including remote|^at least partly/, "covered"],
    [/^tied to|^remote jobs mainly/, "office"],
    [/not settled|silent|^principal/, null],
    [/^$/, null],
  ],
  certainty: [
    [/^2 or more sources agree$/, "agreed"],
    [/^one source/, "one_source"],
    [/agree|uncertain/, "details"],
  ],
};

/** What the sources do not agree on, or do not give. */
const details = [
  [/section number/, "section"],
  [/\bda(?:y|te)\b/, "date"],
  [/benefits/, "benefits"],
] as const;

/** The columns of `seeds/posting-laws.csv`. */
const columns = [
  ...["state", "jurisdiction", "kind", "duty", "effective_date", "covers", "single", "benefits"],
  ...["other_pay", "remote", "citation", "url", "certainty", "uncertain"],
].map((name) => ({ name, type: "text" as const, nullable: true }));

/**
 * The laws that ask for pay in postings, as a file; those without a citation are left out, because
 * nobody could look them up.
 */
export function listPostingLaws(
  table: LawTable,
  refusals: Refusal[],
): { text: string; rows: number } {
  const rows = table.rows.flatMap(({ line, cells }): CsvRow[] => {
    if (cells.citation === "") return [];
    const place = { file: table.file, line, key: cells.jurisdiction };
    const read = (column: Column): string | null => {
      const found = readings[column]?.find(([words]) => words.test(cells[column]));
      if (!found) refusals.push({ ...place, reason: `${column} is "${cells[column]}"` });
      return found?.[1] ?? null;
    };
    if (!/^[A-Z]{2}$/.test(cells.state)) refusals.push({ ...place, reason: "no state" });
    if (!/^(?:20\d\d-\d\d-\d\d)?$/.test(cells.effective_date)) {
      refusals.push({ ...place, reason: `effective_date is "${cells.effective_date}"` });
    }
    const uncertain = details.flatMap(([words, name]) =>
      words.test(cells.certainty) ? [name] : [],
    );
    return [
      {
        state: cells.state,
        jurisdiction: cells.jurisdiction,
        kind: read("kind"),
        duty: read("duty"),
        effective_date: cells.effective_date || null,
        covers: cells.employee_scope || null,
        single: read("single_fixed_figure_allowed"),
        benefits: read("benefits_in_posting"),
        other_pay: read("other_pay_in_posting"),
        remote: read("remote"),
        citation: cells.citation,
        url: cells.official_url || null,
        certainty: read("certainty"),
        uncertain: uncertain.length > 0 ? uncertain.join("|") : null,
      },
    ];
  });
  refusals.push(
    ...checkDuplicates(
      table.rows.map(({ line, cells }) => ({ file: table.file, line, key: cells.jurisdiction })),
    ),
  );
  return {
    text: formatCsv({ file: "posting-laws.csv", columns }, rows, 2),
    rows: rows.length,
  };
}
