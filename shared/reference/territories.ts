/** The territories of the United States, whose pay is in none of the tables here. */
import { toWords } from "./resolve-words.ts";

const names: ReadonlyMap<string, string> = new Map([
  ...["puerto-rico", "pr"].map((name) => [name, "Puerto Rico"] as const),
  ...["guam", "gu"].map((name) => [name, "Guam"] as const),
  ...["us-virgin-islands", "virgin-islands", "usvi", "vi"].map(
    (name) => [name, "the U.S. Virgin Islands"] as const,
  ),
  ...["american-samoa", "as"].map((name) => [name, "American Samoa"] as const),
  ...["northern-mariana-islands", "northern-marianas", "saipan", "mp"].map(
    (name) => [name, "the Northern Mariana Islands"] as const,
  ),
]);

/** Their largest towns by the census of 2020, of which some share their name with a town of a state. */
const towns: ReadonlyMap<string, string> = new Map([
  ...[
    ...["San Juan", "Bayamón", "Carolina", "Ponce", "Caguas", "Guaynabo", "Arecibo", "Mayagüez"],
    ...["Toa Baja", "Toa Alta", "Trujillo Alto", "Aguadilla", "Humacao", "Vega Baja"],
  ].map((town) => [toWords(town).join("-"), `${town}, Puerto Rico`] as const),
  ["dededo", "Dededo, Guam"],
  ["charlotte-amalie", "Charlotte Amalie, U.S. Virgin Islands"],
  ["pago-pago", "Pago Pago, American Samoa"],
]);

/** The territory that words name or end with, such as `San Juan, PR`; null if they name none. */
export function territoryNamed(typed: readonly string[]): string | null {
  for (const length of [3, 2, 1]) {
    const last = typed.slice(-length).join("-");
    const territory = names.get(last);
    if (territory !== undefined) return territory;
  }
  return null;
}

/** `San Juan, Puerto Rico`, for a town that is known by its name alone; null for any other. */
export function territoryTown(name: string): string | null {
  return towns.get(name) ?? null;
}
