import { quantile, sortedNumbers } from "#shared/core/numbers.ts";

interface Cell {
  code: string;
  median: number | null;
}

/** National and state medians of one release. */
interface StateWages {
  national: Cell[];
  states: (Cell & { areaCode: string })[];
}

/** A state's median of an occupation over the nation's; 1 if the state has no published wages. */
export type StateLevel = (code: string, state: string) => number;

/**
 * Each state's level of wages in an occupation relative to the nation's, so that a title does not
 * seem better paid only because it is filed in California. If the state's wage of the
 * occupation is not published, the level is the median over the occupation's major group in the
 * state, or else over all of the state's occupations.
 */
export function stateLevels({ national, states }: StateWages): StateLevel {
  const nation = new Map(national.map(({ code, median }) => [code, median]));
  const cells = new Map<string, number>();
  const groups = new Map<string, number[]>();
  for (const { code, areaCode, median } of states) {
    const whole = nation.get(code);
    if (!median || !whole) continue;
    const level = median / whole;
    cells.set(`${areaCode} ${code}`, level);
    for (const key of [groupKey(areaCode, code), areaCode]) {
      const known = groups.get(key);
      if (known) known.push(level);
      else groups.set(key, [level]);
    }
  }
  const groupMedians = new Map(
    [...groups].map(([key, levels]) => [key, quantile(sortedNumbers(levels), 0.5)]),
  );
  return (code, state) =>
    cells.get(`${state} ${code}`) ??
    groupMedians.get(groupKey(state, code)) ??
    groupMedians.get(state) ??
    1;
}

function groupKey(state: string, code: string): string {
  return `${state} ${code.slice(0, 2)}`;
}
