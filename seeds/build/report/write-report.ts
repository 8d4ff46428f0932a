import type { Built } from "../output/list-rows.ts";
import type { Manifest } from "../output/make-manifest.ts";
import { reportAudit } from "./report-audit.ts";
import { reportCatalog } from "./report-catalog.ts";
import { reportCompanies } from "./report-companies.ts";
import { reportFactors } from "./report-factors.ts";
import { reportInputs } from "./report-inputs.ts";
import { reportLocal } from "./report-local.ts";
import { reportOutlook } from "./report-outlook.ts";
import { reportSkills } from "./report-skills.ts";
import { reportTaxes } from "./report-taxes.ts";

/** `seeds/report.md`: a readable summary of what the build included, excluded and found. */
export function writeReport(built: Built & { manifest: Manifest }): string {
  return [
    "# Report of the seeds build",
    `Dataset version \`${built.manifest.version}\`. Written by \`npm run seeds:build\`; do not edit.`,
    ...reportInputs(built),
    ...reportCatalog(built),
    ...reportFactors(built),
    ...reportLocal(built),
    ...reportAudit(built),
    ...reportOutlook(built),
    ...reportSkills(built),
    ...reportCompanies(built),
    ...reportTaxes(built),
    "",
  ].join("\n\n");
}

/** A Markdown table. */
export function table(header: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}
