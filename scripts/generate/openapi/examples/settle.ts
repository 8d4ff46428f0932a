/**
 * Replaces values that differ in every run (ids, durations, addresses) with constants of the
 * same form. The same id is always replaced with the same value.
 */
import { createHash } from "node:crypto";
import { pipelinePlan } from "#shared/access/tiers.ts";

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** 32 arbitrary bytes. */
const exampleSecret = Buffer.alloc(32, "example").toString("base64");

/** Seconds until a limit by the minute allows the next request. */
const aMinute = 60;

/** @param standIns replacements for other values that differ in every run. */
export function settler(
  standIns: Readonly<Record<string, string>>,
): <Value>(value: Value) => Value {
  const known = new Map<string, string>();
  const standIn = (prefix: string, random: string) => {
    const value = known.get(random) ?? digits(`${prefix}${known.size}`, random);
    known.set(random, value);
    return prefix + value;
  };
  const settleText = (text: string) =>
    Object.entries(standIns)
      .reduce((settled, [place, standIn]) => settled.replaceAll(place, standIn), text)
      .replace(/usr_[0-9a-z]{16}@example\.com/g, "you@example.com")
      .replace(/\b[a-z2-9]{20}@in\.example\.com/g, "sx2cz662ccguf7yjis83@in.example.com")
      // A second more or less, by when in a second the limiter is called.
      .replace(/Try again in (?:5|6)\d s\./, `Try again in ${aMinute} s.`)
      .replace(/whsec_[A-Za-z0-9+/]{43}=/g, `whsec_${exampleSecret}`)
      .replace(/\b((?!dp_)[a-z]{2,5}_)([0-9A-Za-z]{16,64})\b/g, (_, prefix, random) =>
        standIn(prefix, random),
      );
  const settle = (value: unknown, name?: string): unknown => {
    if (name === "duration_ms") return 4;
    if (name === "durationMs") return 41;
    // The signature is made with a random secret.
    if (name === "X-Service-Signature") return `sha256=${"0f".repeat(32)}`;
    if (name === "webhook-signature") return "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
    // Depends on the limiter's clock.
    if (name === "after_seconds" && typeof value === "number" && value > 50) return aMinute;
    // The account of the examples has more of a minute than the plan.
    if (name === "perMinute" && typeof value === "object" && value !== null && "resetAt" in value) {
      const { perMinute } = pipelinePlan;
      return settle({ ...value, limit: perMinute, remaining: perMinute - 1 });
    }
    if (name === "resetAt") return "2026-12-01T00:00:00.000Z";
    if (typeof value === "string") return settleText(value);
    if (Array.isArray(value)) {
      const items: readonly unknown[] = timeOrdered.includes(name ?? "") ? inOrder(value) : value;
      return items.map((item) => settle(item));
    }
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settle(item, key)]));
  };
  return <Value>(value: Value) => settle(value) as Value;
}

/** Lists in the order of time; records of the same instant, as all are here, in that of their random ids. */
const timeOrdered = ["jobs", "activities"];

function inOrder(records: readonly unknown[]): readonly unknown[] {
  const withoutIds = (record: unknown) =>
    JSON.stringify(record).replace(/\b[a-z]{2,5}_[0-9A-Za-z]{16,64}\b/g, "");
  return records.toSorted((a, b) => withoutIds(a).localeCompare(withoutIds(b)));
}

/** Digits of the same length and alphabet as the random part. */
function digits(seed: string, random: string): string {
  const { length } = random;
  const hex = /^[0-9a-f]+$/.test(random);
  const bytes = createHash("sha512").update(seed).digest();
  const digit = (index: number) => (bytes[index % bytes.length] ?? 0) + (index >> 6);
  return Array.from({ length }, (_, index) =>
    hex ? (digit(index) % 16).toString(16) : (base62[digit(index) % 62] ?? "0"),
  ).join("");
}
