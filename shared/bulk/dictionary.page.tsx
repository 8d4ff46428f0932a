import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { ManifestTable } from "./manifest.ts";

/** Every column of every table. */
export function Dictionary({ tables }: { tables: readonly ManifestTable[] }): Markup {
  return (
    <section aria-labelledby="dictionary">
      <h2 id="dictionary">Dictionary</h2>
      <p>
        An empty cell means that nothing is published there: no figure is a guess. Sources are those
        of sources.csv; <code>computed</code> is this project's own method.
      </p>
      {tables.map(({ name, title, meaning, columns }) => (
        <details id={`table-${name.replaceAll(/[^a-z]/g, "-")}`}>
          <summary>
            {title} (<code>{name}</code>)
          </summary>
          <p>
            <InlineMarkdown text={meaning} />
          </p>
          <ScrollArea label={`Columns of ${name}`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Column</th>
                  <th scope="col">Type</th>
                  <th scope="col">Unit</th>
                  <th scope="col">Meaning</th>
                  <th scope="col">Source</th>
                </tr>
              </thead>
              <tbody>
                {columns.map((column) => (
                  <tr>
                    <th scope="row">
                      <code>{column.name}</code>
                    </th>
                    <td>{column.type}</td>
                    <td>{column.unit}</td>
                    <td>
                      <InlineMarkdown text={column.meaning} />
                    </td>
                    <td>{column.source}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
        </details>
      ))}
    </section>
  );
}
