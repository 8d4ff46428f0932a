import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import { importFields } from "../imports/import-columns.ts";
import { ApplyToRows } from "./apply-to-rows.page.tsx";
import { columnName, importLabels, type TableView } from "./import-view.ts";

/** The field of each column of a table, which a person can change. */
export function ImportColumns({ columns }: Pick<TableView, "columns">): Markup {
  const left = columns.filter(({ field }) => field === null).length;
  const names = columns.map(({ column }) => column);
  return (
    <section>
      <h2>Columns</h2>
      <p>
        {left === 0
          ? "Every column is used."
          : `${left} of ${columns.length} columns ${left === 1 ? "is" : "are"} left out.`}{" "}
        Change what is wrong, and apply it to the rows below.
      </p>
      <ScrollArea label="Columns">
        <table class="import-columns">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Such as</th>
              <th scope="col">Is imported as</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ column, field, samples }, at) => (
              <tr>
                <th scope="row">{column || "(no name)"}</th>
                <td class="note">{samples[0]?.slice(0, 60)}</td>
                <td>
                  {names.indexOf(column) === at ? (
                    <FieldChoice at={at} column={column} field={field} />
                  ) : (
                    <span class="note">Left out: another column has this name</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <ApplyToRows />
    </section>
  );
}

function FieldChoice({
  at,
  column,
  field,
}: {
  at: number;
  column: string;
  field: string | null;
}): Markup {
  return (
    <select name={columnName(at)} aria-label={`Column ${column || at + 1} is imported as`}>
      <option value="">Left out</option>
      {importFields
        .toSorted((a, b) => orderOf(a) - orderOf(b))
        .map((value) => (
          <option value={value} selected={value === field}>
            {importLabels[value]}
          </option>
        ))}
    </select>
  );
}

const order = Object.keys(importLabels);

function orderOf(field: string): number {
  return order.indexOf(field);
}
