import {
  createUnrecordedWorksheet,
  type Key,
  type Performed,
  type Worksheet,
} from "./worksheet.ts";

/**
 * A part of a calculation that is the same in every quarter, such as the factor of a city. The
 * unrecorded worksheets of a series of quarters perform it once; any other performs it every time,
 * so that no lineage lacks a step.
 *
 * It exists for speed alone: without it, the estimates of a history take 1.4 times as long.
 *
 * @param perform depends on nothing but its keys and returns data. A function that uses the
 *   worksheet later would use one that is gone.
 *
 * @example
 * const growth = part((worksheet, series: readonly Wages[]) => measureGrowth(worksheet, series));
 * growth(worksheet, dataset.allOccupations);
 */
export function part<Keys extends readonly Key[], Value>(
  perform: (worksheet: Worksheet, ...keys: Keys) => Value,
): (worksheet: Worksheet, ...keys: Keys) => Value {
  return (worksheet, ...keys) => {
    const { series } = worksheet;
    if (!series) return perform(worksheet, ...keys);
    // Nothing but this part puts values under its own function.
    const known = (series.get(perform) ?? []) as Performed<Value>[];
    if (known.length === 0) series.set(perform, known);
    let found = known.find((one) => isSame(one.keys, keys));
    if (!found) {
      const apart = createUnrecordedWorksheet();
      found = { keys, value: perform(apart, ...keys), used: apart.usedWages };
      known.push(found);
    }
    worksheet.usedWages.add(found.used);
    return found.value;
  };
}

function isSame(known: readonly Key[], keys: readonly Key[]): boolean {
  for (let at = 0; at < keys.length; at++) if (known[at] !== keys[at]) return false;
  return true;
}
