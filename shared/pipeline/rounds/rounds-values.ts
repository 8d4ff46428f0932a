import { wallTime } from "#shared/core/wall-time.ts";
import { type FormErrors, instantText, orNull } from "#shared/html/app-forms/form-state.ts";
import type { JobDetail } from "../jobs/job.response.ts";
import { maxRounds } from "../jobs/round.request.ts";

/** Fields of each round. `was` is the time that the form showed. */
const roundParts = ["kind", "at", "with", "outcome", "was"] as const;
export type RoundPart = (typeof roundParts)[number];

const roundRows = Array.from({ length: maxRounds }, (_, row) => row);
export const roundFields = [
  "timeZone",
  ...roundRows.flatMap((row) => roundParts.map((part) => roundFieldName(row, part))),
];
export type RoundValues = Readonly<Record<string, string>>;

/** The name of a field: `kind-0`. */
export function roundFieldName(row: number, part: RoundPart): `${RoundPart}-${number}` {
  return `${part}-${row}`;
}

/** The choice in the place of a kind that removes a round. */
export const removed = "removed";

/**
 * The typed values as a body of the API, and the row of the form for each round. A time or a name without
 * a kind is a round too, since it would be lost otherwise.
 */
export function roundsBody(values: RoundValues) {
  const rows = roundRows.filter((row) => {
    const [kind, ...others] = (["kind", "at", "with"] as const).map(
      (part) => values[roundFieldName(row, part)] ?? "",
    );
    return kind === "" ? others.some((text) => text.trim() !== "") : kind !== removed;
  });
  const rounds = rows.map((row) => {
    const typed = (part: RoundPart) => values[roundFieldName(row, part)] ?? "";
    const at = orNull(typed("at"));
    return {
      kind: typed("kind") || "other",
      at: at === null ? null : instantText(at, values.timeZone ?? "UTC", typed("was")),
      with: orNull(typed("with")),
      outcome: typed("outcome"),
    };
  });
  return { rounds, rows };
}

/** Messages at the fields of the form: `rounds.1.at` is the field `at-3` if row 3 is the second. */
export function toFormErrors(errors: FormErrors, rows: readonly number[]): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const [, index, part] = /^rounds\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const row = index === undefined ? undefined : rows[Number(index)];
      const isPart = roundParts.find((known) => known === part);
      return [row === undefined || !isPart ? field : roundFieldName(row, isPart), message];
    }),
  );
}

/** @param timeZone in which the form shows times. */
export function valuesOfRounds(rounds: JobDetail["rounds"], timeZone: string): RoundValues {
  const ofRounds = Object.fromEntries(
    rounds.flatMap(({ kind, at, with: people, outcome }, row) => [
      [roundFieldName(row, "kind"), kind],
      [roundFieldName(row, "at"), at === null ? "" : wallTime(Date.parse(at), timeZone)],
      [roundFieldName(row, "was"), at ?? ""],
      [roundFieldName(row, "with"), people ?? ""],
      [roundFieldName(row, "outcome"), outcome],
    ]),
  );
  return { timeZone, ...ofRounds };
}

/** How many rows the form shows: those that are filled in, and two more. */
export function shownRows(values: RoundValues): number[] {
  const isFilled = (row: number) =>
    roundParts.some(
      (part) => part !== "outcome" && (values[roundFieldName(row, part)] ?? "") !== "",
    );
  const last = roundRows.findLast(isFilled) ?? -1;
  return roundRows.slice(0, Math.min(maxRounds, last + 3));
}
