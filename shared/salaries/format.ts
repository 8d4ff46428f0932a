/** Numbers as they stand in sentences. */

const dollarFormat = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** `$135,980` */
export function dollars(value: number): string {
  return dollarFormat.format(value);
}

/** `2.4 %` of a fraction. */
export function percent(fraction: number, digits = 1): string {
  return `${(fraction * 100).toFixed(digits)} %`;
}

/** `a`, `a and b`, `a, b and c` */
export function listing(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
