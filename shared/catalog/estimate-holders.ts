import type { Role } from "../reference/records.ts";

/** Filings that a reviewed title counts for beyond its own, because most jobs are filed for nowhere. */
const reviewedWeight = 100;

/**
 * About how many people hold each role: the occupation's national employment (OEWS), divided
 * among its titles in proportion to their filings. No source counts the holders of a title, so
 * the numbers are good for ordering search results and are not published.
 *
 * @param reviewed slugs of the titles on the reviewed list of those that people search for.
 * @returns number of people by slug.
 */
export function estimateHolders(
  roles: readonly Pick<Role, "slug" | "filings" | "occupation" | "wages">[],
  reviewed: ReadonlySet<string>,
): Map<string, number> {
  const weightOf = ({ slug, filings }: Pick<Role, "slug" | "filings">) =>
    1 + filings + (reviewed.has(slug) ? reviewedWeight : 0);
  const totals = new Map<string, number>();
  for (const role of roles) {
    const { socCode } = role.occupation;
    totals.set(socCode, (totals.get(socCode) ?? 0) + weightOf(role));
  }
  return new Map(
    roles.map((role) => {
      const employed = role.wages.findLast(({ employment }) => employment !== null)?.employment;
      const share = weightOf(role) / (totals.get(role.occupation.socCode) ?? 1);
      return [role.slug, (employed ?? 0) * share];
    }),
  );
}
