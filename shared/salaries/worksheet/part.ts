import { createUnrecordedWorksheet, type UsedWages, type Worksheet } from "./worksheet.ts";

/** What a part of a calculation depends on besides its owner; compared by identity. */
type Key = object | string | number | null | undefined;

/** A part that was performed without records. */
interface Performed<Value> {
  keys: readonly Key[];
  value: Value;
  used: UsedWages;
}

/** Enough for every quarter since 2023; the oldest is dropped for a further one. */
const maxPerOwner = 32;

/**
 * A part of a calculation that depends on its owner and keys alone, such as the factor of a title,
 * which is the same in every city. An unrecorded worksheet performs it once and keeps the value as
 * long as the owner; a recording one performs it every time, so that no lineage lacks a step.
 *
 * It exists for speed alone: with the parts of a role and of a quarter kept, an estimate takes a
 * quarter of the time (docs/targets.md).
 *
 * @param perform returns data. A function that uses the worksheet later would use one that is gone.
 *
 * @example
 * const growth = part((worksheet, series: readonly Wages[]) => recentGrowth(worksheet, series));
 * growth(worksheet, dataset.allOccupations);
 */
export function part<Owner extends object, Keys extends readonly Key[], Value>(
  perform: (worksheet: Worksheet, owner: Owner, ...keys: Keys) => Value,
): (worksheet: Worksheet, owner: Owner, ...keys: Keys) => Value {
  const performed = new WeakMap<Owner, Performed<Value>[]>();
  return (worksheet, owner, ...keys) => {
    if (worksheet.isRecorded) return perform(worksheet, owner, ...keys);
    let own = performed.get(owner);
    if (!own) {
      own = [];
      performed.set(owner, own);
    }
    let found = own.find((known) => isSame(known.keys, keys));
    if (!found) {
      const apart = createUnrecordedWorksheet();
      found = { keys, value: perform(apart, owner, ...keys), used: apart.usedWages };
      if (own.length >= maxPerOwner) own.shift();
      own.push(found);
    }
    worksheet.usedWages.add(found.used);
    return found.value;
  };
}

function isSame(known: readonly Key[], keys: readonly Key[]): boolean {
  for (let at = 0; at < keys.length; at++) if (known[at] !== keys[at]) return false;
  return true;
}
