/** What the rows of a dataset version are called in its files. */
export const sectionNames = {
  cities: "cities",
  occupation: (socCode: string) => `occupations/${socCode}`,
  /** A part of the catalog's roles, from 0. */
  roles: (part: number) => `roles/${part}`,
  /** Places whose names begin with these two characters. */
  places: (beginning: string) => `places/${beginning}`,
  /** Rows of a `Part`. */
  part: (name: string) => `parts/${name}`,
};

/** By what the places are divided into sections, so that a request reads some hundred of them. */
export function beginningOf(name: string): string {
  return name.slice(0, 2);
}
