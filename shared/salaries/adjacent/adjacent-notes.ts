import { dollars, listing } from "#shared/core/format.ts";
import type { AdjacentChoice, Obstacle } from "#shared/figures/choose-adjacent.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import type { Dataset } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { minimumSentences } from "../estimate/minimum-sentences.ts";
import type { Quote } from "../estimate/quote.ts";
import { placeName } from "../subject/place-name.ts";
import type { AdjacentEntry } from "./adjacent.response.ts";

/** A citation to quote verbatim: the role's median and those of the adjacent roles. */
export function adjacentCitation(
  { figures, estimate }: Quote,
  entries: readonly AdjacentEntry[],
  credit: string,
): string {
  const { role, place, quarter } = figures.input;
  const others = entries.map((entry) => `${entry.role.title} ${dollars(entry.median)}`);
  return `Median annual pay in ${placeName(place)}, whatever the experience, ${quarterLabel(quarter)}: ${role.title} ${dollars(estimate.median)}; adjacent roles: ${listing(others)}. ${credit}, computed from BLS Occupational Employment and Wage Statistics and O*NET related occupations. Data point ${estimate.data_point_id}.`;
}

/** How the roles were found, then how the requested role's own figure was computed. */
export function adjacentAssumptions(
  { figures }: Quote,
  others: readonly Figures[],
  dataset: Dataset,
): string[] {
  const { title } = figures.input.role.occupation;
  const source = dataset.sources.get(sourceIds.relatedOccupations);
  return [
    `The roles stand for the occupations that O*NET${source ? ` ${source.release}` : ""} relates to ${title}, closest first, one title for each.`,
    "Only occupations to which there is a way are listed: none that lies two or more of O*NET's job zones above the role's own; one that lies a job zone above, or that requires a license, only if the relation is primary; no profession with a doctorate of its own, such as medicine or law, except from within it. Which occupations require a license was reviewed by hand.",
    "skill_overlap compares the technologies that O*NET lists for the two occupations. It does not consider other skills.",
    "Every median is an estimate, whatever the experience, for the same place, computed by the same method as the requested role's. A median within 5% of the requested role's is lateral.",
    ...minimumOfOthers(figures, others),
    ...assumptions(figures),
  ];
}

/** Names the law that raises other roles' medians, unless the role's own assumptions name it. */
function minimumOfOthers(own: Figures, others: readonly Figures[]): string[] {
  if (own.floor.hasRaisedAny()) return [];
  const raised = others.find(({ floor }) => floor.hasRaised("median"));
  return raised ? minimumSentences(raised) : [];
}

const obstacles: Readonly<Record<Obstacle, string>> = {
  zones_up: "two or more job zones above it",
  zone_up_unrelated: "a job zone above it and only supplementally related",
  license_unrelated: "licensed and only supplementally related",
  other_degree: "professions with a doctorate of their own",
  no_zone: "in no job zone",
  no_role: "without a role in the catalog",
};

/** Why there are fewer roles than requested; null if there are as many. */
export function explainShortfall(
  { chosen, related, leftOut }: AdjacentChoice,
  count: number,
): string | null {
  if (chosen.length >= count) return null;
  const found = `${chosen.length} of ${count}`;
  if (related === 0) return `${found}: O*NET relates no occupation to this one.`;
  const reasons = [...leftOut].map(([obstacle, number]) => `${number} ${obstacles[obstacle]}`);
  const missing = reasons.length === 0 ? "" : `, of which these are left out: ${listing(reasons)}`;
  return `${found}: O*NET relates ${related} ${related === 1 ? "occupation" : "occupations"} to this one${missing}.`;
}
