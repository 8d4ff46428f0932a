import { UsageError } from "./failures.ts";

/** An amount as people write it: `150000`, `$150,000`, `150k`. @throws {UsageError} */
export function parseAmount(text: string, option: string): number {
  const [, digits = "", thousands = ""] =
    /^\$?(\d{1,3}(?:[,_]\d{3})+|\d{1,9}(?:\.\d{1,2})?)(k?)$/i.exec(text.trim()) ?? [];
  if (digits === "") {
    const [, millions] = /^\$?(\d{1,3}(?:\.\d{1,3})?) ?(?:mm?|million)$/i.exec(text.trim()) ?? [];
    throw new UsageError(
      millions !== undefined
        ? `--${option} is ${JSON.stringify(text)}: write millions out, as ${Math.round(Number(millions) * 1_000_000)}.`
        : `--${option} must be an amount in U.S. dollars, such as 150k or 38/hr; it is ${JSON.stringify(text)}.`,
    );
  }
  return Number(digits.replaceAll(/[,_]/g, "")) * (thousands === "" ? 1 : 1_000);
}

/** @throws {UsageError} */
export function parseCount(text: string, option: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) {
    throw new UsageError(
      `--${option} must be a whole number from 1; it is ${JSON.stringify(text)}.`,
    );
  }
  return Number(text);
}

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** The service counts 52 weeks of 40 hours. */
const hoursOfYear = 2_080;

/** `$90,568 a year ($43.54 an hour)`; the hour first where pay is by the hour. */
export function toPay(annual: number, { hourly = false } = {}): string {
  const year = `${toDollars(annual)} a year`;
  const hour = `${dollarsAndCents.format(annual / hoursOfYear)} an hour`;
  return hourly ? `${hour} (${year})` : `${year} (${hour})`;
}

/** What an hour of pay is for a year. */
export function fromHourly(hour: number): number {
  return hour * hoursOfYear;
}

/** `$43.54`: what an hour of it is. */
export function toHourly(annual: number): string {
  return dollarsAndCents.format(annual / hoursOfYear);
}

export function toDollars(amount: number | null): string {
  return amount === null ? "unknown" : dollars.format(amount);
}
