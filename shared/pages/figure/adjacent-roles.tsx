import type { AdjacentEntry } from "../../contracts/responses/adjacent.ts";
import { dollars } from "../../core/format.ts";
import type { Overview } from "../../salaries/overview.ts";
import { salaryPage } from "../../salaries/page-url.ts";
import type { Markup } from "../page.ts";
import { whereName } from "./subject-name.ts";

/** Roles to which there is a way from this one, with their pay at the same place. */
export function AdjacentRoles({ figure }: { figure: Overview }): Markup | null {
  const { adjacent, city, basis, role } = figure;
  if (adjacent.length === 0) return null;
  return (
    <section class="later" aria-labelledby="adjacent">
      <h2 id="adjacent">Related roles in {whereName(figure)}, mid level</h2>
      <ul class="cards">
        {adjacent.map((entry) => (
          <li class="card">
            <a href={salaryPage({ role: entry.role.slug, city: city?.slug, basis })}>
              {entry.role.title}
            </a>
            <strong>{dollars(entry.median)}</strong>
            <span class={`difference ${entry.direction}`}>{differenceOf(entry)}</span>
            {entry.license && <span class="note">Requires {entry.license}.</span>}
          </li>
        ))}
      </ul>
      <p class="note">
        O*NET, of the U.S. Department of Labor, relates their occupations to that of {role.title}.
      </p>
    </section>
  );
}

function differenceOf({ difference, difference_percent: share }: AdjacentEntry): string {
  if (difference === 0) return "the same";
  const size = `${dollars(Math.abs(difference))} (${Math.abs(share).toFixed(0)}%)`;
  return difference > 0 ? `${size} more` : `${size} less`;
}
