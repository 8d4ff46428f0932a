import { joinedGroupsPart, relationsPart } from "./onet-relations.ts";
import type { Reference } from "./open-reference.ts";
import type { OnetRelation } from "./records.ts";

/** The occupations that O*NET relates to those of a SOC code, closest first. */
export function readRelations(
  reference: Reference,
  socCode: string,
): Promise<readonly OnetRelation[]> {
  return reference.load(({ onetRelations }) => onetRelations, relationsPart(socCode));
}

/** One relation between two O*NET occupations; null if O*NET does not relate them. */
export async function findOnetRelation(
  reference: Reference,
  onetSoc: string,
  relatedOnetSoc: string,
): Promise<OnetRelation | null> {
  const findIn = async (socCode: string) =>
    (await readRelations(reference, socCode)).find(
      (relation) => relation.onetSoc === onetSoc && relation.relatedOnetSoc === relatedOnetSoc,
    );
  const own = await findIn(onetSoc.slice(0, "00-0000".length));
  if (own) return own;
  const joined = (await reference.read(joinedGroupsPart)).get(onetSoc);
  return (joined !== undefined && (await findIn(joined))) || null;
}
