import { majorOf } from "#shared/figures/local/find-local-effects.ts";
import { countedEmployment } from "#shared/figures/local/local-model.ts";
import { quantile } from "../quantile.ts";
import { count, percent, type Section } from "../section.ts";
import type { LaterAttempt } from "./try-later.ts";

/** A share is learned from some attempts and tried on others. */
interface RetentionTrial {
  name: string;
  learned: readonly LaterAttempt[];
  tried: readonly LaterAttempt[];
}

type Share = (attempt: LaterAttempt) => number;

const largest = 1.5;
const step = 0.025;

/** Whether the share should differ by size or group: errors on tables that it was not learned from. */
export function compareRetentions(trials: readonly RetentionTrial[], decided: number): Section {
  return {
    title: "How much of a local deviation lasts",
    isForFitting: true,
    text: `The share of a reliable cell's deviation from the model that a later release repeats. Mean (and median) absolute error in logs against the later release, with each share learned from one set of cells and tried on another. The method uses ${decided} for all cells.`,
    header: [
      "learned from → tried on",
      `${decided}`,
      "one share",
      "by size of cell",
      "by major group",
    ],
    rows: trials.map(({ name, learned, tried }) => {
      const one = bestShare(learned);
      const shares: Share[] = [
        () => decided,
        () => one,
        sharesBy(learned, sizeOf, one),
        sharesBy(learned, ({ code }) => majorOf(code), one),
      ];
      return [
        name,
        ...shares.map(
          (share, index) => score(tried, share) + (index === 1 ? `, share ${one.toFixed(2)}` : ""),
        ),
      ];
    }),
  };
}

/** The best share by size of the cell, table by table, which separates lasting deviations from repeated sampling errors. */
export function listRetentions(tables: readonly [string, readonly LaterAttempt[]][]): Section {
  const sizes = ["under 100", "100 to 299", "300 to 999", "1,000 and more"];
  return {
    title: "The best share, table by table",
    isForFitting: true,
    text: `The share with the smallest mean absolute error in the table itself (at most ${largest}). Releases less than three years apart share survey panels, so small cells repeat their sampling errors. From 2022 to 2025, which share no panel, the best shares of small cells are close to those of large ones.`,
    header: ["", "cells", "all", ...sizes],
    rows: tables.map(([name, attempts]) => {
      const groups = Map.groupBy(attempts, sizeOf);
      return [
        name,
        count(attempts.length),
        bestShare(attempts).toFixed(2),
        ...sizes.map((_, size) => bestShare(groups.get(String(size)) ?? []).toFixed(2)),
      ];
    }),
  };
}

function sharesBy(
  learned: readonly LaterAttempt[],
  keyOf: (attempt: LaterAttempt) => string,
  otherwise: number,
): Share {
  const shares = new Map(
    [...Map.groupBy(learned, keyOf)].map(([key, own]) => [key, bestShare(own)]),
  );
  return (attempt) => shares.get(keyOf(attempt)) ?? otherwise;
}

function sizeOf({ employment }: LaterAttempt): string {
  const counted = countedEmployment(employment);
  return counted < 100 ? "0" : counted < 300 ? "1" : counted < 1000 ? "2" : "3";
}

function bestShare(attempts: readonly LaterAttempt[]): number {
  const totals = Array.from({ length: Math.round(largest / step) + 1 }, (_, index) =>
    attempts.reduce(
      (sum, { kept, deviation }) => sum + Math.abs(index * step * kept - deviation),
      0,
    ),
  );
  return totals.indexOf(Math.min(...totals)) * step;
}

function score(attempts: readonly LaterAttempt[], share: Share): string {
  const errors = Float64Array.from(attempts, (attempt) =>
    Math.abs(share(attempt) * attempt.kept - attempt.deviation),
  ).sort();
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return `${percent(mean, 2)} (${percent(quantile(errors, 0.5), 2)})`;
}
