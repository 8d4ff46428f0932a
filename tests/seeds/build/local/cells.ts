/** Cells of a country that is made up: pay follows a few effects that the tests know. */
import type { PublishedCell } from "#seeds/build/local/list-local-cells.ts";

export interface Country {
  elasticity: number;
  /** Effects in logs, by index of the occupation or area; 0 where none is given. */
  occupation?: (index: number) => number;
  area?: (index: number) => number;
  occupationState?: (code: string, state: string) => number;
  /** Whatever else a cell is off by. */
  noise?: (occupation: number, area: number) => number;
  employment?: number | null;
}

const occupationCount = 30;
const areaCount = 60;
const states = ["CA", "NY", "TX"];

/** Half of the occupations are in each of two major groups. */
export const codeOf = (index: number) => `${index % 2 ? "15" : "29"}-1${100 + index}`;
export const areaOf = (index: number) => String(10_000 + index);
export const stateOf = (index: number) => states[index % states.length] ?? "";
/** Between 85 and 115, in no order. */
const parityOf = (index: number) => 85 + ((index * 7) % 31);

export function makeCells(country: Country): PublishedCell[] {
  const zero = () => 0;
  const { occupation = zero, area = zero, occupationState = zero, noise = zero } = country;
  const { employment = 50_000 } = country;
  return Array.from({ length: occupationCount }, (_, o) =>
    Array.from({ length: areaCount }, (__, a): PublishedCell => {
      const logParity = Math.log(parityOf(a) / 100);
      const own = occupationState(codeOf(o), stateOf(a));
      const logRatio = country.elasticity * logParity + occupation(o) + area(a) + own + noise(o, a);
      return {
        code: codeOf(o),
        areaCode: areaOf(a),
        state: stateOf(a),
        logParity,
        employment,
        logRatio,
        localMedian: 100_000 * Math.exp(logRatio),
        nationalMedian: 100_000,
        ...{ p10: null, p90: null },
      };
    }),
  ).flat();
}

/** The same sequence in every run, evenly between -size and size. */
export function noiseOf(size: number): (occupation: number, area: number) => number {
  return (occupation, area) => {
    const turn = Math.sin(occupation * 12.9898 + area * 78.233) * 43_758.5453;
    return size * (2 * (turn - Math.floor(turn)) - 1);
  };
}
