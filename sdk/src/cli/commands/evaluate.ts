import type { Evaluation } from "../../generated/models.ts";
import { bases, experienceLevels } from "../../generated/values.ts";
import { parseAmount, toPay } from "../amount.ts";
import { type Command, formatOptions, type Invocation, keyOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { plain } from "../output/plain.ts";
import type { Columns } from "../output/table.ts";
import { align, widthOf, wrap } from "../output/wrap.ts";
import { toSlug } from "../slug.ts";
import { print, printAsData, salaryClient, styleOf, type Terminal } from "../terminal.ts";
import { basisOption, citationOption, levelOption, pick } from "./levels.ts";
import { placeName, placeNote } from "./place.ts";
import { printSources } from "./sources.ts";

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
    amount: { value: "AMOUNT", description: "the offer, such as 150000 or 150k" },
    min: { value: "AMOUNT", description: "the lower end of a range, with --max" },
    max: { value: "AMOUNT", description: "the upper end of a range" },
    hourly: { description: "the amounts are for an hour" },
    exp: levelOption,
    basis: basisOption,
    citation: citationOption,
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
        ...pick("basis", invocation.values.basis, bases),
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
  below: "Below what the role pays there",
  within: "Within what the role pays there",
  above: "Above what the role pays there",
  cannot_tell: "The figures cannot tell",
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
  const hourly = invocation.switches.has("hourly");
  const width = widthOf(terminal.stdout);
  const at =
    percentile.value === null
      ? ""
      : `; about the ${ordinal(Math.round(percentile.value))} percentile`;
  const half: [string, string][] =
    distribution.p25 === null || distribution.p75 === null
      ? []
      : [
          ["Lower quarter up to", toPay(distribution.p25, { hourly })],
          ["Upper quarter from", toPay(distribution.p75, { hourly })],
        ];
  const question = `${toPay(offer.midpoint, { hourly })} for ${role.title} in ${placeName(city)}, ${experience.level} level`;
  print(
    terminal,
    [
      wrap(plain(question), width),
      "",
      `  ${bold(`${verdicts[data.verdict]}${at}`)}`,
      ...align([...placeNote(invocation.operands[1], city), ...half], width).map(plain),
      "",
      ...data.reasons.map((reason) => wrap(plain(`- ${reason}`), width, "  ")),
    ].join("\n"),
  );
  printSources(data, invocation, terminal);
}

function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}
