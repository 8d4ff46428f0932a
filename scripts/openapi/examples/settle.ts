/**
 * Replaces in an answer what is different with every run (ids, durations, addresses)
 * by values of the same form, the same id always by the same value.
 */
import { createHash } from "node:crypto";

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** @param origin where the service answered; it becomes `https://api.example.com` */
export function settler(origin: string): <Value>(value: Value) => Value {
  const known = new Map<string, string>();
  const standIn = (prefix: string, random: string) => {
    const value = known.get(random) ?? digits(`${prefix}${known.size}`, random);
    known.set(random, value);
    return prefix + value;
  };
  const settleText = (text: string) =>
    text
      .replaceAll(origin, "https://api.example.com")
      .replace(/usr_[0-9a-z]{16}@example\.com/g, "you@example.com")
      .replace(/\b(req_)([0-9a-f]{16})\b/g, (_, prefix, random) => standIn(prefix, random))
      .replace(/\b((?!dp_|req_)[a-z]{2,5}_)([0-9A-Za-z]{16,64})\b/g, (_, prefix, random) =>
        standIn(prefix, random),
      );
  const settle = (value: unknown, name?: string): unknown => {
    if (name === "duration_ms") return 4;
    // Told by the limiter's own clock.
    if (name === "resetAt") return "2026-12-01T00:00:00.000Z";
    if (typeof value === "string") return settleText(value);
    if (Array.isArray(value)) return value.map((item) => settle(item));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settle(item, key)]));
  };
  return <Value>(value: Value) => settle(value) as Value;
}

/** As many digits as the random part has, of its own alphabet. */
function digits(seed: string, { length }: string): string {
  const hex = seed.startsWith("req_");
  const bytes = createHash("sha512").update(seed).digest();
  const digit = (index: number) => (bytes[index % bytes.length] ?? 0) + (index >> 6);
  return Array.from({ length }, (_, index) =>
    hex ? (digit(index) % 16).toString(16) : (base62[digit(index) % 62] ?? "0"),
  ).join("");
}
