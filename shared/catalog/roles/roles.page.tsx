import { grouped } from "#shared/core/format.ts";
import { highestOf, type PaidName, PayStrips } from "#shared/html/charts/strips.tsx";
import { CatalogSearch } from "#shared/html/components/choices.tsx";
import type { Page } from "#shared/html/page.ts";
import { salaryPage } from "#shared/salaries/subject/page-url.ts";
import type { ListedRole, RoleFamily } from "../role-families.ts";

const catalog = { path: "/roles", label: "Search for a job" };

interface RolesFilter {
  /** The typed search. */
  q: string;
  family: string;
  letter: string;
}

const assets = { kind: "wide" } as const;

/** All jobs by field, with the most common of each. */
export function rolesPage(families: readonly RoleFamily[], total: number): Page {
  const top = highestOf(rowsOf(families.flatMap(({ common }) => common)));
  return {
    ...assets,
    title: "What jobs pay",
    description: `Pay of ${grouped(total)} jobs in the United States, by field, by letter or by name.`,
    canonical: "/roles",
    body: (
      <>
        <h1>What jobs pay</h1>
        <p class="lead">
          {grouped(total)} jobs. {typicalPay} Open a job to see its pay in your city.
        </p>
        <CatalogSearch {...catalog} />
        <div class="families">
          {families.map(({ code, title, size, common }) => (
            <section aria-labelledby={`family-${code}`}>
              <h2 id={`family-${code}`}>
                <a href={`/roles?family=${code}`}>{fieldName(title)}</a>
              </h2>
              <p class="note">
                {size > common.length ? `The most common of ${grouped(size)} jobs` : "All jobs"}
              </p>
              <PayStrips rows={rowsOf(common)} top={top} />
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
    description: `${heading}: what they pay in the United States, with a page for every job.`,
    ...(query === undefined ? { unlisted: true } : { canonical: `/roles${query}` }),
    body: (
      <>
        <h1>{heading}</h1>
        <CatalogSearch {...catalog} q={q} letter={letter} />
        {roles.length === 0 ? (
          <p class="lead">
            No job has these words in its name. <a href="/roles">All jobs by field</a>
          </p>
        ) : (
          <section class="long-list" aria-label={heading}>
            <p class="note">{typicalPay}</p>
            <PayStrips rows={rowsOf(roles)} />
          </section>
        )}
      </>
    ),
  };
}

/** The survey's "Legal Occupations" as people say it. */
export function fieldName(title: string): string {
  return title.replace(/ Occupations$/, "");
}

/** What the amounts are. */
const typicalPay =
  "The amount is what is typical in the United States for everyone in the job, whatever their experience, for a year.";

function rowsOf(roles: readonly ListedRole[]): PaidName[] {
  return roles.map(({ slug, title, nationalMedian }) => ({
    ...{ name: title, path: salaryPage({ role: slug }), amount: nationalMedian },
  }));
}
