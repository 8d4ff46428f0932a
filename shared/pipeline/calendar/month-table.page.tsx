import type { WeekStart } from "#shared/accounts/times/set-times.ts";
import { clockTime, localDate } from "#shared/core/local-time.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { CalendarEvent } from "./calendar.response.ts";
import { entryPath } from "./entry-path.ts";
import { weekdaysFrom, weeksOf } from "./month-days.ts";

interface MonthTableProps {
  month: string;
  /** The date of today. */
  today: string;
  weekStart: WeekStart;
  timeZone: string;
  events: readonly CalendarEvent[];
}

/** The days of a month in weeks, each with its events. */
export function MonthTable(props: MonthTableProps): Markup {
  const { month, today, weekStart, timeZone, events } = props;
  const byDay = Map.groupBy(events, ({ startsAt }) => localDate(Date.parse(startsAt), timeZone));
  return (
    <ScrollArea label="The month">
      <table class="month">
        <thead>
          <tr>
            {weekdaysFrom(weekStart).map((day) => (
              <th scope="col">{day}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
            <tr>
              {week.map((day) => (
                <td aria-current={day === today ? "date" : undefined}>
                  {day && <span class="number">{Number(day.slice(8))}</span>}
                  {(byDay.get(day ?? "") ?? []).map((event) => (
                    <a href={entryPath(event)}>
                      <small>{clockTime(Date.parse(event.startsAt), timeZone)}</small> {event.title}
                    </a>
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
