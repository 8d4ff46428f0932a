import type { Built } from "../output/list-rows.ts";
import type { Candidate } from "../roles/candidate.ts";
import { reviewedTitles } from "../roles/reviewed-titles.ts";
import { parseTitle } from "../titles/parse-title.ts";
import { table } from "./write-report.ts";

/** The reviewed titles: each code, the sources that have it too, and the reason. */
export function reportReviews({ catalog, wages }: Built): string[] {
  const occupations = new Map(wages.occupations.map(({ code, title }) => [code, title]));
  const reviews = Object.entries(reviewedTitles).map(([title, { code, reason }]) => {
    const key = parseTitle(title)?.key ?? "";
    const sources = listSources(catalog.candidates.get(key), code);
    return { title, code, reason, sources, isRole: catalog.rolesByKey.has(key) };
  });
  const alone = reviews.filter(({ sources, isRole }) => isRole && sources.length === 0);
  return [
    "### Codes chosen by hand",
    `"Sources" are those that have the title under the same code: O*NET lists it there, or filings name it. Filings are counted by the most frequent code of each spelling, so their number is a lower bound. ${alone.length} titles of the catalog have no such source, and their code is a judgment: ${alone.map(({ title }) => title).join("; ") || "none"}.`,
    table(
      ["title", "code", "occupation", "sources", "reason"],
      reviews.map(({ title, code, reason, sources, isRole }) => [
        isRole ? title : `${title} (not in the catalog)`,
        code,
        occupations.get(code) ?? "",
        sources.join(", ") || "none",
        reason,
      ]),
    ),
  ];
}

function listSources(candidate: Candidate | undefined, code: string): string[] {
  const filed = candidate?.filedCodes.get(code) ?? 0;
  return [
    candidate?.onet.has(code) ? "O*NET" : "",
    filed > 0 ? `${filed} of ${candidate?.filings} filings` : "",
  ].filter(Boolean);
}
