import type { QuarterEstimate, SalaryHistory } from "../../generated/models.ts";
import { bases } from "../../generated/values.ts";
import { toDollars, toPay } from "../amount.ts";
import { type Command, formatOptions, keyOptions } from "../command.ts";
import { withoutPlan } from "../failures.ts";
import { datesFor } from "../output/dates.ts";
import { showsDrawing } from "../output/pay-bar.ts";
import type { Columns } from "../output/table.ts";
import { toSlug } from "../slug.ts";
import { printRowsAsData, salaryClient } from "../terminal.ts";
import { printFacts } from "./facts.ts";
import { basisOption, pick, sourceOptions } from "./levels.ts";
import { placeName, placeNote } from "./place.ts";

/** `history ROLE [CITY]` */
export const history: Command = {
  name: "history",
  summary: "How the pay of a role has changed",
  credential: "key",
  operands: [
    { name: "ROLE", description: "a role, such as registered-nurse" },
    { name: "CITY", description: "a city; without one, the nation", optional: true },
  ],
  calls: { path: "/api/v1/intelligence/salaries/history", operands: ["role", "city"] },
  options: { basis: basisOption, ...sourceOptions, ...formatOptions, ...keyOptions },
  examples: ["history registered-nurse", 'history "Software Engineer" austin --csv'],
  async run(invocation, terminal) {
    const [role = "", city] = invocation.operands.map(toSlug);
    const { data } = await salaryClient(invocation, terminal).salaries.history(
      {
        role,
        ...(city === undefined ? {} : { city }),
        ...pick("basis", invocation.values.basis, bases),
      },
      { signal: terminal.signal },
    );
    if (printRowsAsData(invocation, terminal, data, data.snapshots, columns)) return;
    const { written } = datesFor(terminal.env);
    const last = data.snapshots.at(-1);
    printFacts(
      {
        title: `${data.role.title} in ${placeName(data.city)}, by quarter`,
        answer: describeChange(data),
        drawing: data.snapshots.map((one) => line(one, data.snapshots, showsDrawing(terminal.env))),
        rows: [
          ...placeNote(invocation.operands[1], data.city),
          ...(last
            ? [["Now", `${toPay(last.median)}, as of ${written(last.as_of)}`] as const]
            : []),
        ],
        points: data.tier_notice ? [data.tier_notice.message, withoutPlan] : [],
        source: data,
        dataPointId: last?.data_point_id,
      },
      invocation,
      terminal,
    );
  },
};

const columns: Columns<QuarterEstimate> = [
  ["quarter", ({ quarter }) => quarter],
  ["low", ({ low }) => low],
  ["median", ({ median }) => median],
  ["high", ({ high }) => high],
  ["confidence_lower", ({ confidence_lower }) => confidence_lower],
  ["confidence_upper", ({ confidence_upper }) => confidence_upper],
  ["as_of", ({ as_of }) => as_of],
  ["methodology_version", ({ methodology_version }) => methodology_version],
  ["data_point_id", ({ data_point_id }) => data_point_id],
];

function describeChange({ change, snapshots }: SalaryHistory): string {
  const [first] = snapshots;
  if (!change || !first) return "There is no earlier quarter to compare with.";
  const { median_delta: difference, median_pct: percent } = change;
  if (difference === 0) return `As much as in ${first.quarter}.`;
  const way = difference > 0 ? "more" : "less";
  return `${toDollars(Math.abs(difference))} (${Math.abs(percent).toFixed(1)}%) ${way} than in ${first.quarter}.`;
}

const barColumns = 32;

/** `Q1 2023  ███████  $186,002`; bars begin at zero, so that they do not exaggerate. */
function line(one: QuarterEstimate, all: readonly QuarterEstimate[], unicode: boolean): string {
  const most = Math.max(...all.map(({ median }) => median));
  const filled = Math.round((one.median / most) * barColumns);
  const bar = (unicode ? "█" : "=").repeat(filled).padEnd(barColumns);
  return `  ${one.quarter}  ${bar}  ${toDollars(one.median)}`;
}
