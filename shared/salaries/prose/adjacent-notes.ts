import type { AdjacentEntry } from "../../contracts/adjacent.ts";
import { dollars, listing } from "../../core/format.ts";
import type { Dataset } from "../../reference/records.ts";
import { quarterLabel } from "../figures/quarter.ts";
import type { Quote } from "../quote.ts";
import { sourceIds } from "../source-ids.ts";
import { assumptions } from "./assumptions.ts";

/** A citation to quote verbatim: the role's median and those of the adjacent roles. */
export function adjacentCitation(
  { figures, estimate }: Quote,
  entries: readonly AdjacentEntry[],
  origin: string,
): string {
  const { role, quarter } = figures.input;
  const others = entries.map((entry) => `${entry.role.title} ${dollars(entry.median)}`);
  return `Median annual pay in the United States at mid level, ${quarterLabel(quarter)}: ${role.title} ${dollars(estimate.median)}; adjacent roles: ${listing(others)}. Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics and O*NET related occupations. Data point ${estimate.data_point_id}.`;
}

/** How the roles were found, then how the requested role's own figure was computed. */
export function adjacentAssumptions(
  { figures }: Quote,
  entries: readonly AdjacentEntry[],
  dataset: Dataset,
): string[] {
  const { title } = figures.input.role.occupation;
  const source = dataset.sources.get(sourceIds.relatedOccupations);
  const wider = entries.some(({ relation }) => relation !== "related");
  return [
    `The roles come from the occupations that O*NET${source ? ` ${source.release}` : ""} lists as primarily related to ${title}, closest first, taking one title from each in turn. Within an occupation, the titles most often searched for or filed come first.`,
    ...(wider
      ? [
          "If there are too few of these, roles from the same minor group of the Standard Occupational Classification follow, then roles from the same major group, then other titles of the occupation itself; `relation` shows which.",
        ]
      : []),
    "skill_overlap compares the technologies that O*NET lists for the two occupations. It does not consider other skills.",
    "Every median is a national estimate at mid level, computed by the same method as the requested role's. A median within 5% of the requested role's is lateral.",
    ...assumptions(figures),
  ];
}
