import { parseAmount } from "./amount.ts";
import { UsageError } from "./failures.ts";

/** Pay as people type it: `95k`, `38/hr`, `38 an hour`, `65k-75k`. */
interface TypedPay {
  /** The same as `max` for one amount. */
  min: number;
  max: number;
  /** Null if the words do not say what it is for. */
  period: "hourly" | "annual" | null;
}

type Unit = "hour" | "year" | "day" | "week" | "two weeks" | "month";

const units: readonly (readonly [Unit, string])[] = [
  ["hour", "hours?|hourly|hrs?|h"],
  ["year", "years?|yearly|yrs?|y|annum|annually|annual"],
  ["two weeks", "two weeks|2 weeks|bi-?weekly"],
  ["week", "weeks?|weekly|wk"],
  ["month", "months?|monthly|mo"],
  ["day", "days?|daily"],
];
const unitBehind = new RegExp(
  `^(.*?)(?: ?/ ?| (?:an?|per|each|every) | )(?:${units.map(([, words]) => `(${words})`).join("|")})$`,
  "i",
);
/** How many of them a year has, as the service counts them. */
const perYear: Readonly<Record<Exclude<Unit, "hour" | "year">, number>> = {
  ...{ day: 260, week: 52, "two weeks": 26, month: 12 },
};

/**
 * @param takesRange whether `65k-75k` is pay here.
 * @throws {UsageError} that says what would be right.
 */
export function parsePay(text: string, option: string, { takesRange = false } = {}): TypedPay {
  const [, before = "", ...groups] = unitBehind.exec(text.trim()) ?? [];
  const at = groups.findIndex((group) => group !== undefined);
  const [unit] = units[at] ?? [null];
  const [low = "", high, ...more] = (unit === null ? text : before).split(/ ?[-–—] ?| to /i);
  if (more.length > 0 || high === undefined) {
    const amount = parseAmount(unit === null ? text : before, option);
    return { min: amount, max: amount, period: periodOf(unit, option, [amount]) };
  }
  // In "65-75k" both are thousands.
  const isShort = /k$/i.test(high.trim()) && /^\$?\d{1,3}$/.test(low.trim());
  const min = parseAmount(isShort ? `${low}k` : low, option);
  const max = parseAmount(high, option);
  if (!takesRange) {
    throw new UsageError(`--${option} takes one amount, and ${JSON.stringify(text)} is a range.`);
  }
  if (min > max) {
    throw new UsageError(`--${option} is ${JSON.stringify(text)}: write the lower end first.`);
  }
  return { min, max, period: periodOf(unit, option, [min, max]) };
}

/** @throws {UsageError} for a day, a week or a month, with what it is for a year. */
function periodOf(
  unit: Unit | null,
  option: string,
  amounts: readonly number[],
): TypedPay["period"] {
  if (unit === null) return null;
  if (unit === "hour") return "hourly";
  if (unit === "year") return "annual";
  const times = perYear[unit];
  const yearly = amounts.map((amount) => Math.round(amount * times)).join("-");
  const article = unit === "two weeks" ? "" : "a ";
  throw new UsageError(
    `--${option} is pay for ${article}${unit}. Give it for a year, ${times} times that: ${yearly}.`,
  );
}

/** Nobody is paid less for a year, or more for an hour. */
const [leastYearly, mostHourly] = [200, 5_000];

/**
 * What amounts are said to be for, in their words or by `--hourly`; null if nothing says it.
 *
 * @throws {UsageError} if they contradict each other.
 */
export function saidPeriod(
  pays: readonly (TypedPay | null)[],
  isHourlySwitch: boolean,
): TypedPay["period"] {
  const said = new Set(pays.flatMap((pay) => pay?.period ?? []));
  if (isHourlySwitch) said.add("hourly");
  if (said.size > 1) {
    throw new UsageError(
      "Some amounts are for an hour and some for a year: give all for the same.",
    );
  }
  const [period = null] = said;
  return period;
}

/**
 * What amounts are for: an hour if one of them or `--hourly` says so, else a year.
 *
 * @throws {UsageError} if they contradict each other, or cannot be for that.
 */
export function findPeriod(
  pays: readonly TypedPay[],
  isHourlySwitch: boolean,
  option: string,
): "hourly" | "annual" {
  const period = saidPeriod(pays, isHourlySwitch) ?? "annual";
  const least = Math.min(...pays.map(({ min }) => min));
  const most = Math.max(...pays.map(({ max }) => max));
  if (period === "annual" && least < leastYearly) {
    throw new UsageError(
      `--${option}: ${least} is too little for a year. Write ${least}/hr if it is for an hour, or ${least}k if it is in thousands.`,
    );
  }
  if (period === "hourly" && most > mostHourly) {
    throw new UsageError(
      `--${option}: ${most} is too much for an hour. Leave out --hourly and /hr if it is for a year.`,
    );
  }
  return period;
}
