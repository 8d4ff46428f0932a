import type { Child } from "hono/jsx";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Markup } from "../page.ts";

interface ChartText {
  /** Distinguishes the chart's elements on its page. */
  id: string;
  /** The title, for people who do not see the chart. */
  title: string;
  /** A description in a sentence or two, with the numbers. */
  description: string;
}

/**
 * A chart's frame: the drawing with its name and description. Colors are classes, so that both
 * color schemes apply; a table with the same numbers belongs behind it ({@link DataTable}).
 *
 * @param width in user units, as is `height`; the drawing scales with its container.
 * @param only the screens that the drawing is for, if there is another one for the others: scaled to a
 *   phone, its letters would be too small.
 */
export function Chart({
  id,
  title,
  description,
  width,
  height,
  only,
  kind,
  children,
}: ChartText & {
  width: number;
  height: number;
  only?: "wide" | "narrow";
  /** Class of a drawing with a style of its own. */
  kind?: string;
  children: Child;
}): Markup {
  return (
    <svg
      class={`chart ${kind ?? only ?? `wide-${width}`}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  );
}

/** The numbers behind a chart, folded. The first column names the row. */
export function DataTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly (string | Markup)[])[];
}): Markup {
  return (
    <details class="behind">
      <summary>The numbers as a table</summary>
      <ScrollArea label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((name, at) => (
                <th scope="col" class={at === 0 ? undefined : "number"}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr>
                <th scope="row">{name}</th>
                {values.map((value) => (
                  <td class="number">{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
