import { and, asc, eq } from "drizzle-orm";
import { licensedOccupations, onetRelations } from "../../schema/outlook.ts";
import { onetOccupations } from "../../schema/reference.ts";
import type { Reader } from "../db/client.ts";
import type { OnetRelation } from "./records.ts";

/** The relations that O*NET lists for the occupations of a SOC code, closest first. */
export function readOnetRelations(
  db: Reader,
  datasetId: number,
  socCode: string,
): Promise<OnetRelation[]> {
  return relationsQuery(db, datasetId)
    .where(and(eq(onetRelations.datasetId, datasetId), eq(onetRelations.socCode, socCode)))
    .orderBy(asc(onetRelations.rank), asc(onetRelations.onetSoc));
}

/** One relation between two O*NET occupations; null if O*NET does not relate them. */
export async function readOnetRelation(
  db: Reader,
  datasetId: number,
  onetSoc: string,
  relatedOnetSoc: string,
): Promise<OnetRelation | null> {
  const [relation] = await relationsQuery(db, datasetId).where(
    and(
      eq(onetRelations.datasetId, datasetId),
      eq(onetRelations.onetSoc, onetSoc),
      eq(onetRelations.relatedOnetSoc, relatedOnetSoc),
    ),
  );
  return relation ?? null;
}

function relationsQuery(db: Reader, datasetId: number) {
  return db
    .select({
      onetSoc: onetRelations.onetSoc,
      relatedOnetSoc: onetRelations.relatedOnetSoc,
      relatedTitle: onetOccupations.title,
      relatedCode: onetRelations.relatedCode,
      roleSlug: onetOccupations.roleSlug,
      tier: onetRelations.tier,
      rank: onetRelations.rank,
      jobZone: onetRelations.jobZone,
      relatedJobZone: onetRelations.relatedJobZone,
      license: licensedOccupations.license,
      shared: onetRelations.shared,
      either: onetRelations.either,
    })
    .from(onetRelations)
    .innerJoin(
      onetOccupations,
      and(
        eq(onetOccupations.datasetId, onetRelations.datasetId),
        eq(onetOccupations.onetSoc, onetRelations.relatedOnetSoc),
      ),
    )
    .leftJoin(
      licensedOccupations,
      and(
        eq(licensedOccupations.datasetId, datasetId),
        eq(licensedOccupations.socCode, onetRelations.relatedCode),
      ),
    )
    .$dynamic();
}
