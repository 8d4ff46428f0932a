import type { EmployerCost } from "../../generated/models.ts";
import { bases } from "../../generated/values.ts";
import { toDollars } from "../amount.ts";
import { type Command, formatOptions, keyOptions } from "../command.ts";
import type { Columns } from "../output/table.ts";
import { toSlug } from "../slug.ts";
import { printAsData, salaryClient } from "../terminal.ts";
import { printFacts } from "./facts.ts";
import { basisOption, pick, sourceOptions } from "./levels.ts";
import { placeName, placeNote } from "./place.ts";

const sizes = ["startup", "midmarket", "enterprise"] as const;

/** `employer-cost ROLE [CITY]` */
export const employerCost: Command = {
  name: "employer-cost",
  summary: "What an employer pays in all",
  credential: "key",
  operands: [
    { name: "ROLE", description: "a role, such as software-engineer" },
    { name: "CITY", description: "a city; without one, the nation", optional: true },
  ],
  calls: { path: "/api/v1/intelligence/salaries/employer-cost", operands: ["role", "city"] },
  options: {
    size: { value: "SIZE", choices: sizes, description: "of the employer" },
    basis: basisOption,
    ...sourceOptions,
    ...formatOptions,
    ...keyOptions,
  },
  examples: ["employer-cost software-engineer austin --size startup"],
  async run(invocation, terminal) {
    const [role = "", city] = invocation.operands.map(toSlug);
    const { data } = await salaryClient(invocation, terminal).salaries.employerCost(
      {
        role,
        ...(city === undefined ? {} : { city }),
        ...pick("size", invocation.values.size, sizes),
        ...pick("basis", invocation.values.basis, bases),
      },
      { signal: terminal.signal },
    );
    if (printAsData(invocation, terminal, data, columns)) return;
    printFacts(
      {
        title: `${data.role.title} in ${placeName(data.city)}`,
        answer: data.summary,
        rows: [
          ...placeNote(invocation.operands[1], data.city),
          ...Object.entries(data.breakdown).map(
            ([name, amount]) =>
              [inWords(name), amount === null ? "not known" : toDollars(amount)] as const,
          ),
          ["In all", `${toDollars(data.estimate.median)} a year`],
        ],
        source: data,
        dataPointId: data.estimate.data_point_id,
      },
      invocation,
      terminal,
    );
  },
};

/** `payroll_tax` is `Payroll tax`. */
function inWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const columns: Columns<EmployerCost> = [
  ["role", ({ role }) => role.slug],
  ["city", ({ city }) => city?.slug],
  ["company_size", ({ company_size }) => company_size],
  ["base_salary", ({ base_salary }) => base_salary],
  ["total", ({ estimate }) => estimate.median],
  ["cost_multiplier", ({ cost_multiplier }) => cost_multiplier],
  ["data_point_id", ({ estimate }) => estimate.data_point_id],
];
