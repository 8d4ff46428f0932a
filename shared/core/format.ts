/**
 * Formats numbers for sentences. It does not use `Intl`, whose tables take a
 * new isolate 15 ms to load.
 */

/** `$135,980` */
export function dollars(value: number): string {
  const whole = Math.round(Math.abs(value));
  return `${value < 0 && whole > 0 ? "-" : ""}$${grouped(whole)}`;
}

/** `185,612` or `3.4`, with at most three decimals. */
export function grouped(value: number): string {
  const text = String(Number.isInteger(value) ? value : Number(value.toFixed(3)));
  const point = text.indexOf(".");
  const first = value < 0 ? 1 : 0;
  let [result, end] = point < 0 ? ["", text.length] : [text.slice(point), point];
  for (; end - 3 > first; end -= 3) result = `,${text.slice(end - 3, end)}${result}`;
  return text.slice(0, end) + result;
}

/** The fraction 0.024 as `2.4%`. */
export function percent(fraction: number, digits = 1): string {
  return `${(fraction * 100).toFixed(digits)}%`;
}

/** `Acme’s`, `Calder Systems’` */
export function possessive(name: string): string {
  return `${name}’${/s$/i.test(name) ? "" : "s"}`;
}

/** `a`, `a and b`, `a, b and c` */
export function listing(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
