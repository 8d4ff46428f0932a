import { eventSummaries } from "../../../contracts/pipeline/event-summaries.ts";
import { type EventType, eventTypes } from "../../../contracts/pipeline/event-types.ts";
import { CodeSample } from "../../components/copyable.tsx";
import { InlineMarkdown } from "../../docs/inline-markdown.tsx";
import type { Markup } from "../../page.ts";
import examples from "./event-examples.json";

const groups: readonly (readonly [name: string, prefixes: readonly string[]])[] = [
  ["Jobs", ["job.", "interview.", "offer."]],
  ["Contacts", ["contact."]],
  ["Activities", ["activity."]],
];

/** What an event's name and summary leave open. */
const remarks: Partial<Record<EventType, string>> = {
  "job.created": "Whatever its status. An import sends none.",
  "job.updated": "A change of the status is an event of its own.",
  "job.status_changed": "`newStatus` and `previousStatus` say from where to where.",
  "interview.scheduled": "In addition to `job.status_changed`.",
  "offer.received": "In addition to `job.status_changed`.",
};

/** Which events a webhook is for, each with what it means and what it sends. Needs `copy.js`. */
export function EventPicker({
  chosen,
  error,
}: {
  chosen: readonly string[];
  error: string | undefined;
}): Markup {
  return (
    <fieldset
      id="events"
      class="checks event-picker"
      aria-describedby={error ? "events-error" : undefined}
    >
      <legend>Events</legend>
      <label class="check">
        <input type="checkbox" name="events" value="*" checked={chosen.includes("*")} />
        <span>
          All events<small>Also those that are added in future.</small>
        </span>
      </label>
      {groups.map(([name, prefixes]) => (
        <div class="single-events">
          <p class="note">{name}</p>
          {eventTypes
            .filter((event) => prefixes.some((prefix) => event.startsWith(prefix)))
            .map((event) => (
              <Choice event={event} isChosen={chosen.includes(event)} />
            ))}
        </div>
      ))}
      {error && (
        <p class="error" id="events-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Choice({ event, isChosen }: { event: EventType; isChosen: boolean }): Markup {
  const remark = remarks[event];
  return (
    <>
      <label class="check">
        <input type="checkbox" name="events" value={event} checked={isChosen} />
        <span>
          <code>{event}</code>
          <small>
            <InlineMarkdown text={`${eventSummaries[event]}.${remark ? ` ${remark}` : ""}`} />
          </small>
        </span>
      </label>
      <details>
        <summary>Payload of {event}</summary>
        <CodeSample
          label={`the payload of ${event}`}
          code={JSON.stringify(examples[event], null, 2)}
        />
      </details>
    </>
  );
}
