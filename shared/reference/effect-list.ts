/**
 * Effects of the local model by key as one text, `CA:0.0512;NY:-0.0031`, in the
 * order of the keys. An effect that is not listed is 0.
 */
import { roundTo } from "../core/numbers.ts";

const entry = /^([^:;]+):(-?\d+\.\d{4})$/;

export function encodeEffects(effects: ReadonlyMap<string, number>): string {
  return [...effects]
    .map(([key, value]) => [key, roundTo(value)] as const)
    .filter(([, value]) => value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}:${value.toFixed(4)}`)
    .join(";");
}

/** @throws Error where an entry is malformed or out of order. */
export function decodeEffects(text: string): Map<string, number> {
  const effects = new Map<string, number>();
  let before = "";
  for (const part of text === "" ? [] : text.split(";")) {
    const [, key, value] = entry.exec(part) ?? [];
    if (key === undefined || value === undefined || key <= before) {
      throw new Error(`"${part}" is not the next effect of a list.`);
    }
    effects.set(key, Number(value));
    before = key;
  }
  return effects;
}
