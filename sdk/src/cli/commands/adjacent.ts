import type { AdjacentRole } from "../../generated/models.ts";
import { bases } from "../../generated/values.ts";
import { parseCount, toDollars } from "../amount.ts";
import { type Command, formatOptions, keyOptions } from "../command.ts";
import type { ListColumn } from "../output/table.ts";
import { toSlug } from "../slug.ts";
import { print, printRows, remark, salaryClient } from "../terminal.ts";
import { basisOption, pick } from "./levels.ts";
import { placeName } from "./place.ts";

/** `adjacent ROLE [CITY]` */
export const adjacent: Command = {
  name: "adjacent",
  summary: "Related roles, and what they pay",
  credential: "key",
  operands: [
    { name: "ROLE", description: "a role, such as registered-nurse" },
    { name: "CITY", description: "a city; without one, the nation", optional: true },
  ],
  calls: { path: "/api/v1/intelligence/salaries/adjacent", operands: ["role", "city"] },
  options: {
    count: { value: "N", description: "how many roles at most" },
    basis: basisOption,
    ...formatOptions,
    ...keyOptions,
  },
  examples: ["adjacent registered-nurse tampa", "adjacent software-engineer --count 5 --json"],
  async run(invocation, terminal) {
    const [role = "", city] = invocation.operands.map(toSlug);
    const { count, basis } = invocation.values;
    const { data } = await salaryClient(invocation, terminal).salaries.adjacent(
      {
        role,
        ...(city === undefined ? {} : { city }),
        ...(count === undefined ? {} : { count: parseCount(count, "count") }),
        ...pick("basis", basis, bases),
      },
      { signal: terminal.signal },
    );
    if (invocation.switches.has("json")) {
      print(terminal, JSON.stringify(data, null, 2));
      return;
    }
    printRows(invocation, terminal, data.adjacent, columns);
    const { title, median } = data.role;
    remark(
      terminal,
      `Compared with ${toDollars(median)} for ${title} in ${placeName(data.city)}.${data.summary.shortfall ? ` ${data.summary.shortfall}` : ""}`,
    );
  },
};

const signed = (amount: number) =>
  `${amount < 0 ? "-" : "+"}${toDollars(Math.abs(amount))}`.replace("+$0", "the same");

const columns: readonly ListColumn<AdjacentRole>[] = [
  { name: "slug", heading: "Name in commands", value: ({ role }) => role.slug, whole: true },
  { name: "title", heading: "Role", value: ({ role }) => role.title, spare: true },
  {
    name: "median",
    heading: "Median a year",
    value: ({ median }) => median,
    show: ({ median }) => toDollars(median),
  },
  {
    name: "difference",
    heading: "Difference",
    value: ({ difference }) => difference,
    show: ({ difference }) => signed(difference),
  },
  {
    name: "license",
    heading: "License",
    value: ({ license }) => license,
    show: ({ license }) => license ?? "",
  },
];
