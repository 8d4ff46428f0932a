/** The parts that answers in words share. */
import { dollars } from "../core/format.ts";

/** Puts the answer of an operation in words, line by line. The table gives it the right answer. */
export type Describe = (answer: never) => string[];

/** Parts that there are, separated by commas. */
export function parts(...texts: readonly (string | null | undefined | false)[]): string {
  return texts.filter((text) => text).join(", ");
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

interface Page {
  shown: number;
  total: number;
  /** Whether there are more. */
  isLowerBound?: boolean;
  /** The kind of record, in the singular and in the plural. */
  one: string;
  many: string;
  /** The argument that continues the list; null at its end. */
  more: string | null;
  /** The next step if there is nothing. */
  ifNone: string;
}

/** `10 of 25 jobs.`, and where the rest is, or what to do if there are none. */
export function pageLine({
  shown,
  total,
  isLowerBound = false,
  one,
  many,
  more,
  ifNone,
}: Page): string {
  if (total === 0) return `No ${many} found. ${ifNone}`;
  const all = `${isLowerBound ? "more than " : ""}${count(total, one, many)}`;
  if (shown === total) return `${all}.`;
  return `${shown} of ${all}.${more === null ? "" : ` For more: ${more}.`}`;
}

/** Minutes are enough for reading: `2026-11-23 15:00 UTC`. */
export function time(instant: string): string {
  return `${instant.slice(0, 16).replace("T", " ")} UTC`;
}

export function day(instant: string): string {
  return instant.slice(0, 10);
}

export function payRange(low: number | null, high: number | null, currency = "USD"): string | null {
  const amount = (value: number) => (currency === "USD" ? dollars(value) : `${currency} ${value}`);
  if (low !== null && high !== null && low !== high) return `${amount(low)} to ${amount(high)}`;
  const only = low ?? high;
  return only === null ? null : amount(only);
}

/** A text cut at a word, with an ellipsis. */
export function shortText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  const space = cut.lastIndexOf(" ");
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}

/** Characters of notes, and how many ids or steps of a list: the rest is in the record. */
export const maxNotes = 160;
export const maxListed = 10;

export function notesOf(notes: string | null): string {
  return notes === null ? "" : `Notes: ${shortText(notes, maxNotes)}`;
}

/** What a tool says of a record that it has deleted. */
export function deleted({ id }: { id: string }): string[] {
  return [`Deleted: ${id}.`];
}
