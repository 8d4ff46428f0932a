import type { Calculation } from "../../generated/models.ts";
import { bases, experienceLevels } from "../../generated/values.ts";
import { toDollars } from "../amount.ts";
import { type Command, formatOptions, type Invocation, keyOptions } from "../command.ts";
import { plain } from "../output/plain.ts";
import type { Columns } from "../output/table.ts";
import { toSlug } from "../slug.ts";
import { print, printAsData, salaryClient, styleOf, type Terminal } from "../terminal.ts";
import { levelOption, pick } from "./levels.ts";

/** `calculate ROLE CITY` */
export const calculate: Command = {
  name: "calculate",
  summary: "What a role pays in a city",
  credential: "key",
  operands: [
    { name: "ROLE", description: 'a role, such as software-engineer or "Software Engineer"' },
    { name: "CITY", description: 'a city, such as austin or "Portland, OR"' },
  ],
  options: {
    exp: levelOption,
    basis: {
      value: "BASIS",
      choices: bases,
      description: "what the national figure is multiplied by",
    },
    ...formatOptions,
    ...keyOptions,
  },
  examples: [
    "calculate software-engineer austin",
    'calculate "Registered Nurse" "San Francisco, CA" --exp senior --json',
  ],
  async run(invocation, terminal) {
    const [role = "", city = ""] = invocation.operands.map(toSlug);
    const { exp, basis } = invocation.values;
    const { data } = await salaryClient(invocation, terminal).salaries.calculate(
      {
        role,
        city,
        ...pick("exp", exp, experienceLevels),
        ...pick("basis", basis, bases),
      },
      { signal: terminal.signal },
    );
    show(data, invocation, terminal);
  },
};

const columns: Columns<Calculation> = [
  ["role", ({ role }) => role.slug],
  ["city", ({ city }) => city.slug],
  ["state", ({ city }) => city.state],
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
  const { bold, dim } = styleOf(terminal);
  const { role, city, experience, estimate, observed } = data;
  const percent = Math.round(estimate.confidence_level * 100);
  const lines = [
    bold(
      plain(
        `${role.title} in ${city.name}, ${city.state}, ${experience.level} level (${experience.years} years)`,
      ),
    ),
    "",
    `  median       ${bold(toDollars(estimate.median))} a year`,
    `  quartiles    ${toDollars(estimate.low)} to ${toDollars(estimate.high)}`,
    `  ${percent}% interval ${toDollars(estimate.confidence_lower)} to ${toDollars(estimate.confidence_upper)}`,
    ...(observed
      ? [
          plain(
            `  published    ${toDollars(observed.median)}, ${observed.occupation_title}, ${observed.area_title} (${observed.reference_period})`,
          ),
        ]
      : []),
    "",
    plain(data.citation),
    dim(plain(data.page_url)),
  ];
  print(terminal, lines.join("\n"));
}
