import type { Comparison } from "../../generated/models.ts";
import { bases } from "../../generated/values.ts";
import { toDollars, toPay } from "../amount.ts";
import { type Command, formatOptions, type Invocation, keyOptions } from "../command.ts";
import { plain } from "../output/plain.ts";
import type { Columns } from "../output/table.ts";
import { align, widthOf } from "../output/wrap.ts";
import { toSlug } from "../slug.ts";
import { print, printAsData, salaryClient, styleOf, type Terminal } from "../terminal.ts";
import { basisOption, pick, sourceOptions } from "./levels.ts";
import { placeName, placeNote } from "./place.ts";
import { printSources } from "./sources.ts";

/** `compare ROLE_A ROLE_B [CITY]` */
export const compare: Command = {
  name: "compare",
  summary: "Which of two roles pays more",
  credential: "key",
  operands: [
    { name: "ROLE_A", description: "a role, such as software-engineer" },
    { name: "ROLE_B", description: "another role" },
    { name: "CITY", description: "a city; without one, the nation", optional: true },
  ],
  calls: {
    path: "/api/v1/intelligence/salaries/compare",
    operands: ["roleA", "roleB", "city"],
  },
  options: { basis: basisOption, ...sourceOptions, ...formatOptions, ...keyOptions },
  examples: [
    "compare software-engineer data-scientist",
    'compare "Registered Nurse" "Dental Hygienist" tampa --json',
  ],
  async run(invocation, terminal) {
    const [roleA = "", roleB = "", city] = invocation.operands.map(toSlug);
    const { data } = await salaryClient(invocation, terminal).salaries.compare(
      {
        roleA,
        roleB,
        ...(city === undefined ? {} : { city }),
        ...pick("basis", invocation.values.basis, bases),
      },
      { signal: terminal.signal },
    );
    show(data, invocation, terminal);
  },
};

const columns: Columns<Comparison> = [
  ["role_a", ({ primary }) => primary.role.slug],
  ["role_b", ({ secondary }) => secondary.role.slug],
  ["city", ({ city }) => city?.slug],
  ["median_a", ({ primary }) => primary.estimate.median],
  ["median_b", ({ secondary }) => secondary.estimate.median],
  ["median_delta", ({ delta }) => delta.median_delta],
  ["local_median_delta", ({ local }) => local.delta.median_delta],
  ["price_parity_median_delta", ({ price_parity }) => price_parity.delta.median_delta],
  ["data_point_id_a", ({ primary }) => primary.estimate.data_point_id],
  ["data_point_id_b", ({ secondary }) => secondary.estimate.data_point_id],
];

function show(data: Comparison, invocation: Invocation, terminal: Terminal): void {
  if (printAsData(invocation, terminal, data, columns)) return;
  const { bold } = styleOf(terminal);
  const { primary, secondary, city } = data;
  const facts: [string, string][] = [
    ...placeNote(invocation.operands[2], city),
    ...[primary, secondary].map(({ role, estimate }): [string, string] => [
      role.title,
      toPay(estimate.median),
    ]),
  ];
  // Without a city both bases are the nation's pay.
  const results: [string, string][] = city
    ? [
        ["By what is paid there", describe(data, "local")],
        ["By the prices there", describe(data, "price_parity")],
      ]
    : [["In the nation", describe(data, "local")]];
  // The figures above are in the basis that was asked for.
  if (invocation.values.basis === "price_parity") results.reverse();
  const title = `${primary.role.title} and ${secondary.role.title} in ${placeName(city, invocation.operands[2])}`;
  const width = widthOf(terminal.stdout);
  print(
    terminal,
    [
      bold(plain(title)),
      "",
      ...align(facts, width).map(plain),
      "",
      ...align(results, width).map(plain),
    ].join("\n"),
  );
  printSources(data, invocation, terminal, primary.estimate.data_point_id);
}

/** Says which role is paid more in a basis, and how much. */
function describe(data: Comparison, basis: "local" | "price_parity"): string {
  const { delta, primary, secondary } = data[basis];
  const difference = delta.median_delta;
  const { title } = (difference > 0 ? data.primary : data.secondary).role;
  if (difference === 0) return "both the same";
  // "More" is more than the other one has, whichever was named first.
  const other = Math.min(primary.median, secondary.median);
  const share = `${((Math.abs(difference) / other) * 100).toFixed(1)}%`;
  return `${title} ${toDollars(Math.abs(difference))} (${share}) more`;
}
