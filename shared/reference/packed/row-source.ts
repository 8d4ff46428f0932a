import type { Part } from "../part.ts";
import type { PlaceRow } from "../place.ts";
import type { StoredRow } from "./packed-row.ts";
import type { SeparateTitle } from "./separate-title.ts";

/** An occupation's row, found by one of its roles. */
export type RoleRow = {
  socCode: string;
  /** The role's own, if the occupation has too many titles for its row. */
  title: SeparateTitle | null;
} & NonNullable<StoredRow>;

/** Where the rows of a dataset version are read from: files or the database, in the same layouts. */
export interface RowSource {
  /** By the role's slug or an alias; null if there is no such role. */
  role(slug: string): Promise<RoleRow | null>;
  /** By slugs that are no aliases; in any order. */
  roles(slugs: readonly string[]): Promise<RoleRow[]>;
  cities(): Promise<StoredRow>;
  roleAndCities(slug: string): Promise<[RoleRow | null, StoredRow]>;
  /** All parts of the catalog's roles. */
  catalog(): Promise<StoredRow[]>;
  /** The places that are no city of the catalog and have one of the names. */
  places(names: readonly string[]): Promise<readonly PlaceRow[]>;
  part<Rows, Value>(part: Part<Rows, Value>): Promise<Value>;
}
