import type { WageLevel, WageLevelsOfRole } from "../../generated/models.ts";
import { toDollars, toPay } from "../amount.ts";
import { type Command, formatOptions, keyOptions } from "../command.ts";
import type { Columns } from "../output/table.ts";
import { toSlug } from "../slug.ts";
import { printRowsAsData, salaryClient } from "../terminal.ts";
import { printFacts } from "./facts.ts";
import { sourceOptions } from "./levels.ts";
import { placeName, placeNote } from "./place.ts";

/** `wage-levels ROLE CITY` */
export const wageLevels: Command = {
  name: "wage-levels",
  summary: "What a work visa asks to be paid",
  credential: "key",
  operands: [
    { name: "ROLE", description: "a role, such as software-engineer" },
    { name: "CITY", description: 'a city, such as austin or "Portland, OR"' },
  ],
  calls: { path: "/api/v1/intelligence/salaries/wage-levels", operands: ["role", "city"] },
  options: { ...sourceOptions, ...formatOptions, ...keyOptions },
  examples: ["wage-levels software-engineer austin"],
  async run(invocation, terminal) {
    const [role = "", city = ""] = invocation.operands.map(toSlug);
    const { data } = await salaryClient(invocation, terminal).salaries.wageLevels(
      { role, city },
      { signal: terminal.signal },
    );
    const levels = recordsOf(data);
    if (printRowsAsData(invocation, terminal, data, levels, columns)) return;
    printFacts(
      {
        title: `Prevailing wages for work visas: ${data.occupation.title} in ${data.area.title}`,
        answer: answerOf(data),
        rows: [
          ...placeNote(invocation.operands[1], data.city),
          ...levels.map(
            ({ level, annual, hourly }) =>
              [
                `Level ${level}`,
                hourly === null ? `${toDollars(annual)} a year` : toPay(annual),
              ] as const,
          ),
        ],
        points: levels.length > 0 ? data.assumptions : [],
        source: data,
        dataPointId: levels[0]?.data_point_id,
      },
      invocation,
      terminal,
    );
  },
};

function recordsOf({ levels }: WageLevelsOfRole): readonly WageLevel[] {
  return levels.status === "ok" ? levels.records : [];
}

function answerOf({ levels, role, city, wage_year }: WageLevelsOfRole): string {
  if (levels.status !== "ok") return levels.reason;
  const ended = wage_year?.ended ? " That wage year is over, and newer levels are in force." : "";
  return `For ${role.title} in ${placeName(city)}, for the wage year ${levels.records[0]?.wage_year}.${ended}`;
}

const columns: Columns<WageLevel> = [
  ["level", ({ level }) => level],
  ["hourly", ({ hourly }) => hourly],
  ["annual", ({ annual }) => annual],
  ["wage_year", ({ wage_year }) => wage_year],
  ["data_point_id", ({ data_point_id }) => data_point_id],
];
