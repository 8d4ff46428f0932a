import { majorOf } from "#shared/figures/local/find-local-effects.ts";
import { quantile } from "../quantile.ts";
import { count, percent } from "../section.ts";

/** A published local median and the method's prediction of it, made without it. */
export interface Attempt {
  code: string;
  areaCode: string;
  employment: number | null;
  /** ln(predicted / published), by the method and by national median × price parity. */
  error: number;
  parityError: number;
  /** 95% half-width that the method would have given. */
  halfWidth: number;
}

export const coverageRange = [0.93, 0.97] as const;

export const attemptHeader = [
  "",
  "cells",
  "inside 95% interval",
  "median error",
  "95th percentile error",
  "median error by price parity",
];

function isInside({ error, halfWidth }: Attempt, scale = 1): boolean {
  return Math.abs(error) <= scale * halfWidth;
}

export function coverage(attempts: readonly Attempt[], scale = 1): number {
  return attempts.filter((attempt) => isInside(attempt, scale)).length / attempts.length;
}

export function attemptRow(name: string, attempts: readonly Attempt[]): string[] {
  const errors = relative(attempts.map(({ error }) => error));
  const parityErrors = relative(attempts.map(({ parityError }) => parityError));
  return [
    name,
    count(attempts.length),
    percent(coverage(attempts)),
    percent(quantile(errors, 0.5)),
    percent(quantile(errors, 0.95)),
    percent(quantile(parityErrors, 0.5)),
  ];
}

export function bySize(attempts: readonly Attempt[]): [string, Attempt[]][] {
  const names = [
    "employment not published",
    "employment under 100",
    "employment 100 to 999",
    "employment 1,000 and more",
  ];
  const groups = Map.groupBy(attempts, ({ employment }): number =>
    employment === null ? 0 : employment < 100 ? 1 : employment < 1000 ? 2 : 3,
  );
  return names.map((name, size) => [name, groups.get(size) ?? []]);
}

export function byMajor(attempts: readonly Attempt[]): [string, Attempt[]][] {
  return [...Map.groupBy(attempts, ({ code }) => `${majorOf(code)}-0000`)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
}

function relative(errors: readonly number[]): Float64Array {
  return Float64Array.from(errors, (error) => Math.abs(Math.expm1(error))).sort();
}
