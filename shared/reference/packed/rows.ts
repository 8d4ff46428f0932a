/** The packed rows of a dataset version: what they are called, and how they are asked for. */
import type { StoredRow } from "./packed-row.ts";

/** The names that the loader gives them. A `Part` has a name of its own. */
export const rowNames = {
  /** What belongs to the version as a whole. */
  dataset: "dataset",
  cities: "cities",
  occupation: (socCode: string) => `${occupationPrefix}${socCode}`,
  /** A part of the catalog's roles, from 0. */
  roles: (part: number) => `roles/${part}`,
  /** A part of the places that are no city of the catalog, from 0. */
  places: (part: number) => `places/${part}`,
  relations: (socCode: string) => `relations/${socCode}`,
};

export const occupationPrefix = "occupations/";
export const rolePrefix = "role/";
export const relatedPrefix = "related/";

/** Asks for the occupation of a role, by its slug or an alias. */
export const roleKey = (slug: string) => `${rolePrefix}${slug}`;
/** Asks ahead for a role's relations, and for the occupations of the closest related roles by their keys. */
export const relatedKey = (slug: string) => `${relatedPrefix}${slug}`;

/**
 * Reads rows by their names or other keys, in the order of the keys and in at most one round trip; null where there
 * is none.
 */
export type ReadRows = (keys: readonly string[]) => Promise<(StoredRow | null)[]>;
