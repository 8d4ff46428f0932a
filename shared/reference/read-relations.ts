import { relationsPart } from "./onet-relations.ts";
import type { Reference } from "./open-reference.ts";
import type { OnetRelation } from "./records.ts";

/** The occupations that O*NET relates to those of a SOC code, closest first. */
export function readRelations(
  reference: Reference,
  socCode: string,
): Promise<readonly OnetRelation[]> {
  return reference.load(({ onetRelations }) => onetRelations, relationsPart(socCode));
}
