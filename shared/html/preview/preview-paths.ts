/** The image of every page that has none of its own. */
export const commonPreview = "/previews/any.png";

/** Whatever an image shows of a figure, so that it is used only as long as the page says the same. */
export function describePreview(shown: {
  median: number;
  lower: number;
  upper: number;
  quarter: string;
}): string {
  return [shown.median, shown.lower, shown.upper, shown.quarter].join(" ");
}

/** The file of a role's image; another figure has another file, because previews are cached for long. */
export function previewPath(slug: string, median: number): string {
  return `/previews/${slug}-${median}.png`;
}
