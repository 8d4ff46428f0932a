import { describeEvent } from "../../accounts/security-log/kinds.ts";
import type { SecurityEvent } from "../../accounts/security-log/list-events.ts";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Page } from "../page.ts";
import { Moment } from "./times.tsx";

/** `/app/security/log` */
export function securityLogPage(events: readonly SecurityEvent[]): Page {
  return {
    title: "Security log",
    body: (
      <>
        <p>
          The newest 500 events. Only you see them, not even an operator does.{" "}
          <a href="/app/security">Back to security</a>
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
                  <td>{describeEvent(event)}</td>
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
