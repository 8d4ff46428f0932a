import { roundKinds, roundOutcomes } from "#schema/pipeline.ts";
import { wallTime } from "#shared/core/wall-time.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { SelectField, TimeField } from "#shared/html/app-forms/fields.tsx";
import { type FormErrors, instantText, orNull } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { withZone } from "#shared/html/app-forms/zone-field.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { Appointment } from "#shared/html/times.tsx";
import type { JobDetail } from "../jobs/job.response.ts";
import { maxRounds } from "../jobs/round.request.ts";

interface RoundsState {
  id: string;
  /** The name of the job. */
  name: string;
  version: string;
  values: RoundValues;
  errors: FormErrors;
  status?: number;
  formToken: string;
}

const labels = { kind: "Kind", at: "When", with: "With whom", outcome: "Outcome" };
const shownParts = ["kind", "at", "with", "outcome"] as const satisfies RoundPart[];

/** `/app/jobs/{id}/rounds` */
export function roundsPage(state: RoundsState): Page {
  const { id, name, version, errors, formToken, values, status = 200 } = state;
  const rows = shownRows(values);
  const names = rows.flatMap((row) =>
    shownParts.map(
      (part) => [roundFieldName(row, part), `Round ${row + 1}, ${labels[part]}`] as const,
    ),
  );
  return {
    title: "Rounds of interviews",
    styles: ["job.css"],
    status,
    body: (
      <>
        <p class="lead">{name}</p>
        <Problems errors={errors} labels={Object.fromEntries(names)} />
        <form class="stack" method="post" action={`/app/jobs/${id}/rounds`}>
          <FormToken value={formToken} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="timeZone" value={values.timeZone ?? "UTC"} />
          {rows.map((row) => (
            <RoundFields row={row} values={values} errors={errors} />
          ))}
          <p class="note">Save to get more rows. An empty row is left out.</p>
          <p class="actions">
            <button type="submit">Save</button>
            <a href={`/app/jobs/${id}`}>Cancel</a>
          </p>
        </form>
      </>
    ),
  };
}

function RoundFields({
  row,
  values,
  errors,
}: {
  row: number;
  values: RoundValues;
  errors: FormErrors;
}): Markup {
  const was = roundFieldName(row, "was");
  const isNew = (values[roundFieldName(row, "kind")] ?? "") === "";
  const field = (part: keyof typeof labels) => {
    const name = roundFieldName(row, part);
    return { name, label: labels[part], value: values[name] ?? "", error: errors[name] };
  };
  return (
    <fieldset class="round">
      <legend>Round {row + 1}</legend>
      <SelectField
        {...field("kind")}
        choices={[
          ...(isNew ? [{ value: "", label: "Choose" }] : []),
          ...roundKinds.map((value) => ({ value, label: inWords(value) })),
          ...(isNew ? [] : [{ value: removed, label: "Remove this round" }]),
        ]}
      />
      <input type="hidden" name={was} value={values[was] ?? ""} />
      <TimeField {...field("at")} label={withZone(labels.at, values.timeZone ?? "UTC")} />
      <TextField {...field("with")} />
      <SelectField
        {...field("outcome")}
        choices={roundOutcomes.map((value) => ({ value, label: inWords(value) }))}
      />
    </fieldset>
  );
}

/** The rounds of interviews of a job; nothing if there are none. */
export function RoundsList({ job: { rounds } }: { job: JobDetail }): Markup | null {
  if (rounds.length === 0) return null;
  return (
    <section>
      <h2>Rounds of interviews</h2>
      <ol class="rows dated">
        {rounds.map(({ kind, at, with: people, outcome }) => (
          <li>
            <span class="when">{at ? <Appointment at={Date.parse(at)} /> : "No time yet"}</span>
            <span>
              {kind === "other" ? "Interview" : inWords(kind)}
              {people && ` with ${people}`}
              {outcome !== "pending" && <span class="badge">{inWords(outcome)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Fields of each round. `was` is the time that the form showed. */
const roundParts = ["kind", "at", "with", "outcome", "was"] as const;
type RoundPart = (typeof roundParts)[number];

const roundRows = Array.from({ length: maxRounds }, (_, row) => row);
export const roundFields = [
  "timeZone",
  ...roundRows.flatMap((row) => roundParts.map((part) => roundFieldName(row, part))),
];
type RoundValues = Readonly<Record<string, string>>;

/** The name of a field: `kind-0`. */
function roundFieldName(row: number, part: RoundPart): `${RoundPart}-${number}` {
  return `${part}-${row}`;
}

/** The choice in the place of a kind that removes a round. */
const removed = "removed";

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
function shownRows(values: RoundValues): number[] {
  const isFilled = (row: number) =>
    roundParts.some(
      (part) => part !== "outcome" && (values[roundFieldName(row, part)] ?? "") !== "",
    );
  const last = roundRows.findLast(isFilled) ?? -1;
  return roundRows.slice(0, Math.min(maxRounds, last + 3));
}
