import { roundKinds, roundOutcomes } from "../../../../schema/pipeline.ts";
import { TextField } from "../../forms/text-field.tsx";
import type { Markup, Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import { SelectField, TimeField } from "./fields.tsx";
import type { FormErrors } from "./form-state.ts";
import { Problems } from "./problems.tsx";
import {
  nameOf,
  type RoundPart,
  type RoundValues,
  roundParts,
  shownRows,
} from "./rounds-values.ts";
import { inWords } from "./words.ts";

export interface RoundsState {
  id: string;
  /** Of the job. */
  name: string;
  version: string;
  values: RoundValues;
  errors: FormErrors;
  status?: number;
  formToken: string;
}

const labels: Readonly<Record<RoundPart, string>> = {
  kind: "Kind",
  at: "When (UTC)",
  with: "With whom",
  outcome: "Outcome",
};

/** `/app/jobs/{id}/rounds` */
export function roundsPage(state: RoundsState): Page {
  const { id, name, version, errors, formToken, values, status = 200 } = state;
  const rows = shownRows(values);
  const names = rows.flatMap((row) =>
    roundParts.map((part) => [nameOf(row, part), `Round ${row + 1}, ${labels[part]}`] as const),
  );
  return {
    title: "Rounds of interviews",
    status,
    body: (
      <>
        <p class="lead">{name}</p>
        <Problems errors={errors} labels={Object.fromEntries(names)} />
        <form class="stack" method="post" action={`/app/jobs/${id}/rounds`}>
          <FormToken value={formToken} />
          <input type="hidden" name="version" value={version} />
          {rows.map((row) => (
            <RoundFields row={row} values={values} errors={errors} />
          ))}
          <p class="note">Save to get more rows. A round without a kind is removed.</p>
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
  const field = (part: RoundPart) => {
    const name = nameOf(row, part);
    return { name, label: labels[part], value: values[name] ?? "", error: errors[name] };
  };
  return (
    <fieldset class="card pairwise">
      <legend>Round {row + 1}</legend>
      <SelectField
        {...field("kind")}
        choices={[
          { value: "", label: "None" },
          ...roundKinds.map((value) => ({ value, label: inWords(value) })),
        ]}
      />
      <TimeField {...field("at")} />
      <TextField {...field("with")} />
      <SelectField
        {...field("outcome")}
        choices={roundOutcomes.map((value) => ({ value, label: inWords(value) }))}
      />
    </fieldset>
  );
}
