import { roundKinds, roundOutcomes } from "#schema/pipeline.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { SelectField, TimeField } from "#shared/html/app-forms/fields.tsx";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { withZone } from "#shared/html/app-forms/zone-field.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import {
  type RoundPart,
  type RoundValues,
  removed,
  roundFieldName,
  shownRows,
} from "./rounds-values.ts";

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
