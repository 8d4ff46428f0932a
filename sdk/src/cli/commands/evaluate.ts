import type { Evaluation } from "../../generated/models.ts";
import { experienceLevels } from "../../generated/values.ts";
import { parseAmount, toDollars } from "../amount.ts";
import { type Command, formatOptions, type Invocation, keyOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { plain } from "../output/plain.ts";
import type { Columns } from "../output/table.ts";
import { toSlug } from "../slug.ts";
import { print, printAsData, salaryClient, styleOf, type Terminal } from "../terminal.ts";
import { levelOption, pick } from "./levels.ts";

/** `evaluate ROLE [CITY] --amount N` */
export const evaluate: Command = {
  name: "evaluate",
  summary: "Whether an offer is fair",
  credential: "key",
  operands: [
    { name: "ROLE", description: "a role, such as software-engineer" },
    { name: "CITY", description: "a city; without one, the nation", optional: true },
  ],
  options: {
    amount: { value: "AMOUNT", description: "the offer, such as 150000 or 150k" },
    min: { value: "AMOUNT", description: "the lower end of a range, with --max" },
    max: { value: "AMOUNT", description: "the upper end of a range" },
    hourly: { description: "the amounts are for an hour" },
    exp: levelOption,
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
        ...(invocation.switches.has("hourly") ? { period: "hourly" as const } : {}),
        ...pick("exp", invocation.values.exp, experienceLevels),
      },
      { signal: terminal.signal },
    );
    show(data, invocation, terminal);
  },
};

/** @throws {UsageError} unless there is one amount or a range. */
function amounts({ values }: Invocation): { amount?: number; min?: number; max?: number } {
  const { amount, min, max } = values;
  const range = min !== undefined && max !== undefined;
  if ((amount !== undefined) === range || (!range && (min ?? max) !== undefined)) {
    throw new UsageError("Give --amount, or --min and --max together.", "evaluate");
  }
  if (amount !== undefined) return { amount: parseAmount(amount, "amount") };
  return { min: parseAmount(min ?? "", "min"), max: parseAmount(max ?? "", "max") };
}

const verdicts: Readonly<Record<Evaluation["verdict"], string>> = {
  below: "below what the role pays there",
  within: "within what the role pays there",
  above: "above what the role pays there",
  cannot_tell: "the figures cannot tell",
};

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
  const { bold } = styleOf(terminal);
  const { role, city, experience, offer, percentile, distribution } = data;
  const place = city ? `in ${city.name}, ${city.state}` : "in the United States";
  const at =
    percentile.value === null ? "" : `, at the ${ordinal(Math.round(percentile.value))} percentile`;
  print(
    terminal,
    [
      plain(
        `${toDollars(offer.midpoint)} a year for ${role.title} ${place}, ${experience.level} level:`,
      ),
      `  ${bold(verdicts[data.verdict])}${at}`,
      `  half of them earn ${toDollars(distribution.p25)} to ${toDollars(distribution.p75)}`,
      "",
      ...data.reasons.map((reason) => plain(`- ${reason}`)),
    ].join("\n"),
  );
}

function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}
