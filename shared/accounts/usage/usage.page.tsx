import { grouped } from "#shared/core/format.ts";
import { type ChartColumn, type ColumnSeries, ColumnsChart } from "#shared/html/charts/columns.tsx";
import { LimitBars } from "#shared/html/charts/limit-bars.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { longDay, longMonth, shortDay, shortMonth } from "./calendar-names.ts";
import type { Usage } from "./read-usage.ts";
import { type ApiUsage, type KeyUsage, sum } from "./summarize-usage.ts";

/** Keys that a chart distinguishes; the others are one part of its columns. */
const maxSeries = 5;

interface UsageState {
  usage: Usage;
  /** The key that the charts are of; null for all of them. */
  chosen: { id: string; name: string } | null;
}

/** `/app/usage`: how much of the limits is used, and by which key, day and month. */
export function usagePage({ usage, chosen }: UsageState): Page {
  const apis = [
    { id: "salary", name: "Salary Data API", api: usage.salary },
    ...(usage.pipeline ? [{ id: "pipeline", name: "Job Pipeline API", api: usage.pipeline }] : []),
  ];
  const shown = chosen
    ? apis.filter(({ id }) => (id === "pipeline") === chosen.id.startsWith("tok_"))
    : apis;
  return {
    title: chosen ? `Usage of ${chosen.name}` : "Usage",
    body: (
      <>
        {chosen ? (
          <p>
            <a href="/app/usage">All keys</a>
          </p>
        ) : (
          <p>
            All keys of the account count together, by days and months in UTC. Requests that a busy
            program has reserved for the next few seconds are included until it returns them. A
            response that has not changed or is refused for its plan (304 and 403), and a failure of
            the service, do not count toward the month.
          </p>
        )}
        {shown.map(({ id, name, api }) => (
          <Api id={id} name={name} api={api} chosen={chosen} />
        ))}
      </>
    ),
  };
}

function Api({
  id,
  name,
  api,
  chosen,
}: {
  id: string;
  name: string;
  api: ApiUsage;
  chosen: UsageState["chosen"];
}): Markup {
  const keys = chosen ? api.keys.filter((key) => key.id === chosen.id) : api.keys;
  const what = "requests";
  const subject = chosen ? `${name}, ${chosen.name}` : name;
  return (
    <section>
      <h2 id={id}>{name}</h2>
      {!chosen && <Limits id={id} name={name} api={api} />}
      <h3>Last 30 days</h3>
      <ColumnsChart
        id={`${id}-days`}
        title={`${subject}: requests of the last 30 days`}
        what={what}
        columns={dayColumns(api.days)}
        series={seriesOf(keys, ({ byDay }) => byDay)}
      />
      <h3>Last 13 months</h3>
      <ColumnsChart
        id={`${id}-months`}
        title={`${subject}: requests of the last 13 months`}
        what={what}
        columns={monthColumns(api.months)}
        series={seriesOf(keys, ({ byMonth }) => byMonth)}
      />
      {!chosen && keys.length > 0 && <ByKey name={name} keys={keys} />}
    </section>
  );
}

function Limits({ id, name, api: { minute, month } }: { id: string; name: string; api: ApiUsage }) {
  return (
    <LimitBars
      id={`${id}-limits`}
      title={`${name}: use of the limits`}
      bars={[
        {
          name: "In the last 60 seconds",
          used: minute.used,
          limit: minute.limit,
          resets: `in ${minute.resetSeconds} seconds`,
        },
        {
          name: "This month",
          used: month.used,
          limit: month.limit,
          resets: `in ${Math.ceil(month.resetSeconds / 86_400)} days`,
        },
      ]}
    />
  );
}

/** Every key with its counts, most used first. */
function ByKey({ name, keys }: { name: string; keys: readonly KeyUsage[] }): Markup {
  return (
    <>
      <h3>By key</h3>
      <ScrollArea label={`${name}: use by key`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col" class="number">
                Today
              </th>
              <th scope="col" class="number">
                30 days
              </th>
              <th scope="col" class="number">
                This month
              </th>
              <th scope="col" class="number">
                13 months
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr>
                <th scope="row">
                  <KeyName of={key} />
                </th>
                <td class="number">{grouped(key.byDay.at(-1) ?? 0)}</td>
                <td class="number">{grouped(sum(key.byDay))}</td>
                <td class="number">{grouped(key.byMonth.at(-1) ?? 0)}</td>
                <td class="number">{grouped(sum(key.byMonth))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}

function KeyName({ of: { id, name, state } }: { of: KeyUsage }): Markup {
  if (state === "gone") return <>{name}</>;
  if (state === "connected") {
    return (
      <>
        {name} (<a href="/app/connections">connected</a>)
      </>
    );
  }
  return (
    <>
      <a href={`/app/usage?key=${id}`}>{name}</a>
      {state === "ended" && " (revoked or expired)"}
    </>
  );
}

/** The most used keys, each as a part of the columns, and all others as one. */
function seriesOf(
  keys: readonly KeyUsage[],
  countsOf: (key: KeyUsage) => readonly number[],
): ColumnSeries[] {
  const used = keys
    .map((key) => ({ name: key.name, counts: countsOf(key) }))
    .filter(({ counts }) => sum(counts) > 0);
  if (used.length <= maxSeries) return used;
  const others = used.slice(maxSeries - 1);
  const counts = others[0]?.counts.map((_, at) => sum(others.map((one) => one.counts[at] ?? 0)));
  return [
    ...used.slice(0, maxSeries - 1),
    { name: `${others.length} other keys`, counts: counts ?? [] },
  ];
}

/** Every week is labeled, counted back from today. */
function dayColumns(days: readonly string[]): ChartColumn[] {
  return days.map((day, at) => ({
    name: longDay(day),
    label: (days.length - 1 - at) % 7 === 0 ? shortDay(day) : "",
  }));
}

/** Every other month is labeled, the current one among them. */
function monthColumns(months: readonly string[]): ChartColumn[] {
  return months.map((month, at) => ({
    name: longMonth(month),
    label: (months.length - 1 - at) % 2 === 0 ? shortMonth(month) : "",
  }));
}
