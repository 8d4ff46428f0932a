import { UsageError } from "./failures.ts";

/** An amount as people write it: `150000`, `$150,000`, `150k`. @throws {UsageError} */
export function parseAmount(text: string, option: string): number {
  const [, digits = "", thousands = ""] =
    /^\$?(\d{1,3}(?:[,_]\d{3})+|\d{1,9}(?:\.\d{1,2})?)(k?)$/i.exec(text.trim()) ?? [];
  if (digits === "") {
    throw new UsageError(
      `--${option} must be an amount in U.S. dollars, such as 150000, 150k or 72.50; it is ${JSON.stringify(text)}.`,
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

export function toDollars(amount: number | null): string {
  return amount === null ? "unknown" : dollars.format(amount);
}
