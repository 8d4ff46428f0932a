/** Pay in cells of other programs' tables. What cannot be read is left as it is, for the contract to refuse. */
import type { PayPeriod } from "../../../schema/pay-periods.ts";
import { maxHourly } from "../../contract/pay-period.ts";
import { type PayUnit, toPeriod } from "../../postings/pay-unit.ts";

/** A unit of time as people write it after an amount: `/hr`, `per hour`, `an hour`, `hourly`. */
const unitWords =
  /(?:(?<![a-z])(?:per|an?|p)\s{0,3})?\/?\s{0,3}(?<![a-z])(?:(hours?|hourly|hrs?|h)|(years?|yearly|yrs?|y|annual(?:ly)?|annum)|(months?|monthly|mo)|(weeks?|weekly|wk)|(days?|daily))(?![a-z])\.?/gi;

/** The units of the groups of the expression, in their order. */
const unitsOfGroups: readonly PayUnit[] = ["HOUR", "YEAR", "MONTH", "WEEK", "DAY"];

/** A text without its units of time, and which they are. */
function splitUnits(text: string): { amounts: string; units: readonly PayUnit[] } {
  const units = new Set<PayUnit>();
  const amounts = text.replace(unitWords, (_, ...groups: unknown[]) => {
    const at = groups.slice(0, unitsOfGroups.length).findIndex((group) => group !== undefined);
    const unit = unitsOfGroups[at];
    if (unit) units.add(unit);
    return " ";
  });
  return { amounts, units: [...units] };
}

/** `$100,000.00`, `100000.0` and `100k` as 100000; text that is no amount is returned unchanged. */
export function readForeignAmount(text: string): number | string {
  const [, digits, k] =
    /^[^\d-]{0,4}(\d[\d,]{0,14}(?:\.\d{1,4})?)\s*(k)?\D{0,12}$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return text;
  const amount = Number(digits.replaceAll(",", "")) * (k ? 1_000 : 1);
  return Math.round(amount * 100) / 100;
}

/** The pay of a row; without a period where the cell does not say one. */
export interface ForeignPay {
  salaryMin: number;
  salaryMax: number;
  salaryPeriod?: PayPeriod;
}

/**
 * `$120k - $150k`, `120,000`, `$38/hr` or `$36-$42 per hour`; null if the text is none of these.
 *
 * @param column the unit that the name of the column says.
 */
export function readForeignPay(
  text: string,
  { column, currency = "USD" }: { column?: PayUnit; currency?: string | undefined } = {},
): ForeignPay | null {
  const { amounts, units } = splitUnits(text);
  const unit = units[0] ?? column;
  // The spaces around are the amounts' own: looked for here, 10,000 of them took a second for each cell.
  const ends = amounts.split(/-|–|—|\bto\b/i).map(readForeignAmount);
  const [low, high = low] = ends;
  if (units.length > 1 || ends.length > 2) return null;
  if (typeof low !== "number" || typeof high !== "number") return null;
  // In "120-150k" both ends are thousands.
  const min = low < 1_000 && high >= 1_000 ? low * 1_000 : low;
  if (min > high) return null;
  if (unit === undefined) return { salaryMin: min, salaryMax: high };
  const pay = toPeriod(unit, { min, max: high });
  if (pay.period === "hourly" && currency === "USD" && pay.max > maxHourly) return null;
  return { salaryMin: pay.min, salaryMax: pay.max, salaryPeriod: pay.period };
}

/** The ends of a range in two cells, each of which may say what it is for. */
export function readBounds(
  cells: Readonly<Partial<Record<"salaryMin" | "salaryMax", string | undefined>>>,
): Partial<Record<"salaryMin" | "salaryMax", number | string>> & { salaryPeriod?: PayPeriod } {
  let period: PayPeriod | undefined;
  const read = (text: string): number | string => {
    const { amounts, units } = splitUnits(text);
    const amount = readForeignAmount(amounts);
    const [unit] = units;
    if (typeof amount !== "number" || units.length > 1) return text;
    if (unit === undefined) return amount;
    const pay = toPeriod(unit, { min: amount, max: amount });
    period = pay.period;
    return pay.min;
  };
  const { salaryMin, salaryMax } = cells;
  return {
    ...(salaryMin === undefined ? {} : { salaryMin: read(salaryMin) }),
    ...(salaryMax === undefined ? {} : { salaryMax: read(salaryMax) }),
    ...(period === undefined ? {} : { salaryPeriod: period }),
  };
}

/** `Per hour` is `hourly`; a period that a job cannot have is returned unchanged. */
export function readForeignPeriod(text: string): string {
  // A longer text is no period, and is not searched for one.
  const { units } = splitUnits(text.slice(0, 100));
  if (units.length !== 1) return text;
  if (units[0] === "HOUR") return "hourly";
  return units[0] === "YEAR" ? "annual" : text;
}
