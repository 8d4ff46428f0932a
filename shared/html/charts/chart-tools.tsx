import { CodeSample, Copyable, WithIds } from "../components/copyable.tsx";
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

/**
 * What to quote with a chart, and the code that shows it elsewhere as a picture, which needs no script and
 * is drawn for the reader's color scheme.
 *
 * @param id of the citation: a link to it opens the fold that it is in.
 */
export function ChartQuote({
  id,
  chart,
  citation,
  picture,
}: {
  id: string;
  /** Which of the page's charts: `the map`. */
  chart: string;
  citation: string;
  /** The whole address of the SVG, what the picture shows, and the page that it is from. */
  picture: { url: string; alt: string; page: string };
}): Markup {
  const { url, alt, page } = picture;
  const code = `<a href="${escaped(page)}">\n  <img src="${escaped(url)}" alt="${escaped(alt)}" style="max-width: 100%">\n</a>`;
  return (
    <details class="behind">
      <summary>Cite or embed {chart}</summary>
      <div id={id}>
        <Copyable label={`Copy the citation of ${chart}`}>
          <blockquote class="quote">
            <WithIds text={citation} />
          </blockquote>
        </Copyable>
      </div>
      <p class="chart-note">
        This shows {chart} as a picture on your own page, with its source and date, and follows our
        figures as they change.
      </p>
      <div id={`${id}-embed`}>
        <CodeSample label={`the code that embeds ${chart}`} code={code} />
      </div>
    </details>
  );
}

/** As text of an attribute. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
