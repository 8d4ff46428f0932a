import type { ListedRole, RoleFamily } from "../../catalog/role-families.ts";
import { dollars, grouped } from "../../core/format.ts";
import { salaryPage } from "../../salaries/page-url.ts";
import { Choices } from "../components/choices.tsx";
import type { Markup, Page } from "../page.ts";

export const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export interface RolesFilter {
  /** What was searched for, as typed. */
  q: string;
  family: string;
  letter: string;
}

const assets = { kind: "wide" } as const;

/** All roles by family, with the most common of each. */
export function rolesPage(families: readonly RoleFamily[], total: number): Page {
  return {
    ...assets,
    title: "What jobs pay",
    description: `Pay of ${grouped(total)} jobs in the United States, by family, by letter or by name.`,
    canonical: "/roles",
    body: (
      <>
        <h1>What jobs pay</h1>
        <p class="lead">
          {grouped(total)} jobs with their national medians at mid level, in dollars a year.
        </p>
        <Search q="" />
        <Letters current="" />
        <div class="families">
          {families.map(({ code, title, size, common }) => (
            <section class="card" aria-labelledby={`family-${code}`}>
              <h2 id={`family-${code}`}>
                <a href={`/roles?family=${code}`}>{title}</a>
              </h2>
              <p class="note">{grouped(size)} roles</p>
              <RoleList roles={common} />
            </section>
          ))}
        </div>
      </>
    ),
  };
}

/** The roles that a filter finds. */
export function filteredRolesPage(
  { q, family, letter }: RolesFilter,
  { roles, heading }: { roles: readonly ListedRole[]; heading: string },
): Page {
  const query =
    family !== "" ? `?family=${family}` : letter !== "" ? `?letter=${letter}` : undefined;
  return {
    ...assets,
    title: heading,
    description: `${heading}: national median pay, with a page for every role.`,
    ...(query === undefined ? { unlisted: true } : { canonical: `/roles${query}` }),
    body: (
      <>
        <h1>{heading}</h1>
        <Search q={q} />
        <Letters current={letter} />
        {roles.length === 0 ? (
          <p class="lead">
            No role matches. <a href="/roles">All roles by family</a>
          </p>
        ) : (
          <section aria-label={heading}>
            <p class="note">National median at mid level, USD a year.</p>
            <RoleList roles={roles} />
          </section>
        )}
      </>
    ),
  };
}

function Search({ q }: { q: string }): Markup {
  return (
    <form class="lookup search" action="/roles" method="get">
      <div class="field">
        <label for="q">Search for a job</label>
        <input id="q" name="q" type="search" value={q} maxlength={100} required />
      </div>
      <button type="submit">Search</button>
    </form>
  );
}

function Letters({ current }: { current: string }): Markup {
  return (
    <div class="letters">
      <Choices
        label="By letter"
        choices={letters.map((letter) => ({
          name: letter,
          path: `/roles?letter=${letter}`,
          isCurrent: letter === current,
        }))}
      />
    </div>
  );
}

function RoleList({ roles }: { roles: readonly ListedRole[] }): Markup {
  return (
    <ul class="pay-list">
      {roles.map(({ slug, title, nationalMedian }) => (
        <li>
          <a href={salaryPage({ role: slug })}>{title}</a> <span>{dollars(nationalMedian)}</span>
        </li>
      ))}
    </ul>
  );
}
