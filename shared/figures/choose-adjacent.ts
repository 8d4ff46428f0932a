import type { OnetRelation, Role } from "#shared/reference/records.ts";

/**
 * Professions that start with a doctorate of their own, by the codes of their occupations. However
 * related the work is, someone else has to study again to enter one: a pharmacist does not become a
 * physician, nor a nurse practitioner a surgeon, by changing jobs.
 */
const degrees: readonly { degree: string; codes: RegExp }[] = [
  { degree: "medicine", codes: /^29-12[1-4]/ },
  { degree: "dentistry", codes: /^29-102/ },
  { degree: "podiatry", codes: /^29-1081/ },
  { degree: "chiropractic", codes: /^29-1011/ },
  { degree: "optometry", codes: /^29-1041/ },
  { degree: "veterinary medicine", codes: /^29-1131/ },
  { degree: "pharmacy", codes: /^29-1051/ },
  { degree: "law", codes: /^23-10[12]/ },
];

/** The doctorate that an occupation starts with; null if it starts with none of these. */
function professionalDegree(socCode: string): string | null {
  return degrees.find(({ codes }) => codes.test(socCode))?.degree ?? null;
}

/** An occupation that can be reached from the role's own, and the role that stands for it. */
export interface ReachableOccupation extends OnetRelation {
  roleSlug: string;
}

/** Why a related occupation is not among the adjacent ones. */
export type Obstacle =
  | "zones_up"
  | "zone_up_unrelated"
  | "license_unrelated"
  | "other_degree"
  | "no_zone"
  | "no_role";

export interface AdjacentChoice {
  /** Closest first. */
  chosen: ReachableOccupation[];
  /** How many occupations O*NET relates to the role's own. */
  related: number;
  /** How many of these cannot be shown, by reason. */
  leftOut: ReadonlyMap<Obstacle, number>;
}

/** O*NET's job zones go up in years of preparation; nobody skips one by changing jobs. */
const maxZonesUp = 1;

/**
 * Chooses the occupations to which there is a way from a role's own: those that O*NET relates to it,
 * but none that lies two or more job zones higher, and one that lies a zone higher or requires a
 * license only if the relation is primary; and no profession with a doctorate of its own, unless
 * the role's own occupation has the same one.
 *
 * @param relations of the role's SOC occupation, closest first.
 */
export function chooseAdjacent(
  relations: readonly OnetRelation[],
  { onetSoc }: Pick<Role, "onetSoc">,
  count: number,
): AdjacentChoice {
  const own = relations.filter((relation) => relation.onetSoc === onetSoc);
  // A title of no one O*NET occupation has the relations of all that its SOC occupation comprises.
  const byRelated = Map.groupBy(own.length > 0 ? own : relations, (row) => row.relatedOnetSoc);
  const reachable: ReachableOccupation[] = [];
  const leftOut = new Map<Obstacle, number>();
  for (const rows of byRelated.values()) {
    const open = rows.find((row) => obstacleOf(row) === null);
    if (open?.roleSlug) {
      reachable.push({ ...open, roleSlug: open.roleSlug });
      continue;
    }
    const [first] = rows;
    const obstacle = (!open && first && obstacleOf(first)) || "no_role";
    leftOut.set(obstacle, (leftOut.get(obstacle) ?? 0) + 1);
  }
  return {
    chosen: reachable.toSorted((a, b) => a.rank - b.rank).slice(0, count),
    related: byRelated.size,
    leftOut,
  };
}

/** The obstacle between the two occupations; null if there is none. */
function obstacleOf(relation: OnetRelation): Exclude<Obstacle, "no_role"> | null {
  const { onetSoc, jobZone, relatedCode, relatedJobZone, tier, license } = relation;
  if (jobZone === null || relatedJobZone === null) return "no_zone";
  const zonesUp = relatedJobZone - jobZone;
  if (zonesUp > maxZonesUp) return "zones_up";
  const degree = professionalDegree(relatedCode);
  if (degree !== null && degree !== professionalDegree(onetSoc)) return "other_degree";
  if (tier === "primary") return null;
  if (zonesUp > 0) return "zone_up_unrelated";
  return license === null ? null : "license_unrelated";
}
