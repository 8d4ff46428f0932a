import { experienceLevels } from "../../contracts/common.ts";
import { dollars } from "../../core/format.ts";
import { experience } from "../../salaries/figures/experience.ts";
import type { Overview } from "../../salaries/overview.ts";
import { salaryPage } from "../../salaries/page-url.ts";
import { CityMap } from "../charts/city-map.tsx";
import { DistributionChart } from "../charts/distribution.tsx";
import { LevelsChart, levelName } from "../charts/levels.tsx";
import { QuartersChart } from "../charts/quarters.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { Choices } from "../components/choices.tsx";
import { LookupForm, lookupAssets } from "../lookup/lookup-form.tsx";
import type { Markup, Page } from "../page.ts";
import { previewImage } from "../preview/preview-image.ts";
import { AdjacentRoles } from "./adjacent-roles.tsx";
import { BasisNote } from "./basis-note.tsx";
import { figureMarkdown } from "./figure-markdown.ts";
import { Headline } from "./headline.tsx";
import { occupationData } from "./occupation-data.ts";
import { RedoTheSum } from "./redo-the-sum.tsx";
import { subjectName, whereName } from "./subject-name.ts";
import { UseElsewhere } from "./use-elsewhere.tsx";

/** The page of a figure: `/salaries/{role}` and `/salaries/{role}/{city}`. */
export function figurePage(figure: Overview, origin: string): Page {
  const { role, estimate, experience, city, basis } = figure;
  const where = whereName(figure);
  const { level } = experience;
  const canonical = salaryPage({ role: role.slug, city: city?.slug, exp: level, basis });
  return {
    title: `${role.title} pay in ${where}`,
    description: `${subjectName(figure)}: median ${dollars(estimate.median)} a year, 95% interval ${dollars(estimate.confidence_lower)} to ${dollars(estimate.confidence_upper)}. With the published wage, and the calculation step by step.`,
    canonical,
    image: previewImage(figure),
    kind: "wide",
    modules: ["copy.js", ...lookupAssets.modules],
    structuredData: [occupationData(figure, origin)],
    markdown: () => figureMarkdown(figure),
    body: <Body figure={figure} origin={origin} />,
  };
}

function Body({ figure, origin }: { figure: Overview; origin: string }): Markup {
  const { role, city, basis, estimate, observed, cities } = figure;
  const { level } = figure.experience;
  const subject = subjectName(figure);
  const pathTo = (other: { city?: string | undefined; exp?: string; basis?: typeof basis }) =>
    salaryPage({ role: role.slug, city: city?.slug, exp: level, basis, ...other });
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: "Jobs", path: "/roles" },
          ...(city ? [{ name: role.title, path: pathTo({ city: undefined }) }] : []),
        ]}
        current={city ? whereName(figure) : role.title}
      />
      <details class="another">
        <summary>Look up another job or city</summary>
        <LookupForm
          values={{ role: role.title, city: city ? whereName(figure) : "", exp: level, basis }}
        />
      </details>
      <h1>
        {role.title} <span class="where">in {whereName(figure)}</span>
      </h1>
      <Choices
        label="Level of experience"
        even
        choices={experienceLevels.map((choice) => ({
          name: levelName(choice),
          detail: `${experience[choice].years} years`,
          path: pathTo({ exp: choice }),
          isCurrent: choice === level,
        }))}
      />
      <Headline figure={figure} />
      {city && <BasisNote figure={figure} pathTo={(other) => pathTo({ basis: other })} />}
      <section class="later" aria-labelledby="spread">
        <h2 id="spread">How pay spreads</h2>
        <p>
          Half of the people with this job and level earn an amount in the darker area. The curve is
          smoothed; the marks below it are the 10th, 25th, 50th, 75th and 90th percentile, as far as
          they are known.
        </p>
        <DistributionChart
          subject={subject}
          distribution={figure.distribution}
          interval={{ lower: estimate.confidence_lower, upper: estimate.confidence_upper }}
          published={observed?.median ?? null}
        />
      </section>
      <div class="columns later">
        <section aria-labelledby="by-level">
          <h2 id="by-level">By experience</h2>
          <LevelsChart
            subject={`${role.title} in ${whereName(figure)}`}
            bands={figure.bands}
            chosen={level}
          />
        </section>
        <section aria-labelledby="by-quarter">
          <h2 id="by-quarter">Quarter by quarter, mid level</h2>
          <QuartersChart
            subject={`${role.title} in ${whereName(figure)}, mid level`}
            quarters={figure.snapshots}
          />
        </section>
      </div>
      <section class="later" aria-labelledby="across">
        <h2 id="across">Across the country</h2>
        <p>
          Every dot is a city, colored by what {role.title} pays there at this level
          {basis === "local" ? "" : ", as national pay at local prices"}.
        </p>
        <CityMap
          subject={`${role.title}, ${level} level`}
          cities={cities}
          here={city?.slug ?? null}
          pathOf={(slug) => pathTo({ city: slug })}
          withTable={city === null}
        />
        {city && (
          <p>
            <a href={pathTo({ city: undefined })}>All cities for {role.title}</a>, or{" "}
            <a href={`/cities/${city.slug}`}>all about {city.name}</a>.
          </p>
        )}
      </section>
      <AdjacentRoles figure={figure} />
      <RedoTheSum figure={figure} />
      <UseElsewhere figure={figure} origin={origin} />
    </>
  );
}
