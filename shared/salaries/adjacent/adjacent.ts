import { creditOf } from "#shared/core/site.ts";
import { chooseAdjacent, type ReachableOccupation } from "#shared/figures/choose-adjacent.ts";
import { createUnrecordedWorksheet, createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { readRelations } from "#shared/reference/read-relations.ts";
import { type Quote, quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { measureRelation } from "../statistics/relation.ts";
import { statisticDataPoint } from "../statistics/statistic-id.ts";
import { findSubject, type Subject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { AdjacentQuery } from "./adjacent.request.ts";
import type { AdjacentData, AdjacentEntry } from "./adjacent.response.ts";
import { adjacentAssumptions, adjacentCitation, explainShortfall } from "./adjacent-notes.ts";

/** A role whose pay differs by at most this percentage is lateral. */
const lateralPercent = 5;

/** An adjacent role: its pay compared with the requested role's, and how the occupations are related. */
async function describeAdjacent(
  own: Quote,
  other: Quote,
  reachable: ReachableOccupation,
  dataPointKey: string,
): Promise<AdjacentEntry> {
  const { role, dataset } = other.figures.input;
  const { onetSoc, relatedOnetSoc } = reachable;
  const { median, methodology_version, data_point_id } = other.estimate;
  const difference = median - own.estimate.median;
  const percent = (difference / own.estimate.median) * 100;
  const { rank, zonesUp, overlap } = measureRelation(createWorksheet(), reachable);
  const point = { kind: "occupation_relation", subject: onetSoc, detail: relatedOnetSoc } as const;
  return {
    id: `adjacent:${own.figures.input.role.slug}:${role.slug}`,
    role: roleReference(role),
    median,
    difference,
    difference_percent: Number(percent.toFixed(2)),
    direction: directionOf(percent),
    relation: "related",
    relation_tier: reachable.tier,
    relation_rank: rank.value,
    job_zones_up: zonesUp?.value ?? 0,
    license: reachable.license,
    skill_overlap: overlap?.value ?? null,
    relation_data_point_id: statisticDataPoint(dataset, point, dataPointKey),
    onet_occupation: { code: relatedOnetSoc, title: reachable.relatedTitle },
    occupation_code: reachable.relatedCode,
    methodology_version,
    data_point_id,
  };
}

function directionOf(percent: number): AdjacentEntry["direction"] {
  if (Math.abs(percent) <= lateralPercent) return "lateral";
  return percent > 0 ? "higher" : "lower";
}

type AdjacentInput = Pick<AdjacentQuery, "role" | "city" | "basis" | "count">;

/**
 * Roles of the occupations that O*NET relates to a role's own and to which there is a way from it,
 * with each one's pay, whatever the experience, in a city or the nation, compared with the role's.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function adjacent(
  context: SalaryContext,
  input: AdjacentInput,
): Promise<AdjacentData> {
  const { reference, secrets, site } = context;
  const subject = await findSubject(reference, input, (other) =>
    salaryPath("adjacent", { ...input, ...other }),
  );
  const { role, place } = subject;
  const own = quote(context, subject, "any", createUnrecordedWorksheet());
  const relations = await readRelations(reference, role.occupation.socCode);
  const choice = chooseAdjacent(relations, role, input.count);
  const others = await findOthers(reference, choice.chosen, subject);
  const found = await Promise.all(
    others.map(async ({ reachable, other }) => {
      const theirs = quote(context, other, "any", createUnrecordedWorksheet());
      const entry = await describeAdjacent(own, theirs, reachable, secrets.dataPointKey);
      return { entry, figures: theirs.figures };
    }),
  );
  const entries = found.map(({ entry }) => entry);
  const inDirection = (direction: AdjacentEntry["direction"]) =>
    entries.filter((entry) => entry.direction === direction);
  const higher = inDirection("higher");
  const lateral = inDirection("lateral");
  const lower = inDirection("lower");
  const { median, methodology_version, data_point_id } = own.estimate;
  return {
    role: { ...roleReference(role), median, methodology_version, data_point_id },
    city: place && cityReference(place.city, own.figures.input.quarter.year),
    adjacent: entries,
    buckets: { higher_paying: higher, lateral, lower_paying: lower },
    summary: {
      higher_paying_count: higher.length,
      lateral_count: lateral.length,
      lower_paying_count: lower.length,
      nearest_higher: nearest(higher),
      nearest_lateral: nearest(lateral),
      shortfall: explainShortfall(choice, input.count),
    },
    citation: adjacentCitation(own, entries, creditOf(site)),
    assumptions: adjacentAssumptions(
      own,
      found.map(({ figures }) => figures),
      reference.dataset,
    ),
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis: input.basis } : {}),
    }),
  };
}

/** The roles that can be reached, where the requested one is. */
async function findOthers(
  reference: Reference,
  chosen: readonly ReachableOccupation[],
  { place, basis }: Subject,
): Promise<{ reachable: ReachableOccupation; other: Subject }[]> {
  const slugs = chosen.map(({ roleSlug }) => roleSlug);
  const found = await reference.rolesInCity(slugs, place?.city ?? null);
  return chosen.map((reachable, at) => {
    const { role, wages } = found[at] ?? {};
    if (!role) throw new Error(`The reference data has no role ${reachable.roleSlug}.`);
    return {
      reachable,
      other: { role, place: place && wages ? { city: place.city, wages } : null, basis },
    };
  });
}

/** The entry whose pay differs least; ties go to the more closely related role. */
function nearest(entries: readonly AdjacentEntry[]): AdjacentEntry | null {
  return entries.toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference))[0] ?? null;
}
