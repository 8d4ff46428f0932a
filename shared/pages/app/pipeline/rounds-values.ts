import { maxRounds } from "../../../contracts/pipeline/round.ts";
import type { JobDetail } from "../../../contracts/responses/pipeline/job.ts";
import { wallTime } from "../../../core/wall-time.ts";
import { instantText } from "./activity-values.ts";
import { type FormErrors, orNull } from "./form-state.ts";

/** Fields of each round; a round without a kind is none. */
export const roundParts = ["kind", "at", "with", "outcome"] as const;
export type RoundPart = (typeof roundParts)[number];

export const roundRows = Array.from({ length: maxRounds }, (_, row) => row);
export const roundFields = roundRows.flatMap((row) => roundParts.map((part) => nameOf(row, part)));
export type RoundValues = Readonly<Record<string, string>>;

/** The name of a field: `kind-0`. */
export function nameOf(row: number, part: RoundPart): `${RoundPart}-${number}` {
  return `${part}-${row}`;
}

/** What was typed as a body of the API, and which row of the form each round is. */
export function roundsBody(values: RoundValues) {
  const rows = roundRows.filter((row) => (values[nameOf(row, "kind")] ?? "") !== "");
  const rounds = rows.map((row) => {
    const typed = (part: RoundPart) => values[nameOf(row, part)] ?? "";
    const at = orNull(typed("at"));
    return {
      kind: typed("kind"),
      at: at === null ? null : instantText(at, "UTC"),
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
      return [row === undefined || !isPart ? field : nameOf(row, isPart), message];
    }),
  );
}

export function valuesOfRounds(rounds: JobDetail["rounds"]): RoundValues {
  return Object.fromEntries(
    rounds.flatMap(({ kind, at, with: people, outcome }, row) => [
      [nameOf(row, "kind"), kind],
      [nameOf(row, "at"), at === null ? "" : wallTime(Date.parse(at), "UTC")],
      [nameOf(row, "with"), people ?? ""],
      [nameOf(row, "outcome"), outcome],
    ]),
  );
}

/** How many rows the form shows: those that are filled in, and two more. */
export function shownRows(values: RoundValues): number[] {
  const isFilled = (row: number) =>
    roundParts.some((part) => part !== "outcome" && (values[nameOf(row, part)] ?? "") !== "");
  const last = roundRows.findLast(isFilled) ?? -1;
  return roundRows.slice(0, Math.min(maxRounds, last + 3));
}
