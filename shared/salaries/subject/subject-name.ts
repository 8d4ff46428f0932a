import { type Grade, type PayLevel, servedLevel } from "#shared/contract/levels.ts";
import { yearsInTitle } from "#shared/figures/experience-words.ts";

interface Named {
  role: { title: string };
  /** Null for the nation. */
  city: { name: string; state: string } | null;
  experience: { level: PayLevel; grade?: Grade | null };
}

/** `Austin, TX`, or `the United States`. */
export function whereName({ city }: Pick<Named, "city">): string {
  return city ? `${city.name}, ${city.state}` : "the United States";
}

/** `Austin` where the page has said of which state, or `the United States`. */
export function placeWord({ city }: Pick<Named, "city">): string {
  return city ? city.name : "the United States";
}

/** `Registered Nurse in Austin, TX, 3–5 years`; without a level, no years */
export function subjectName(figure: Named): string {
  return `${figure.role.title} in ${whereName(figure)}${yearsInTitle(servedLevel(figure.experience))}`;
}
