import { NameField } from "../lookup/name-field.tsx";
import type { Markup } from "../page.ts";

/** The fields of both forms, as typed. */
export interface CompareValues {
  roleA: string;
  roleB: string;
  city: string;
  role: string;
  cityA: string;
  cityB: string;
}

export type CompareErrors = Partial<Record<keyof CompareValues, string>>;

interface FormProps {
  values: CompareValues;
  errors: CompareErrors;
}

/** Two jobs, in a city or the nation. */
export function RolesForm({ values, errors }: FormProps): Markup {
  return (
    <form class="sheet" action="/compare" method="get" aria-labelledby="two-jobs">
      <h2 id="two-jobs">Two jobs</h2>
      <NameField
        kind="role"
        name="roleA"
        label="One job"
        value={values.roleA}
        error={errors.roleA}
        required
      />
      <NameField
        kind="role"
        name="roleB"
        label="Another job"
        value={values.roleB}
        error={errors.roleB}
        required
      />
      <NameField
        kind="city"
        name="city"
        label="City"
        value={values.city}
        placeholder="All of the United States"
        error={errors.city}
      />
      <button type="submit">Compare jobs</button>
    </form>
  );
}

/** One job in two cities. */
export function CitiesForm({ values, errors }: FormProps): Markup {
  return (
    <form class="sheet" action="/compare" method="get" aria-labelledby="two-cities">
      <h2 id="two-cities">One job in two cities</h2>
      <NameField
        kind="role"
        name="role"
        label="Job"
        value={values.role}
        error={errors.role}
        required
      />
      <NameField
        kind="city"
        name="cityA"
        label="One city"
        value={values.cityA}
        error={errors.cityA}
        required
      />
      <NameField
        kind="city"
        name="cityB"
        label="Another city"
        value={values.cityB}
        error={errors.cityB}
        required
      />
      <button type="submit">Compare cities</button>
    </form>
  );
}
