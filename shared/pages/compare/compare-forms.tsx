import { fieldsOf } from "../forms/text-field.tsx";
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
  const field = fieldsOf(values, errors);
  return (
    <form class="sheet" action="/compare" method="get" aria-labelledby="two-jobs">
      <h2 id="two-jobs">Two jobs</h2>
      <NameField kind="role" label="One job" {...field("roleA")} required />
      <NameField kind="role" label="Another job" {...field("roleB")} required />
      <NameField kind="city" label="City" {...field("city")} />
      <button type="submit">Compare jobs</button>
    </form>
  );
}

/** One job in two cities. */
export function CitiesForm({ values, errors }: FormProps): Markup {
  const field = fieldsOf(values, errors);
  return (
    <form class="sheet" action="/compare" method="get" aria-labelledby="two-cities">
      <h2 id="two-cities">One job in two cities</h2>
      <NameField kind="role" label="Job" {...field("role")} required />
      <NameField kind="city" label="One city" {...field("cityA")} required />
      <NameField kind="city" label="Another city" {...field("cityB")} required />
      <button type="submit">Compare cities</button>
    </form>
  );
}
