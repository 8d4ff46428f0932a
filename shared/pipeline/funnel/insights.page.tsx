import { longMonth } from "#shared/accounts/usage/calendar-names.ts";
import { inDays } from "#shared/core/dates.ts";
import { grouped, percent } from "#shared/core/format.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { SelectField } from "#shared/html/app-forms/fields.tsx";
import { FunnelChart } from "#shared/html/charts/funnel.tsx";
import { MoodLine } from "#shared/html/charts/mood-line.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import type { MoodCheckin } from "../moods/profile.response.ts";
import type { Suggestion } from "../suggestions/suggestions.response.ts";
import type { PipelineSummary } from "../summary/summary.response.ts";
import type { Funnel } from "./funnel.response.ts";

interface Insights {
  funnel: Funnel;
  summary: PipelineSummary["summary"];
  suggestions: readonly Suggestion[];
  /** Oldest first. */
  moods: readonly MoodCheckin[];
  formToken: string;
}

/** `/app/insights`: what to do next, and how the search goes. */
export function insightsPage(insights: Insights): Page {
  const { funnel, suggestions } = insights;
  return {
    title: "Insights",
    body: (
      <>
        <section>
          <h2>What to do next</h2>
          {suggestions.length === 0 && <p>Nothing is waiting for you.</p>}
          <Suggestions suggestions={suggestions.slice(0, maxFirst)} />
          {suggestions.length > maxFirst && (
            <details>
              <summary>{grouped(suggestions.length - maxFirst)} more</summary>
              <Suggestions suggestions={suggestions.slice(maxFirst)} />
            </details>
          )}
        </section>
        <Moods {...insights} />
        <HowFar {...insights} />
        <p>
          <a href="/app/report">Report of your search</a>, with dates, to print or as a file
        </p>
        <Groups
          heading="By source"
          rows={funnel.bySource.map(({ source, stages }) => [source ?? "Not known", stages])}
        />
        <Groups
          heading="By role"
          rows={funnel.byRole.map(({ roleSlug, stages }) => [
            inWords(roleSlug?.replaceAll("-", "_") ?? "not_known"),
            stages,
          ])}
        />
        <Groups
          heading="By month"
          rows={funnel.byMonth.map(({ month, stages }) => [longMonth(month), stages])}
        />
      </>
    ),
  };
}

/** How many jobs reached each stage; before the first job there is nothing to draw. */
function HowFar({ funnel, summary }: Pick<Insights, "funnel" | "summary">): Markup {
  if (funnel.stages.every(({ reached }) => reached === 0)) {
    return (
      <section>
        <h2>How far your jobs got</h2>
        <p>
          Once there are jobs, this shows how many reached each stage, by source, role and month.{" "}
          <a href="/app/jobs">Add the first</a>
        </p>
      </section>
    );
  }
  return (
    <section>
      <h2>How far your jobs got</h2>
      <FunnelChart
        id="funnel"
        title="Jobs that reached each stage"
        steps={funnel.stages.map(({ stage, reached, rate }) => ({
          name: inWords(stage),
          reached,
          rate,
        }))}
      />
      <p class="note">
        A share is shown where more than five jobs reached the stage before. Answered applications:{" "}
        {percent(summary.responseRate, 0)}. Open jobs have been in their status for{" "}
        {inDays(Math.round(summary.avgDaysInStatus))} on average.
      </p>
    </section>
  );
}

/** Suggestions that are not folded. */
const maxFirst = 6;

function Suggestions({ suggestions }: Pick<Insights, "suggestions">): Markup {
  return (
    <ul class="records">
      {suggestions.map(({ jobId, title, reason }) => (
        <li>
          <div>
            <strong>{jobId ? <a href={`/app/jobs/${jobId}`}>{title}</a> : title}</strong>
            <p>{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const moodNames = ["1, very bad", "2, bad", "3, so-so", "4, good", "5, very good"];

function Moods({ moods, formToken }: Pick<Insights, "moods" | "formToken">): Markup {
  const points = moods.map(({ createdAt, mood, note }) => ({
    ...{ at: Date.parse(createdAt), mood, note },
  }));
  return (
    <section>
      <h2>How the search feels</h2>
      {points.length > 1 && <MoodLine points={points} />}
      <form class="filters" method="post" action="/app/insights/mood">
        <FormToken value={formToken} />
        <SelectField
          name="mood"
          label="Today"
          value="3"
          choices={moodNames.map((label, at) => ({ value: String(at + 1), label }))}
        />
        <TextField name="note" label="Why, if you like" value="" maxLength={300} />
        <button class="quiet" type="submit">
          Note it
        </button>
      </form>
    </section>
  );
}

function Groups({
  heading,
  rows,
}: {
  heading: string;
  rows: readonly (readonly [string, Funnel["bySource"][number]["stages"]])[];
}): Markup | null {
  const [first] = rows;
  if (!first) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ScrollArea label={heading}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                {heading.replace("By ", "").replace(/^./, (s) => s.toUpperCase())}
              </th>
              {first[1].map(({ stage }) => (
                <th scope="col" class="number">
                  {inWords(stage)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, stages]) => (
              <tr>
                <th scope="row">{name}</th>
                {stages.map(({ reached }) => (
                  <td class="number">{grouped(reached)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
