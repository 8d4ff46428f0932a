import type { AdjacentData, AdjacentEntry, AdjacentQuery } from "../contracts/adjacent.ts";
import type { SalaryContext } from "./context.ts";
import { describeAdjacent } from "./describe-adjacent.ts";
import { chooseAdjacent } from "./figures/choose-adjacent.ts";
import { findSubject, type Subject } from "./find-subject.ts";
import { pageUrl } from "./page-url.ts";
import { salaryPath } from "./paths.ts";
import { adjacentAssumptions, adjacentCitation, explainShortfall } from "./prose/adjacent-notes.ts";
import { quote } from "./quote.ts";
import { roleReference } from "./references.ts";

export type AdjacentInput = Pick<AdjacentQuery, "role" | "count">;

/**
 * Roles of the occupations that O*NET relates to a role's own and to which there is a way from it,
 * with each one's national pay at mid level compared with the role's.
 *
 * @throws {ApiError} `role_not_found`.
 */
export async function adjacent(
  context: SalaryContext,
  input: AdjacentInput,
): Promise<AdjacentData> {
  const { reference, secrets, site } = context;
  const subject = await findSubject(reference, { role: input.role }, (other) =>
    salaryPath("adjacent", { ...input, ...other }),
  );
  const { role } = subject;
  const own = await quote(context, subject, "mid");
  const relations = await reference.onetRelations(role.occupation.socCode);
  const choice = chooseAdjacent(relations, role, input.count);
  const entries = await Promise.all(
    choice.chosen.map(async (reachable) => {
      const found = await reference.role(reachable.roleSlug);
      if (!found) throw new Error(`The reference data has no role ${reachable.roleSlug}.`);
      const other: Subject = { role: found, place: null };
      const theirs = await quote(context, other, "mid");
      return describeAdjacent(own, theirs, reachable, secrets.dataPointKey);
    }),
  );
  const inDirection = (direction: AdjacentEntry["direction"]) =>
    entries.filter((entry) => entry.direction === direction);
  const higher = inDirection("higher");
  const lateral = inDirection("lateral");
  const lower = inDirection("lower");
  const { median, methodology_version, data_point_id } = own.estimate;
  return {
    role: { ...roleReference(role), median, methodology_version, data_point_id },
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
    citation: adjacentCitation(own, entries, site.origin),
    assumptions: adjacentAssumptions(own, reference.dataset),
    page_url: pageUrl(site.origin, { role: role.slug }),
  };
}

/** The entry whose pay differs least; ties go to the more closely related role. */
function nearest(entries: readonly AdjacentEntry[]): AdjacentEntry | null {
  return entries.toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference))[0] ?? null;
}
