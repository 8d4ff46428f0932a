import type { Skills } from "../build-skills.ts";
import type { ListedRows } from "./list-rows.ts";
import { snakeCase } from "./snake-case.ts";

/** Rows of the files about skills and hiring. */
export function listSkillRows(skills: Skills): [string, ListedRows][] {
  const { premiums, answers, occupations, languages, hires } = skills;
  return [
    [
      "skills.csv",
      {
        rows: [...premiums.map(({ onet: _, ...premium }) => premium), ...answers].map((premium) =>
          snakeCase({ ...premium }),
        ),
        keyColumns: 1,
      },
    ],
    [
      "skill_occupations.csv",
      { rows: occupations.map((own) => snakeCase({ ...own })), keyColumns: 2 },
    ],
    ["language_use.csv", { rows: languages.map((own) => snakeCase({ ...own })), keyColumns: 3 }],
    ["hires.csv", { rows: hires.map((own) => snakeCase({ ...own })), keyColumns: 2 }],
  ];
}
