import { payLevels } from "#shared/contract/levels.ts";
import { dollars } from "#shared/core/format.ts";
import { orUnpublished } from "#shared/html/charts/ranges.tsx";
import { intervalText } from "../estimate/interval-text.ts";
import { subjectName } from "../subject/subject-name.ts";
import type { Overview } from "./overview.ts";
import { aboutFilers, filers } from "./who-files.page.tsx";

/** The page of a figure in Markdown, for agents and readers that prefer it. */
export function figureMarkdown(figure: Overview): string {
  const { estimate, observed, distribution, bands, adjacent, lineage } = figure;
  const { p10, p25, p50, p75, p90 } = distribution;
  const published =
    observed && observed.median !== null
      ? `Published by ${observed.source} for ${observed.occupation_title} in ${observed.area_title}, ${observed.reference_period}: median ${dollars(observed.median)}. ${observed.url}`
      : "No median wage is published for the occupation there.";
  return [
    `# ${subjectName(figure)}`,
    `Median **${dollars(estimate.median)}** a year in ${lineage.quarter}; 95% interval ${intervalText(estimate.confidence_lower, estimate.confidence_upper)}.`,
    ...(figure.minimumWage ? [figure.minimumWage] : []),
    ...(figure.specialties ? [figure.specialties] : []),
    ...(figure.tips ? [figure.tips] : []),
    published,
    ...(figure.publishedGap ? [figure.publishedGap] : []),
    "## Percentiles",
    table(["p10", "p25", "p50", "p75", "p90"], [[p10, p25, p50, p75, p90].map(orUnpublished)]),
    "## By experience",
    table(
      ["Level", "p25", "Median", "p75"],
      payLevels.map((level) => {
        const band = bands[level];
        return [level, orUnpublished(band.p25), dollars(band.median), orUnpublished(band.p75)];
      }),
    ),
    ...visaLevels(figure),
    ...whoFiles(figure),
    "## Related roles",
    table(
      ["Role", "Median"],
      adjacent.map(({ role, median }) => [role.title, dollars(median)]),
    ),
    "## How it was computed",
    lineage.summary,
    `Citation: ${figure.citation}`,
    `Page: ${figure.pageUrl}`,
    "",
  ].join("\n\n");
}

function whoFiles(figure: Overview): string[] {
  const rows = filers(figure);
  if (rows.length === 0) return [];
  return [
    "## Who files for this occupation",
    aboutFilers(figure),
    table(
      ["Employer", "Filings", "Median offered"],
      rows.map(({ name, note, filings, median }) => [
        note === "" ? name : `${name} (${note})`,
        ...[String(filings), dollars(median)],
      ]),
    ),
  ];
}

function visaLevels({ wageLevels }: Overview): string[] {
  if (!wageLevels) return [];
  const { levels } = wageLevels;
  const heading = "## If the job comes with a work visa";
  if (levels.status === "no_data") return [heading, levels.reason];
  return [
    heading,
    `Prevailing wages of the U.S. Department of Labor, wage year ${levels.period}.`,
    table(
      ["Level", "An hour", "A year"],
      levels.records.map(({ level, hourly, annual }) => [
        ...[level, hourly === null ? "not published" : `$${hourly.toFixed(2)}`, dollars(annual)],
      ]),
    ),
    levels.gaps[0] ?? "",
  ];
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}
