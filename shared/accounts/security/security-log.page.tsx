import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { Moment } from "#shared/html/times.tsx";
import {
  describeSecurityEvent,
  groupNames,
  type SecurityEventGroup,
  securityEventGroups,
} from "../security-log/kinds.ts";
import type { SecurityEvent } from "../security-log/list-events.ts";

/** The events shown of each group while no group is chosen. */
export const shownOfEach = 50;

interface SecurityLog {
  events: readonly SecurityEvent[];
  /** How many the log has of each group. */
  counts: Readonly<Record<SecurityEventGroup, number>>;
  /** The group that alone is shown; all of them if absent. */
  only?: SecurityEventGroup | undefined;
}

/** `/app/security/log` */
export function securityLogPage({ events, counts, only }: SecurityLog): Page {
  const { settings, sign_ins: others } = securityEventGroups;
  return {
    title: "Security log",
    body: (
      <>
        <p>
          Only you see this, not even an operator does. <a href="/app/security">Back to security</a>
        </p>
        <ul class="plain">
          {groupNames
            .filter((group) => counts[group] > 0)
            .map((group) => (
              <li>
                <a
                  href={`/app/security/log?kind=${group}`}
                  aria-current={group === only ? "page" : undefined}
                >
                  {wordsOf(group, counts[group])}
                </a>
              </li>
            ))}
        </ul>
        <p class="note">
          {only ? (
            <a href="/app/security/log">The newest of all</a>
          ) : (
            `Below are the newest ${shownOfEach} of each.`
          )}{" "}
          The log keeps {others.kept} of each kind and {settings.kept} {settings.many}; a repeated
          name is counted in its line.
        </p>
        <ScrollArea label="Security log">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">Browser</th>
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr>
                  <td>
                    <Moment at={event.at} />
                  </td>
                  <td>
                    {describeSecurityEvent(event)}
                    <Repeats event={event} />
                  </td>
                  <td>{event.browser}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </>
    ),
  };
}

/** Words for a number of events, such as `3 events of passkeys`. */
function wordsOf(group: SecurityEventGroup, count: number): string {
  const { one, many } = securityEventGroups[group];
  return `${count} ${count === 1 ? one : many}`;
}

/** How often it happened, if more than once. */
function Repeats({ event: { count, firstAt } }: { event: SecurityEvent }): Markup | null {
  if (count === 1) return null;
  return (
    <span class="note">
      {" "}
      ({count} times
      {firstAt !== null && (
        <>
          , the first on <Moment at={firstAt} />
        </>
      )}
      )
    </span>
  );
}
