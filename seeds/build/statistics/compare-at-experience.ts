import { compareText } from "../compare.ts";
import { fitLeastSquares } from "../regression/least-squares.ts";
import type { Observation } from "./observation.ts";
import { type AdjustedRatio, minObservations, type RoleFacts } from "./title-statistics.ts";

/** A posting of a role, with what its pay is adjusted for. */
interface Posting {
  role: string;
  log: number;
  experience: string;
  year: string;
}

/**
 * Compares a title's pay with its occupation's postings at the same experience and in the same
 * year: its effect in a regression of log pay, less the mean effect of the postings. Its own median
 * would also compare how senior the people are who are wanted under the title.
 *
 * @param minTitles an occupation needs this many different titles.
 */
export function compareAtExperience(
  observations: readonly Observation[],
  roles: ReadonlyMap<string, RoleFacts>,
  minTitles: number,
): Map<string, AdjustedRatio> {
  const occupations = new Map<string, Posting[]>();
  for (const { code, role, pay, experience, year } of observations) {
    if (code === null || role === null || experience === null || year === null) continue;
    const posting = { role, log: Math.log(pay), experience, year };
    const known = occupations.get(code);
    if (known) known.push(posting);
    else occupations.set(code, [posting]);
  }
  const ratios = new Map<string, AdjustedRatio>();
  for (const [code, all] of occupations) {
    const everyone = countBy(all, ({ role }) => role);
    if (everyone.size < minTitles) continue;
    // A role with a posting or two could be the only one of its year, so that neither has an effect.
    const postings = all.filter(({ role }) => (everyone.get(role) ?? 0) >= minObservations);
    const counts = countBy(postings, ({ role }) => role);
    if (counts.size < 2) continue;
    const effects = fitEffects(postings, [...counts.keys()].sort(compareText));
    const mean =
      [...counts].reduce((sum, [role, count]) => sum + count * (effects.get(role) ?? 0), 0) /
      postings.length;
    for (const [slug, { code: own, pooledWith }] of roles) {
      if (own !== code) continue;
      const pooled = [slug, ...pooledWith].filter((role) => counts.has(role));
      const groups = pooled.reduce((sum, role) => sum + (counts.get(role) ?? 0), 0);
      if (groups < minObservations) continue;
      const effect =
        pooled.reduce((sum, role) => sum + (counts.get(role) ?? 0) * (effects.get(role) ?? 0), 0) /
        groups;
      ratios.set(slug, { logRatio: effect - mean, groups });
    }
  }
  return ratios;
}

/** Each role's effect on log pay, the first role's being 0. */
function fitEffects(postings: readonly Posting[], roles: readonly string[]): Map<string, number> {
  const [first = "", ...others] = roles;
  const controls = (["experience", "year"] as const).flatMap((name) => {
    const [, ...rest] = [...new Set(postings.map((posting) => posting[name]))].sort(compareText);
    return rest.map((value) => ({
      name: `${name} ${value}`,
      holds: (own: Posting) => own[name] === value,
    }));
  });
  const columns = ["constant", ...controls.map(({ name }) => name), ...others];
  const { coefficients } = fitLeastSquares(
    columns,
    postings.map((posting) => [
      1,
      ...controls.map(({ holds }) => Number(holds(posting))),
      ...others.map((role) => Number(posting.role === role)),
    ]),
    postings.map(({ log }) => log),
  );
  const effects = new Map(coefficients.map(({ name, value }) => [name, value]));
  return new Map([[first, 0], ...others.map((role) => [role, effects.get(role) ?? 0] as const)]);
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
