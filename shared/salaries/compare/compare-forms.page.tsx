import type { PayLevel } from "#shared/contract/levels.ts";
import { bindFields } from "#shared/html/forms/text-field.tsx";
import { LevelField, NameField } from "#shared/html/lookup/lookup-form.tsx";
import type { Markup } from "#shared/html/page.ts";

/** The fields for cities, in their order. */
export const cityFields = ["cityA", "cityB", "cityC", "cityD", "cityE"] as const;
type CityField = (typeof cityFields)[number];

/** The fields of both forms that hold typed text. */
export const compareTexts = ["roleA", "roleB", "city", "role", ...cityFields] as const;
export type CompareText = (typeof compareTexts)[number];

/** The fields of both forms, as typed. */
export type CompareValues = Record<CompareText, string> & {
  /** Of one job in several cities; two jobs are compared at three to five years. */
  exp: PayLevel;
};

export type CompareErrors = Partial<Record<CompareText, string>>;

interface FormProps {
  values: CompareValues;
  errors: CompareErrors;
}

const cityLabels: Readonly<Record<CityField, string>> = {
  cityA: "City",
  cityB: "Second city",
  cityC: "Third city",
  cityD: "Fourth city",
  cityE: "Fifth city",
};

/** One job in up to five cities. */
export function CitiesForm({ values, errors }: FormProps): Markup {
  const field = bindFields(values, errors);
  return (
    <form class="panel compare" action="/compare" method="get" aria-labelledby="cities">
      <h2 id="cities">One job in up to five cities</h2>
      <NameField kind="role" label="Job" {...field("role")} required />
      <LevelField value={values.exp} />
      {cityFields.map((name, at) => (
        <NameField
          kind="city"
          placeholder=""
          label={cityLabels[name]}
          {...field(name)}
          required={at < 2}
        />
      ))}
      <button class="btn go" type="submit">
        Compare cities
      </button>
    </form>
  );
}

/** Two jobs, in a city or the nation. */
export function RolesForm({ values, errors }: FormProps): Markup {
  const field = bindFields(values, errors);
  return (
    <form class="panel compare" action="/compare" method="get" aria-labelledby="two-jobs">
      <h2 id="two-jobs">Two jobs</h2>
      <NameField kind="role" label="One job" {...field("roleA")} required />
      <NameField kind="role" label="Another job" {...field("roleB")} required />
      <NameField kind="city" label="City" {...field("city")} />
      <button class="btn go" type="submit">
        Compare jobs
      </button>
    </form>
  );
}
