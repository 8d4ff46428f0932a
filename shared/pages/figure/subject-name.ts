import type { Overview } from "../../salaries/overview.ts";

type Named = Pick<Overview, "role" | "city" | "experience">;

/** `Austin, TX`, or `the United States`. */
export function whereName({ city }: Pick<Named, "city">): string {
  return city ? `${city.name}, ${city.state}` : "the United States";
}

/** `Registered Nurse in Austin, TX, mid level` */
export function subjectName(figure: Named): string {
  return `${figure.role.title} in ${whereName(figure)}, ${figure.experience.level} level`;
}
