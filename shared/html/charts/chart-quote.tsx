import { CodeSample, Copyable } from "../components/copyable.tsx";
import { WithIds } from "../components/with-ids.tsx";
import type { Markup } from "../page.ts";

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
