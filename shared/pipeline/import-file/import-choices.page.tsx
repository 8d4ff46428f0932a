import type { AskedPay, PayInNotes, TablePreview } from "#schema/import-files.ts";
import { grouped, listing } from "#shared/core/format.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import { currencyCodes } from "#shared/reading/postings/currencies.ts";
import { importFields } from "../imports/import-columns.ts";
import { columnName, counted, currencyName, importLabels, type TableView } from "./import-view.ts";

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

/** The choice of a currency for amounts that do not say theirs; empty if all do. */
export function AskedCurrencies({ asked }: { asked: readonly AskedPay[] }): Markup | null {
  if (asked.length === 0) return null;
  return (
    <section>
      <h2>Currencies</h2>
      <p>
        Some pay does not say its currency, and may not be in U.S. dollars. Choose it, or leave it:
        then the pay is kept in the notes of these jobs, in its own words. Only pay in U.S. dollars
        is compared.
      </p>
      <input type="hidden" name="currencies" value={JSON.stringify(asked.map(({ key }) => key))} />
      <ScrollArea label="Currencies">
        <table class="import-columns">
          <thead>
            <tr>
              <th scope="col">Pay</th>
              <th scope="col">In</th>
              <th scope="col">Is imported as</th>
            </tr>
          </thead>
          <tbody>
            {asked.map((one, at) => (
              <tr>
                <th scope="row">{exampleOf(one)}</th>
                <td>{counted(one.rows, ["row", "rows"])}</td>
                <td>
                  <select name={currencyName(at)} aria-label={`The currency of ${exampleOf(one)}`}>
                    <option value="">A note</option>
                    {likelyFirst(one).map((code) => (
                      <option value={code} selected={code === one.chosen}>
                        {nameOf(code)}
                      </option>
                    ))}
                  </select>
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

/** `such as $120,000 in Toronto, ON` */
function exampleOf({ text, location }: AskedPay): string {
  const pay = `such as ${text.slice(0, 40)}`;
  return location === null ? pay : `${pay} in ${location.slice(0, 40)}`;
}

/** The currency of the place and U.S. dollars come first. */
function likelyFirst({ place }: AskedPay): string[] {
  return [...new Set([...(place === null ? [] : [place]), "USD", ...currencyCodes])];
}

const names = new Intl.DisplayNames("en-US", { type: "currency" });

function nameOf(code: string): string {
  const name = names.of(code) ?? code;
  return name === code ? code : `${name} (${code})`;
}

const reasons: Readonly<Record<PayInNotes["why"], string>> = {
  time: "it may be for a month as well as for a year",
  words: "no base pay could be read in it",
};

/** Pay that the notes of its jobs keep in words; empty if there is none. */
export function KeptInNotes({
  inNotes,
  more,
}: Pick<NonNullable<TablePreview["pay"]>, "inNotes" | "more">): Markup | null {
  if (inNotes.length === 0) return null;
  const all = inNotes.reduce((sum, { count }) => sum + count, more);
  return (
    <section>
      <h2>
        {counted(all, ["row keeps its pay in the notes", "rows keep their pay in the notes"])}
      </h2>
      <ul>
        {inNotes.map(({ text, why, rows, count }) => (
          <li>{`${rowsOf(rows, count)}: ${text.slice(0, 60)}, because ${reasons[why]}`}</li>
        ))}
      </ul>
      {more > 0 && <p class="note">{`And ${grouped(more)} more.`}</p>}
    </section>
  );
}

/** `Rows 2, 5 and 8 more` */
function rowsOf(rows: readonly number[], count: number): string {
  const numbers = rows.map(String);
  const others = count - rows.length;
  const named = others > 0 ? [...numbers, `${grouped(others)} more`] : numbers;
  return `${count > 1 ? "Rows" : "Row"} ${listing(named)}`;
}

/** Draws the preview of an import again, with what has been chosen. */
export function ApplyToRows(): Markup {
  return (
    <p class="actions">
      <button class="quiet" type="submit" name="action" value="preview">
        Apply to the rows
      </button>
    </p>
  );
}
