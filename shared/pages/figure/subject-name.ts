import type { ExperienceLevel } from "../../contracts/common.ts";

interface Named {
  role: { title: string };
  /** Null for the nation. */
  city: { name: string; state: string } | null;
  experience: { level: ExperienceLevel };
}

/** `Austin, TX`, or `the United States`. */
export function whereName({ city }: Pick<Named, "city">): string {
  return city ? `${city.name}, ${city.state}` : "the United States";
}

/** `Registered Nurse in Austin, TX, mid level` */
export function subjectName(figure: Named): string {
  return `${figure.role.title} in ${whereName(figure)}, ${figure.experience.level} level`;
}
