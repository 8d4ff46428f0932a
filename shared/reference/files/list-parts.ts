import { relationsPart } from "../onet-relations.ts";
import type { Part } from "../part.ts";
import { cityNamesPart } from "../read-names.ts";
import { taxPart } from "../tax-tables.ts";

/** A part whose rows are only passed on. */
type AnyPart = Pick<Part<unknown, unknown>, "name" | "read">;

/** What the files of a version have besides its packed rows. A part that is not listed is read from the database. */
export function listParts(socCodes: readonly string[]): AnyPart[] {
  return [taxPart, cityNamesPart, ...socCodes.map(relationsPart)];
}
