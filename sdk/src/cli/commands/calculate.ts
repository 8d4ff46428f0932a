import type { Calculation } from "../../generated/models.ts";
import { bases, payLevels } from "../../generated/values.ts";
import { toDollars, toPay } from "../amount.ts";
import { type Command, formatOptions, type Invocation, keyOptions } from "../command.ts";
import { UsageError } from "../failures.ts";
import { datesFor } from "../output/dates.ts";
import { plain } from "../output/plain.ts";
import type { Columns } from "../output/table.ts";
import { align, widthOf } from "../output/wrap.ts";
import { toSlug } from "../slug.ts";
import { print, printAsData, salaryClient, styleOf, type Terminal } from "../terminal.ts";
import { calculateFile } from "./calculate-file.ts";
import { basisOption, levelOption, pick, sourceOptions } from "./levels.ts";
import { placeName, placeNote } from "./place.ts";
import { printSources } from "./sources.ts";

/** `calculate ROLE CITY`, or `calculate --file FILE` for many. */
export const calculate: Command = {
  name: "calculate",
  summary: "What a role pays in a city",
  credential: "key",
  operands: [
    {
      ...{ name: "ROLE", optional: true },
      description: 'a role, such as software-engineer or "Software Engineer"',
    },
    {
      ...{ name: "CITY", optional: true },
      description: 'a city, such as austin or "Portland, OR"',
    },
  ],
  calls: { path: "/api/v1/intelligence/salaries/calculate", operands: ["role", "city"] },
  options: {
    file: {
      value: "FILE",
      description: "a table as CSV with the columns role, city, exp, basis; - is standard input",
    },
    exp: levelOption,
    basis: basisOption,
    ...sourceOptions,
    ...formatOptions,
    ...keyOptions,
  },
  examples: [
    "calculate software-engineer austin",
    'calculate "Registered Nurse" "San Francisco, CA" --exp senior --json',
    "calculate --file jobs.csv --csv > pay.csv",
  ],
  async run(invocation, terminal) {
    const { file, exp, basis } = invocation.values;
    const [role, city] = invocation.operands.map(toSlug);
    if (file !== undefined && role === undefined) {
      return calculateFile(file, invocation, terminal);
    }
    if (file !== undefined || role === undefined || city === undefined) {
      const problem =
        role !== undefined && file === undefined
          ? "CITY is missing: a city, such as austin."
          : "Give a role and a city, or --file with a table of them.";
      throw new UsageError(problem, "calculate");
    }
    const { data } = await salaryClient(invocation, terminal).salaries.calculate(
      {
        role,
        city,
        ...pick("exp", exp, payLevels),
        ...pick("basis", basis, bases),
      },
      { signal: terminal.signal },
    );
    show(data, invocation, terminal);
  },
};

const columns: Columns<Calculation> = [
  ["role", ({ role }) => role.slug],
  ["city", ({ city }) => city?.slug ?? null],
  ["state", ({ city }) => city?.state ?? null],
  ["exp", ({ experience }) => experience.level],
  ["low", ({ estimate }) => estimate.low],
  ["median", ({ estimate }) => estimate.median],
  ["high", ({ estimate }) => estimate.high],
  ["confidence_lower", ({ estimate }) => estimate.confidence_lower],
  ["confidence_upper", ({ estimate }) => estimate.confidence_upper],
  ["currency", ({ estimate }) => estimate.currency],
  ["period", ({ estimate }) => estimate.period],
  ["as_of", ({ estimate }) => estimate.as_of],
  ["methodology_version", ({ estimate }) => estimate.methodology_version],
  ["data_point_id", ({ estimate }) => estimate.data_point_id],
];

function show(data: Calculation, invocation: Invocation, terminal: Terminal): void {
  if (printAsData(invocation, terminal, data, columns)) return;
  const { bold } = styleOf(terminal);
  const { written } = datesFor(terminal.env);
  const { role, city, experience, estimate, observed } = data;
  const percent = Math.round(estimate.confidence_level * 100);
  const facts: [string, string][] = [
    ...placeNote(invocation.operands[1], city),
    ["Median", toPay(estimate.median)],
    ["Middle half", `${toDollars(estimate.low)} to ${toDollars(estimate.high)}`],
    [
      "Uncertainty",
      `median between ${toDollars(estimate.confidence_lower)} and ${toDollars(estimate.confidence_upper)} (${percent}% interval)`,
    ],
    ["As of", written(estimate.as_of)],
  ];
  if (estimate.floored_by) {
    const { hourly, jurisdiction } = estimate.floored_by;
    facts.push([
      "Legal minimum",
      `$${hourly.toFixed(2)} an hour in ${jurisdiction}: amounts that come out below it for a full-time year are raised to it`,
    ]);
  }
  if (observed) {
    const { median, occupation_title, area_title, reference_period } = observed;
    facts.push([
      "Published",
      `${toDollars(median)} for ${occupation_title} in ${area_title}, all levels, ${written(reference_period)}`,
    ]);
  }
  const title = `${role.title} in ${placeName(city, invocation.operands[1])}${experience.years === null ? "" : `, ${experience.years} years of experience`}`;
  const lines = align(facts, widthOf(terminal.stdout)).map(plain);
  print(terminal, [bold(plain(title)), "", ...lines].join("\n"));
  printSources(data, invocation, terminal, estimate.data_point_id);
}
