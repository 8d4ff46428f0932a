import { compareText } from "../compare.ts";
import type { Built } from "../output/list-rows.ts";
import type { Role } from "../roles/role.ts";
import { wantedTitles } from "../roles/wanted-titles.ts";
import { findNearDuplicates } from "./find-near-duplicates.ts";
import { reportReviews } from "./report-reviews.ts";
import { table } from "./write-report.ts";

const admissions = [
  ["wanted", "on the list of titles people search for first"],
  ["most-filed-in-occupation", "the title most filed in its occupation"],
  [
    "most-reported-in-occupation",
    "the occupation's first title in O*NET: shown to the public, reported by workers, named by most of its sources",
  ],
  ["specialized", "technology, data, AI, security, design or product, by filings, then by O*NET"],
  [
    "filed",
    "a title of O*NET or of many employers, by filings: 10 or more, or fewer and reported by workers",
  ],
  [
    "reported",
    "reported by workers to O*NET and filed by nobody, each occupation in turn, the larger first",
  ],
] as const;

const codes = [
  [
    "filings-code",
    'the filings\' most frequent code: 100 filings or more, more than half of them, no "All Other"',
  ],
  ["onet-code", "O*NET's code"],
  ["bridged-code", "O*NET's code, which OEWS combines with others"],
  [
    "only-filings-code",
    "the code of more than half of 10 or more filings of a title that O*NET does not know",
  ],
  ["override", "chosen by hand, see below"],
] as const;

export function reportCatalog(built: Built): string[] {
  const { catalog, wages } = built;
  const { roles } = catalog;
  const count = (matches: (role: Role) => boolean) => roles.filter(matches).length;
  const covered = new Set(roles.map(({ code }) => code));
  const list = (matches: (role: Role) => boolean) =>
    roles
      .filter(matches)
      .map(({ title }) => title)
      .sort(compareText)
      .join("; ");
  return [
    "## Roles",
    `${roles.length} roles, ${count(({ specialized }) => specialized)} of them specialized, ${count(({ ai }) => ai)} AI. \`reason\` in \`roles.csv\` is why the title is in, \`+\`, why it has its code. Filings are employers' certified labor condition applications.`,
    table(
      ["why the title is in", "", "roles"],
      admissions.map(([key, text]) => [key, text, count(({ reason }) => reason === key)]),
    ),
    table(
      ["why it has its code", "", "roles"],
      codes.map(([key, text]) => [key, text, count(({ how }) => how === key)]),
    ),
    `Occupations without a role, because none of their titles is theirs alone: ${
      wages.occupations
        .filter(({ code }) => !covered.has(code))
        .map(({ code, title }) => `${code} ${title}`)
        .join("; ") || "none"
    }.`,
    ...reportReviews(built),
    `### The ${wantedTitles.length} titles people search for first`,
    wantedTitles.join("; "),
    "### AI roles",
    list(({ ai }) => ai),
    "### Specialized roles",
    list(({ specialized }) => specialized),
    "### Titles left out",
    `Of ${catalog.candidates.size} titles. A title that is neither here nor in the catalog was filed too rarely, or not at all.`,
    table(
      ["reason", "titles", "filings", "examples"],
      [...catalog.leftOut]
        .sort(([a], [b]) => compareText(a, b))
        .map(([reason, { count: titles, filings, examples }]) => [
          reason,
          titles,
          filings,
          [...examples].sort(compareText).slice(0, 12).join("; "),
        ]),
    ),
    "### Near-duplicates",
    "Pairs of titles in one occupation that differ by one insignificant word, reviewed and kept because people search for both:",
    findNearDuplicates(roles)
      .map(([a, b]) => `- ${a.title} / ${b.title}`)
      .join("\n") || "none",
  ];
}
