import { experienceInYears } from "#shared/figures/experience-words.ts";
import { difference, Strips } from "#shared/html/charts/strips.tsx";
import type { Markup } from "#shared/html/page.ts";
import { jobWords, peopleIn } from "../subject/job-words.ts";
import { salaryPage } from "../subject/page-url.ts";
import type { Overview } from "./overview.ts";

/** Jobs to which there is a way from this one, with their pay at the same place. */
export function AdjacentRoles({ figure }: { figure: Overview }): Markup | null {
  const { adjacent, bands, city, asked, basis, role } = figure;
  if (adjacent.length === 0) return null;
  return (
    <section aria-labelledby="adjacent">
      <h2 id="adjacent">Where {peopleIn(role.title)} go next</h2>
      <p class="next">
        Jobs that the Department of Labor relates to this one, after {experienceInYears.mid}.
      </p>
      <Strips
        strips={adjacent.map((entry) => ({
          name: entry.role.title,
          path: salaryPage({ role: entry.role.slug, city: city?.slug, basis, place: asked }),
          amount: entry.median,
          difference: difference(entry.median, bands.mid.median),
          note: entry.license ? `Requires ${entry.license}.` : undefined,
        }))}
      />
      <p class="tools">
        <a
          href={`/compare?roleA=${role.slug}&roleB=${adjacent[0]?.role.slug ?? ""}${city ? `&city=${city.slug}` : ""}`}
        >
          Compare {jobWords(role.title)} with another job
        </a>
      </p>
    </section>
  );
}
