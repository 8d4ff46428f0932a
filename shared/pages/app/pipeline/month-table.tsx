import type { CalendarEvent } from "../../../contracts/responses/pipeline/calendar.ts";
import { dayMs } from "../../../core/days.ts";
import { localDate } from "../../../core/local-time.ts";
import { ScrollArea } from "../../components/scroll-area.tsx";
import type { Markup } from "../../page.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The days of a month in weeks, each with its events. */
export function MonthTable({
  month,
  events,
}: {
  month: string;
  events: readonly CalendarEvent[];
}): Markup {
  const byDay = Map.groupBy(events, ({ startsAt, timeZone }) =>
    localDate(Date.parse(startsAt), timeZone),
  );
  return (
    <ScrollArea label="The month">
      <table class="month">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th scope="col">{day}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr>
              {week.map((day) => (
                <td>
                  {day && <span class="note">{Number(day.slice(8))}</span>}
                  {(byDay.get(day ?? "") ?? []).map(({ id, title }) => (
                    <a href={`/app/calendar/${id}`}>{title}</a>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** The dates of a month, week by week from Monday; null for days of other months. */
function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  const weeks: (string | null)[][] = [];
  for (let start = monday; dateAt(start) <= `${month}-31`; start += 7 * dayMs) {
    const days = Array.from({ length: 7 }, (_, at) => dateAt(start + at * dayMs));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

function dateAt(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
