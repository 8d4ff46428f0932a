/** Invalid rows and missed targets. */
import type { Steady } from "./call-steadily.ts";
import { figuresOf } from "./figures.ts";
import type { Measured } from "./measure.ts";

/** A sentence for each invalid row, with the beginning of the reason. */
export function listInvalid({ rows }: Measured): string[] {
  return rows.flatMap(({ row, failure }) =>
    failure === null ? [] : [`${row.name}: ${failure.split("\n", 2).join(" ")}`],
  );
}

/** A sentence for each target that was missed. */
export function listMisses({ rows }: Measured, steady: readonly Steady[]): string[] {
  const valid = rows.flatMap((measured) => {
    const figures = measured.failure === null ? figuresOf(measured) : null;
    return figures ? [{ row: measured.row, figures }] : [];
  });
  const byName = new Map(valid.map(({ row, figures }) => [row.name, figures]));
  const missed = valid.flatMap(({ row, figures }) => {
    const { target, atMost, atLeast } = row;
    const slower = atMost && figures.p50 / (byName.get(atMost.of)?.p50 ?? Number.NaN);
    const more = atLeast && figures.ofHello / (byName.get(atLeast.of)?.ofHello ?? Number.NaN);
    return [
      ...(target !== null && figures.ofHello < target
        ? [`${row.name}: ${figures.ofHello.toFixed(2)} of hello, below ${target}`]
        : []),
      ...(atMost && slower && slower > atMost.times
        ? [`${row.name}: ${slower.toFixed(1)} × ${atMost.of}, over ${atMost.times}`]
        : []),
      ...(atLeast && more && more < atLeast.times
        ? [`${row.name}: ${more.toFixed(1)} × ${atLeast.of}, below ${atLeast.times}`]
        : []),
    ];
  });
  const asking = steady.flatMap(({ name, requests, objectCalls, atMost }) =>
    objectCalls / requests > atMost ? [`${name}: over ${atMost} object calls per request`] : [],
  );
  return [...missed, ...asking];
}
