import { type Basis, type ExperienceLevel, experienceLevels } from "../../contracts/common.ts";
import { experience } from "../../salaries/figures/experience.ts";
import { levelName } from "../charts/levels.tsx";
import type { Markup } from "../page.ts";
import { NameField } from "./name-field.tsx";

/** What {@link LookupForm} needs of the page that shows it. */
export const lookupAssets = { modules: ["lookup.js"] } as const;

export interface LookupValues {
  role: string;
  city: string;
  exp: ExperienceLevel;
  basis: Basis;
}

/**
 * Asks for a role, a city and a level, and leads to the page of the figure. The fields take the
 * words that people type; `lookup.js` completes them.
 */
export function LookupForm({ values }: { values: LookupValues }): Markup {
  const { role, city, exp, basis } = values;
  return (
    <form class="lookup" action="/salaries" method="get">
      <NameField kind="role" name="role" label="Job" value={role} required />
      <NameField kind="city" name="city" label="City" value={city} />
      <LevelField value={exp} />
      {basis === "price_parity" && <input type="hidden" name="basis" value={basis} />}
      <button type="submit">Look it up</button>
    </form>
  );
}

/** The level of experience as a choice. */
export function LevelField({ value }: { value: ExperienceLevel }): Markup {
  return (
    <div class="field">
      <label for="exp">Experience</label>
      <select id="exp" name="exp">
        {experienceLevels.map((level) => (
          <option value={level} selected={level === value}>
            {`${levelName(level)}, ${experience[level].years} years`}
          </option>
        ))}
      </select>
    </div>
  );
}
