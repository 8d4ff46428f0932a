import { dollars, grouped, percent } from "#shared/core/format.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { AnnualReport, Places, Row } from "./report.ts";

/** `/app/reports/{year}`: which wages moved, where, and by how much. */
export function reportPage(report: AnnualReport): Page {
  const { year, nation, occupations, groups, metros, states } = report;
  const { before, after } = nation;
  return {
    title: `Annual report ${year}`,
    body: (
      <>
        <p class="lead">
          The median wage in the United States went from {dollars(before)} in May {year - 1} to{" "}
          {dollars(after)} in May {year}, {moved(after / before - 1)}. Pay rose in{" "}
          {grouped(occupations.rose)} of {grouped(occupations.compared)} occupations and fell in{" "}
          {grouped(occupations.fell)}; in the middle one it went {direction(occupations.typical)}{" "}
          {share(occupations.typical)}. None of it is adjusted for prices.
        </p>
        <section>
          <h2 id="occupations">Which wages moved</h2>
          <p>
            The nation's median of each occupation, of those with at least{" "}
            {grouped(occupations.fewestJobs)} jobs in both years: the survey asks a sample, and
            small occupations move by who was asked.
          </p>
          <h3>Rose most</h3>
          <Occupations rows={occupations.gained} year={year} label="Occupations that rose most" />
          <h3>Fell most</h3>
          <Occupations rows={occupations.lost} year={year} label="Occupations that fell most" />
        </section>
        {groups && (
          <section>
            <h2 id="groups">By kind of work</h2>
            <p>
              The change of a group is the mean of its occupations, each as heavy as its jobs, and
              so is that of a place below.
            </p>
            <Areas rows={groups.most} first="Kind of work" label="Change by kind of work" />
          </section>
        )}
        {states && (
          <section>
            <h2 id="states">
              By state, May {states.from} to May {states.to}
            </h2>
            <Ends places={states} what="state" />
          </section>
        )}
        {metros && (
          <section>
            <h2 id="metros">Technology work by metropolitan area</h2>
            <p>
              Of {grouped(metros.compared)} areas with at least {metros.fewestOccupations}{" "}
              technology occupations and {grouped(metros.fewestJobs)} jobs in them.
            </p>
            <Ends places={metros} what="metropolitan area" />
          </section>
        )}
        <LeftOut report={report} />
        <Sources report={report} />
      </>
    ),
  };
}

function Ends({ places, what }: { places: Places; what: string }): Markup {
  const first = what.charAt(0).toUpperCase() + what.slice(1);
  const years = places.to - places.from;
  return (
    <>
      <p>
        In the middle {what} pay went {direction(places.typical)} {share(places.typical)} in{" "}
        {years === 1 ? "the year" : `the ${years} years`}.
      </p>
      <h3>Rose most</h3>
      <Areas rows={places.most} first={first} label={`Where pay rose most, by ${what}`} />
      <h3>Rose least, or fell</h3>
      <Areas rows={places.least} first={first} label={`Where pay rose least, by ${what}`} />
    </>
  );
}

function Occupations({
  rows,
  year,
  label,
}: {
  rows: readonly Row[];
  year: number;
  label: string;
}): Markup {
  return (
    <Table
      label={label}
      headings={["Occupation", `May ${year - 1}`, `May ${year}`, "Change"]}
      rows={rows.map(({ name, before, after, change }) => [
        name,
        dollars(before),
        dollars(after),
        signed(change),
      ])}
    />
  );
}

function Areas({
  rows,
  first,
  label,
}: {
  rows: Places["most"];
  first: string;
  label: string;
}): Markup {
  return (
    <Table
      label={label}
      headings={[first, "Occupations", "Change"]}
      rows={rows.map(({ name, occupations, change }) => [
        name,
        grouped(occupations),
        signed(change),
      ])}
    />
  );
}

/** Rows of a name and numbers. */
function Table({
  label,
  headings: [first, ...others],
  rows,
}: {
  label: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}): Markup {
  return (
    <ScrollArea label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((heading) => (
              <th scope="col" class="number">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td class="number">{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function LeftOut({ report }: { report: AnnualReport }): Markup {
  const { year, occupations, metros, states } = report;
  return (
    <section>
      <h2 id="left-out">What is not in it</h2>
      <ul>
        <li>
          {grouped(occupations.leftOut)} occupations whose median is published in one of the two
          years alone.
        </li>
        <li>
          {metros
            ? "Metropolitan areas, but for technology work: the data here have all occupations by area for one release."
            : "Metropolitan areas: the data here have one release of them."}
        </li>
        {states ? (
          states.from !== year - 1 && (
            <li>
              States from May {year - 1}: the release before that of {year} in the data here is that
              of {states.from}.
            </li>
          )
        ) : (
          <li>States: the data here have one release of them.</li>
        )}
        <li>
          Titles within an occupation, pay by employer, equity and bonuses: there is one release of
          public data on them, or none.
        </li>
      </ul>
      <p>
        The survey of a May draws on three years of panels, so that a change within one year is
        damped, and its publisher <a href="https://www.bls.gov/oes/oes_ques.htm">advises caution</a>{" "}
        in comparing years.
      </p>
    </section>
  );
}

function Sources({ report }: { report: AnnualReport }): Markup {
  return (
    <section>
      <h2 id="sources">Sources</h2>
      <ul>
        {report.sources.map(({ publisher, title, release, url }) => (
          <li>
            {publisher}, <a href={url}>{title}</a>, {release}.
          </li>
        ))}
      </ul>
      <p>All of them are works of the U.S. government, in the public domain.</p>
    </section>
  );
}

function moved(change: number): string {
  return `${direction(change)} ${share(change)}`;
}

function direction(change: number): string {
  return change < 0 ? "down" : "up";
}

function share(change: number): string {
  return percent(Math.abs(change));
}

function signed(change: number): string {
  return `${change < 0 ? "−" : "+"}${share(change)}`;
}
