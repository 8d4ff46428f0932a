import type { Evaluation } from "../../generated/models.ts";
import { bases, payLevels } from "../../generated/values.ts";
import { toDollars, toHourly, toPay } from "../amount.ts";
import { type Command, formatOptions, type Invocation, keyOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { payBar, showsDrawing } from "../output/pay-bar.ts";
import type { Style } from "../output/style.ts";
import type { Columns } from "../output/table.ts";
import { widthOf } from "../output/wrap.ts";
import { toSlug } from "../slug.ts";
import { printAsData, salaryClient, styleOf, type Terminal } from "../terminal.ts";
import { findPeriod, parsePay } from "../typed-pay.ts";
import { printFacts } from "./facts.ts";
import { basisOption, levelOption, pick, sourceOptions } from "./levels.ts";
import { placeName, placeNote } from "./place.ts";

/** `evaluate ROLE [CITY] --amount N` */
export const evaluate: Command = {
  name: "evaluate",
  summary: "Whether an offer is fair",
  credential: "key",
  operands: [
    { name: "ROLE", description: "a role, such as software-engineer" },
    { name: "CITY", description: "a city; without one, the nation", optional: true },
  ],
  calls: {
    path: "/api/v1/intelligence/salaries/evaluate",
    operands: ["role", "city"],
    switches: { "period=hourly": "hourly" },
  },
  options: {
    amount: { value: "AMOUNT", description: "the offer, such as 150k, 38/hr or 65k-75k" },
    min: { value: "AMOUNT", description: "the lower end of a range, with --max" },
    max: { value: "AMOUNT", description: "the upper end of a range" },
    hourly: { description: "the amounts are for an hour" },
    exp: levelOption,
    basis: basisOption,
    ...sourceOptions,
    ...formatOptions,
    ...keyOptions,
  },
  examples: [
    "evaluate software-engineer austin --amount 150k",
    "evaluate registered-nurse --min 38 --max 46 --hourly",
  ],
  async run(invocation, terminal) {
    const [role = "", city] = invocation.operands.map(toSlug);
    const { data } = await salaryClient(invocation, terminal).offers.evaluate(
      {
        role,
        ...(city === undefined ? {} : { city }),
        ...amounts(invocation),
        ...pick("exp", invocation.values.exp, payLevels),
        ...pick("basis", invocation.values.basis, bases),
      },
      { signal: terminal.signal },
    );
    show(data, invocation, terminal);
  },
};

/** @throws {UsageError} unless there is one amount or a range. */
function amounts({ values, switches }: Invocation) {
  const { amount, min, max } = values;
  const range = min !== undefined && max !== undefined;
  if ((amount !== undefined) === range || (!range && (min ?? max) !== undefined)) {
    throw new UsageError("Give --amount, or --min and --max together.", "evaluate");
  }
  const pays =
    amount !== undefined
      ? [parsePay(amount, "amount", { takesRange: true })]
      : [parsePay(min ?? "", "min"), parsePay(max ?? "", "max")];
  const period = findPeriod(pays, switches.has("hourly"), amount === undefined ? "min" : "amount");
  const [low, high] = [pays[0]?.min ?? 0, pays.at(-1)?.max ?? 0];
  return {
    ...(amount !== undefined && low === high ? { amount: low } : { min: low, max: high }),
    ...(period === "hourly" ? { period } : {}),
  };
}

const columns: Columns<Evaluation> = [
  ["role", ({ role }) => role.slug],
  ["city", ({ city }) => city?.slug],
  ["exp", ({ experience }) => experience.level],
  ["midpoint", ({ offer }) => offer.midpoint],
  ["verdict", ({ verdict }) => verdict],
  ["percentile", ({ percentile }) => percentile.value],
  ["median", ({ estimate }) => estimate.median],
  ["p25", ({ distribution }) => distribution.p25],
  ["p75", ({ distribution }) => distribution.p75],
  ["data_point_id", ({ estimate }) => estimate.data_point_id],
];

function show(data: Evaluation, invocation: Invocation, terminal: Terminal): void {
  if (printAsData(invocation, terminal, data, columns)) return;
  const { role, city, experience, offer, percentile, distribution, below_minimum } = data;
  const hourly = amounts(invocation).period === "hourly";
  const asked =
    offer.min === offer.max ? toPay(offer.midpoint, { hourly }) : rangeOf(offer, hourly);
  const half =
    distribution.p25 === null || distribution.p75 === null
      ? []
      : [
          ["Lower quarter", `up to ${toPay(distribution.p25, { hourly })}`] as const,
          ["Typical", toPay(distribution.p50, { hourly })] as const,
          ["Upper quarter", `from ${toPay(distribution.p75, { hourly })}`] as const,
        ];
  // Pay that no employer may offer has no place among others, and of a range only the middle has one.
  const isPlaced = !below_minimum && offer.min === offer.max;
  const at =
    percentile.value === null || !isPlaced
      ? []
      : [["Percentile", describePercentile(percentile)] as const];
  printFacts(
    {
      title: `${asked} for ${role.title} in ${placeName(city, invocation.operands[1])}${experience.years === null ? "" : `, ${experience.years} years of experience`}`,
      answer: data.headline,
      drawing: emphasize(
        payBar(distribution, offer, {
          width: widthOf(terminal.stdout),
          unicode: showsDrawing(terminal.env),
          ...(hourly ? { show: (pay: number) => toHourly(pay) } : {}),
        }),
        styleOf(terminal),
      ),
      rows: [...placeNote(invocation.operands[1], city), ...half, ...at],
      points: data.reasons,
      source: data,
      dataPointId: data.estimate.data_point_id,
    },
    invocation,
    terminal,
  );
}

/** The offer stands out from the scale. */
function emphasize(lines: readonly string[], { bold, dim }: Style): string[] {
  return lines.map((line, at) => (at === 0 ? dim(line) : at === 1 ? line : bold(line)));
}

function rangeOf({ min, max }: { min: number; max: number }, hourly: boolean): string {
  return hourly
    ? `${toHourly(min)} to ${toHourly(max)} an hour`
    : `${toDollars(min)} to ${toDollars(max)} a year`;
}

function describePercentile({ value, lower, upper }: Evaluation["percentile"]): string {
  const about = `about the ${ordinal(Math.round(value ?? 0))}`;
  if (lower === null || upper === null) return about;
  return `${about}, between the ${ordinal(Math.round(lower))} and the ${ordinal(Math.round(upper))}`;
}

function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}
