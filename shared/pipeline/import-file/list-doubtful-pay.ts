import type { AskedPay, PayInNotes, TablePreview } from "#schema/import-files.ts";
import type { DoubtfulPay } from "../imports/jobs-csv.ts";
import { askedKey } from "../imports/row-pay.ts";

/** Questions about currencies that a page can ask. */
export const maxAskedPay = 20;
const maxInNotes = 30;
/** Numbers of rows that are listed of one kind of pay. */
const maxNumbers = 12;

/** What a preview says of pay that says too little: what is asked about, and what is not understood. */
export function listDoubtfulPay(
  doubtful: readonly DoubtfulPay[],
): NonNullable<TablePreview["pay"]> {
  const asked = new Map<string, AskedPay>();
  const inNotes = new Map<string, PayInNotes>();
  for (const { row, text, location, doubts } of doubtful) {
    for (const doubt of doubts) {
      if (doubt.why === "currency") {
        const { sign, place, chosen } = doubt;
        const key = askedKey(doubt);
        const known = asked.get(key) ?? { key, sign, place, chosen, text, location, rows: 0 };
        asked.set(key, { ...known, rows: known.rows + 1 });
      } else {
        const { why } = doubt;
        const key = `${why} ${text}`;
        const { count, rows } = inNotes.get(key) ?? { count: 0, rows: [] };
        const numbers = rows.length < maxNumbers ? [...rows, row] : rows;
        inNotes.set(key, { text, why, count: count + 1, rows: numbers });
      }
    }
  }
  const listed = [...inNotes.values()];
  return {
    asked: [...asked.values()].slice(0, maxAskedPay),
    inNotes: listed.slice(0, maxInNotes),
    more: listed.slice(maxInNotes).reduce((sum, { count }) => sum + count, 0),
  };
}
