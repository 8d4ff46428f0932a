import type { Funnel } from "../../../contracts/responses/pipeline/funnel.ts";
import type { Suggestion } from "../../../contracts/responses/pipeline/suggestions.ts";
import type { PipelineSummary } from "../../../contracts/responses/pipeline/summary.ts";
import { grouped, percent } from "../../../core/format.ts";
import { FunnelChart } from "../../charts/funnel.tsx";
import { ScrollArea } from "../../components/scroll-area.tsx";
import type { Markup, Page } from "../../page.ts";
import { inWords } from "./words.ts";

export interface Insights {
  funnel: Funnel;
  summary: PipelineSummary["summary"];
  suggestions: readonly Suggestion[];
}

/** `/app/insights`: what to do next, and how the search goes. */
export function insightsPage({ funnel, summary, suggestions }: Insights): Page {
  return {
    title: "Insights",
    body: (
      <>
        <section>
          <h2>What to do next</h2>
          {suggestions.length === 0 && <p>Nothing is waiting for you.</p>}
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
        </section>
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
            A share is shown where more than five jobs reached the stage before. Answered
            applications: {percent(summary.responseRate, 0)}. Open jobs have been in their status
            for {grouped(Number(summary.avgDaysInStatus.toFixed(1)))} days on average.
          </p>
        </section>
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
          rows={funnel.byMonth.map(({ month, stages }) => [month, stages])}
        />
      </>
    ),
  };
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
