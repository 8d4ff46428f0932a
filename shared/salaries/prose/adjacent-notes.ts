import type { AdjacentEntry } from "../../contracts/adjacent.ts";
import type { Dataset } from "../../reference/records.ts";
import { quarterLabel } from "../figures/quarter.ts";
import type { Quote } from "../quote.ts";
import { sourceIds } from "../source-ids.ts";
import { assumptions } from "./assumptions.ts";
import { dollars, listing } from "./format.ts";

/** One sentence that can be quoted as it is: the role's median and those around it. */
export function adjacentCitation(
  { figures, estimate }: Quote,
  entries: readonly AdjacentEntry[],
  origin: string,
): string {
  const { role, quarter } = figures.input;
  const others = entries.map((entry) => `${entry.role.title} ${dollars(entry.median)}`);
  return `Median annual pay in the United States at mid level, ${quarterLabel(quarter)}: ${role.title} ${dollars(estimate.median)}; close to it ${listing(others)}. Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics and O*NET related occupations. Data point ${estimate.data_point_id}.`;
}

/** How the roles were found, then how the asked role's own figure was made. */
export function adjacentAssumptions(
  { figures }: Quote,
  entries: readonly AdjacentEntry[],
  dataset: Dataset,
): string[] {
  const { title } = figures.input.role.occupation;
  const source = dataset.sources.get(sourceIds.relatedOccupations);
  const wider = entries.some(({ relation }) => relation !== "related");
  return [
    `Roles are those of the occupations that O*NET${source ? ` ${source.release}` : ""} lists as primarily related to ${title}, the closest first, one title of each in turn; inside an occupation the titles that are asked for or filed most come first.`,
    ...(wider
      ? [
          "Where these are too few, roles of the same minor group of the Standard Occupational Classification follow, then of the same major group, then other titles of the occupation itself; `relation` says which.",
        ]
      : []),
    "skill_overlap compares the technologies that O*NET lists for the two occupations. It knows nothing of other skills.",
    "Every median is the national estimate at mid level, made as for the role itself; within 5 % of its median is lateral.",
    ...assumptions(figures),
  ];
}
