/** What the rows of a dataset version are called in its files. */
export const sectionNames = {
  cities: "cities",
  occupation: (socCode: string) => `occupations/${socCode}`,
  /** A part of the catalog's roles, from 0. */
  roles: (part: number) => `roles/${part}`,
  /** Rows of a `Part`. */
  part: (name: string) => `parts/${name}`,
};
