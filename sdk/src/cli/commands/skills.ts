import type { CatalogSkill, RoleSkill } from "../../generated/models.ts";
import { bases } from "../../generated/values.ts";
import { toDollars } from "../amount.ts";
import { type Command, formatOptions, keyOptions } from "../command.ts";
import { plain } from "../output/plain.ts";
import type { ListColumn } from "../output/table.ts";
import { widthOf, wrap } from "../output/wrap.ts";
import { toSlug } from "../slug.ts";
import { print, printRows, remark, salaryClient } from "../terminal.ts";
import { basisOption, pick } from "./levels.ts";

/** `skills [ROLE] [CITY]` */
export const skills: Command = {
  name: "skills",
  summary: "What skills add to pay",
  credential: "key",
  operands: [
    { name: "ROLE", description: "a role; without one, all skills", optional: true },
    { name: "CITY", description: "a city; without one, the nation", optional: true },
  ],
  calls: { path: "/api/v1/intelligence/salaries/skills", operands: ["role", "city"] },
  options: { basis: basisOption, ...formatOptions, ...keyOptions },
  examples: ["skills software-engineer austin", "skills --csv"],
  async run(invocation, terminal) {
    const [role, city] = invocation.operands.map(toSlug);
    const { data } = await salaryClient(invocation, terminal).salaries.skills(
      {
        ...(role === undefined ? {} : { role }),
        ...(city === undefined ? {} : { city }),
        ...pick("basis", invocation.values.basis, bases),
      },
      { signal: terminal.signal },
    );
    if (invocation.switches.has("json")) {
      print(terminal, JSON.stringify(data, null, 2));
      return;
    }
    if (data.mode === "catalog") printRows(invocation, terminal, data.skills, catalogColumns);
    else if (data.skills.length > 0) printRows(invocation, terminal, data.skills, roleColumns);
    else if (invocation.switches.has("csv")) printRows(invocation, terminal, [], roleColumns);
    else {
      const tools = data.tools.slice(0, 12).join(", ");
      const title = data.role.title;
      const text = tools
        ? `No public source says what a skill adds to the pay of ${title}. Tools of the occupation: ${tools}.`
        : `No public source says what a skill adds to the pay of ${title}.`;
      print(terminal, wrap(plain(text), widthOf(terminal.stdout)));
      return;
    }
    remark(terminal, wrap(plain(data.methodology_note), widthOf(terminal.stderr)));
  },
};

const percent = ({ premium }: { premium: number }) =>
  `${premium < 0 ? "" : "+"}${(100 * premium).toFixed(1)}%`;
const interval = ({ confidence }: Pick<RoleSkill, "confidence">) =>
  `${(100 * confidence.lower).toFixed(1)}% to ${(100 * confidence.upper).toFixed(1)}%`;

const common = [
  { name: "skill", heading: "Skill", value: ({ skill }: CatalogSkill | RoleSkill) => skill },
  {
    name: "premium",
    heading: "Adds",
    value: ({ premium }: CatalogSkill | RoleSkill) => premium,
    show: percent,
  },
  {
    name: "confidence",
    heading: "Likely between",
    value: interval,
    spare: true,
  },
] as const;

const catalogColumns: readonly ListColumn<CatalogSkill>[] = common;
const roleColumns: readonly ListColumn<RoleSkill>[] = [
  ...common,
  {
    name: "increase",
    heading: "A year",
    value: ({ increase }) => increase,
    show: ({ increase }) => toDollars(increase),
  },
];
