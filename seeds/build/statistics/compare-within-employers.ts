import type { Observation } from "./observation.ts";
import type { AdjustedRatio, RoleFacts } from "./title-statistics.ts";

/** A title is compared where at least this many employers file it and other titles of its occupation. */
const minEmployers = 5;
/** An employer counts by its filings of the title, up to this many. */
const mostPerEmployer = 10;

interface Pay {
  role: string | null;
  log: number;
}

/**
 * The difference of log pay between a title and the other titles of its occupation at the same
 * employer. Medians over all employers compare who files a title: consultancies file "Developer"
 * where technology companies file "Engineer", and pay less for either.
 *
 * @param roles by slug
 */
export function compareWithinEmployers(
  filings: readonly Observation[],
  roles: ReadonlyMap<string, RoleFacts>,
): Map<string, AdjustedRatio> {
  const occupations = new Map<string, Map<string, Pay[]>>();
  for (const { code, group, role, pay } of filings) {
    if (code === null) continue;
    const employers = occupations.get(code) ?? new Map<string, Pay[]>();
    occupations.set(code, employers);
    const known = employers.get(group);
    if (known) known.push({ role, log: Math.log(pay) });
    else employers.set(group, [{ role, log: Math.log(pay) }]);
  }
  const ratios = new Map<string, AdjustedRatio>();
  for (const [slug, { code, pooledWith }] of roles) {
    const ratio = compare(new Set([slug, ...pooledWith]), occupations.get(code));
    if (ratio) ratios.set(slug, ratio);
  }
  return ratios;
}

function compare(
  own: ReadonlySet<string>,
  employers: ReadonlyMap<string, Pay[]> = new Map(),
): AdjustedRatio | null {
  let [groups, weights, total] = [0, 0, 0];
  for (const pays of employers.values()) {
    const isOwn = ({ role }: Pay) => role !== null && own.has(role);
    const title = pays.filter(isOwn);
    const others = pays.filter((pay) => !isOwn(pay));
    if (title.length === 0 || others.length === 0) continue;
    const weight = Math.min(title.length, mostPerEmployer);
    groups += 1;
    weights += weight;
    total += weight * (meanLog(title) - meanLog(others));
  }
  return groups < minEmployers ? null : { logRatio: total / weights, groups };
}

function meanLog(pays: readonly Pay[]): number {
  return pays.reduce((total, { log }) => total + log, 0) / pays.length;
}
