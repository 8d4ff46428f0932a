import type { AdjacentData, AdjacentEntry, AdjacentQuery } from "../contracts/adjacent.ts";
import type { AdjacentRole, Dataset } from "../reference/records.ts";
import type { SalaryContext } from "./context.ts";
import { chooseAdjacent } from "./figures/choose-adjacent.ts";
import { findSubject, type Subject } from "./find-subject.ts";
import { pageUrl } from "./page-url.ts";
import { salaryPath } from "./paths.ts";
import { adjacentAssumptions, adjacentCitation } from "./prose/adjacent-notes.ts";
import { type Quote, quote } from "./quote.ts";
import { roleReference } from "./references.ts";
import { measureRelation } from "./statistics/relation.ts";
import { statisticDataPoint } from "./statistics/statistic-id.ts";
import { createWorksheet } from "./worksheet/worksheet.ts";

export type AdjacentInput = Pick<AdjacentQuery, "role" | "count">;

/** A role whose pay differs by at most this percentage is lateral. */
const lateralPercent = 5;

/**
 * Roles from occupations adjacent to a role's own, with each one's national pay at
 * mid level compared with the role's.
 *
 * @throws {ApiError} `role_not_found`.
 */
export async function adjacent(
  context: SalaryContext,
  input: AdjacentInput,
): Promise<AdjacentData> {
  const { reference, site } = context;
  const subject = await findSubject(reference, { role: input.role, basis: "local" }, (other) =>
    salaryPath("adjacent", { ...input, ...other }),
  );
  const { role } = subject;
  const own = await quote(context, subject, "mid");
  const candidates = await reference.adjacentRoles(role.occupation.socCode);
  const chosen = chooseAdjacent(candidates, role.slug, input.count);
  const entries = await Promise.all(
    chosen.map(async (candidate) => {
      const found = await reference.role(candidate.slug);
      if (!found) throw new Error(`The reference data has no role ${candidate.slug}.`);
      const candidateSubject: Subject = { role: found, place: null, basis: "local" };
      const other = await quote(context, candidateSubject, "mid");
      return describe(own, other, candidate, context.secrets.dataPointKey);
    }),
  );
  const inDirection = (direction: AdjacentEntry["direction"]) =>
    entries.filter((entry) => entry.direction === direction);
  const higher = inDirection("higher");
  const lateral = inDirection("lateral");
  const lower = inDirection("lower");
  const { median, data_point_id } = own.estimate;
  return {
    role: { ...roleReference(role), median, data_point_id },
    adjacent: entries,
    buckets: { higher_paying: higher, lateral, lower_paying: lower },
    summary: {
      higher_paying_count: higher.length,
      lateral_count: lateral.length,
      lower_paying_count: lower.length,
      nearest_higher: nearest(higher),
      nearest_lateral: nearest(lateral),
    },
    citation: adjacentCitation(own, entries, site.origin),
    assumptions: adjacentAssumptions(own, entries, reference.dataset),
    page_url: pageUrl(site.origin, { role: role.slug }),
  };
}

async function describe(
  own: Quote,
  other: Quote,
  candidate: AdjacentRole,
  dataPointKey: string,
): Promise<AdjacentEntry> {
  const { role, dataset } = other.figures.input;
  const { socCode } = own.figures.input.role.occupation;
  const { median, methodology_version, data_point_id } = other.estimate;
  const difference = median - own.estimate.median;
  const percent = (difference / own.estimate.median) * 100;
  return {
    id: `adjacent:${own.figures.input.role.slug}:${role.slug}`,
    role: roleReference(role),
    median,
    difference,
    difference_percent: Number(percent.toFixed(2)),
    direction: directionOf(percent),
    relation: candidate.relation,
    ...(await describeRelation(dataset, socCode, candidate, dataPointKey)),
    occupation_code: candidate.socCode,
    methodology_version,
    data_point_id,
  };
}

function directionOf(percent: number): AdjacentEntry["direction"] {
  if (Math.abs(percent) <= lateralPercent) return "lateral";
  return percent > 0 ? "higher" : "lower";
}

/** O*NET's relation of the two occupations; all null if it does not relate them. */
async function describeRelation(
  dataset: Dataset,
  socCode: string,
  { socCode: relatedCode, rank, shared, either }: AdjacentRole,
  dataPointKey: string,
): Promise<Pick<AdjacentEntry, "relation_rank" | "skill_overlap" | "relation_data_point_id">> {
  if (rank === null || shared === null || either === null) {
    return { relation_rank: null, skill_overlap: null, relation_data_point_id: null };
  }
  const relation = { socCode, relatedCode, rank, shared, either };
  const { rank: relationRank, overlap } = measureRelation(createWorksheet(), relation);
  const point = { kind: "occupation_relation", subject: socCode, detail: relatedCode } as const;
  return {
    relation_rank: relationRank.value,
    skill_overlap: overlap?.value ?? null,
    relation_data_point_id: await statisticDataPoint(dataset, point, dataPointKey),
  };
}

/** The entry whose pay differs least; ties go to the more closely related role. */
function nearest(entries: readonly AdjacentEntry[]): AdjacentEntry | null {
  return entries.toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference))[0] ?? null;
}
