import { compareText } from "../compare.ts";
import type { Built } from "../output/list-rows.ts";
import type { Manifest } from "../output/make-manifest.ts";
import { combinedByOews } from "../soc-crosswalk.ts";
import { table } from "./write-report.ts";

export function reportInputs({
  wages,
  places,
  manifest,
}: Built & { manifest: Manifest }): string[] {
  return [
    "## Files read",
    "The hash is that of the CSV text (uncompressed) or of the workbook's bytes. Rows kept are the rows on which the tables are based.",
    table(
      ["source", "file", "rows read", "rows kept", "SHA-256"],
      manifest.sources.map((source) => [
        source.id,
        source.file,
        source.rows_read,
        source.rows_kept,
        source.sha256.slice(0, 16),
      ]),
    ),
    "## Tables written",
    table(
      ["file", "rows"],
      manifest.tables.map(({ file, rows }) => [file, rows]),
    ),
    "## National wages: workbooks against the series",
    wages.comparisons.length === 0
      ? "No workbook was given; every year is from the CSV series."
      : table(
          [
            "workbook",
            "rows",
            "rows compared",
            "cells compared",
            "cells that differ",
            "only in one",
          ],
          wages.comparisons.map((comparison) => [
            comparison.file,
            comparison.rows,
            comparison.comparedRows,
            comparison.comparedCells,
            comparison.differingCells.length,
            comparison.onlyInWorkbook.length + comparison.onlyInSeries.length,
          ]),
        ),
    ...wages.comparisons.flatMap(({ file, differingCells }) =>
      differingCells.slice(0, 20).map((cell) => `- ${file}: ${cell}`),
    ),
    "## Occupations left out",
    `${wages.occupations.length} detailed occupations have an annual median in May ${wages.year}. Not in:`,
    table(
      ["code", "title", "reason"],
      wages.leftOut.map(({ code, title, reason }) => [code, title, reason]),
    ),
    "O*NET and employers use codes that OEWS combines:",
    table(
      ["SOC", "OEWS"],
      Object.entries(combinedByOews).map(([code, oews]) => [code, oews]),
    ),
    "## Area wages left out",
    `${wages.dropped.nonmetro} rows of nonmetropolitan areas: each of the ${places.cities.length} cities is in a metropolitan area (the build rejects one that is not).`,
    `Rows of occupations that are not in the catalog: states ${listCounts(wages.dropped.states)}; metropolitan areas ${listCounts(wages.dropped.metros)}.`,
  ];
}

function listCounts(counts: Map<string, number>): string {
  if (counts.size === 0) return "none";
  return [...counts]
    .sort(([a], [b]) => compareText(a, b))
    .map(([code, count]) => `${code} ${count}`)
    .join(", ");
}
