import { quantile, sortedNumbers } from "./quantile.ts";

interface Cell {
  code: string;
  median: number | null;
}

/** What the levels are taken from: one release's national medians and its states'. */
export interface StateWages {
  national: Cell[];
  states: (Cell & { areaCode: string })[];
}

/** A state's wage of an occupation over the nation's; 1 if nothing is published of the state. */
export type StateLevel = (code: string, state: string) => number;

/**
 * How far each state's wages of an occupation lie from the nation's, so that a
 * title does not seem better paid for being filed in California. Where the
 * state's wage of the occupation is not published, the middle of those of its
 * major group stands for it, then that of all its occupations.
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
  const middles = new Map(
    [...groups].map(([key, levels]) => [key, quantile(sortedNumbers(levels), 0.5)]),
  );
  return (code, state) =>
    cells.get(`${state} ${code}`) ?? middles.get(groupKey(state, code)) ?? middles.get(state) ?? 1;
}

function groupKey(state: string, code: string): string {
  return `${state} ${code.slice(0, 2)}`;
}
