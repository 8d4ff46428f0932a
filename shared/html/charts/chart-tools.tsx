import type { Markup } from "../page.ts";

/** What a page needs whose charts can be taken along: the picture is made from a `blob:`. */
export const chartToolAssets = {
  module: "take-png.js",
  policy: { "img-src": "'self' blob:" },
} as const;

/** Where a chart's files are: at an address, or in the response to a form whose fields are in none. */
type ChartSource = { path: string } | { form: string };

/**
 * The ways to take a chart along. What cannot exist for a chart is left out: no offer is embedded,
 * because its amounts would be in an address. `take-png.js` adds the PNG, which it draws from the SVG.
 */
export function ChartTools({
  chart,
  files,
  embed,
  cite,
  call,
  table,
}: {
  /** Which of the page's charts: `how pay spreads`. */
  chart: string;
  files: ChartSource;
  /** The page with the code that shows the chart elsewhere. */
  embed?: string;
  /** The citation to copy, and the call that returns the same numbers. */
  cite?: string;
  call?: string;
  /** The page with its numbers as a table, where that is another one. */
  table?: string;
}): Markup {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are links
    <div class="tools" role="group" aria-label={`Take along ${chart}`}>
      <span class="quiet">Take this chart:</span>
      <File files={files} as="csv" />
      <File files={files} as="svg" />
      {embed && <a href={embed}>Embed</a>}
      {cite && <a href={cite}>Cite</a>}
      {call && <a href={call}>API call</a>}
      {table && <a href={table}>Table</a>}
    </div>
  );
}

function File({ files, as }: { files: ChartSource; as: "csv" | "svg" }): Markup {
  const name = as.toUpperCase();
  const drawing = as === "svg" ? "" : undefined;
  if ("form" in files) {
    return (
      <button type="submit" form={files.form} name="as" value={as} data-svg={drawing}>
        {name}
      </button>
    );
  }
  const { path } = files;
  return (
    <a href={`${path}${path.includes("?") ? "&" : "?"}as=${as}`} download data-svg={drawing}>
      {name}
    </a>
  );
}
