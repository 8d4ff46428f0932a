import type { Overview } from "../../salaries/overview.ts";
import made from "./made.json";
import { commonPreview, describePreview, previewFile } from "./preview-paths.ts";

/** What an image shows, by the role for which `npm run previews` made one. */
const shownIn: ReadonlyMap<string, string> = new Map(Object.entries(made));

/** The image that previews show of a figure's page. */
export function previewImage({
  role,
  city,
  basis,
  experience,
  estimate,
  lineage,
}: Overview): string {
  const { median, confidence_lower: lower, confidence_upper: upper } = estimate;
  const shown = describePreview({ median, lower, upper, quarter: lineage.quarter });
  const isDrawn = city === null && basis === "local" && experience.level === "mid";
  return isDrawn && shownIn.get(role.slug) === shown
    ? previewFile(role.slug, median)
    : commonPreview;
}
