import { dollars } from "#shared/core/format.ts";

/**
 * An interval in words. Its ends are one amount only where what was computed lies below the legal
 * minimum wage, to which both were raised.
 */
export function intervalText(lower: number, upper: number): string {
  return lower === upper
    ? `${dollars(lower)}, the legal minimum`
    : `${dollars(lower)} to ${dollars(upper)}`;
}
