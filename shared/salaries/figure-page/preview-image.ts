import made from "#shared/html/preview/made.json";
import { commonPreview, describePreview, previewPath } from "#shared/html/preview/preview-paths.ts";
import type { Overview } from "./overview.ts";

/** The image for each role, made by `npm run generate -- previews`. */
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
  const isDrawn = city === null && basis === "local" && experience.basis === "any";
  return isDrawn && shownIn.get(role.slug) === shown
    ? previewPath(role.slug, median)
    : commonPreview;
}
