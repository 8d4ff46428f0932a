import { CodeSample } from "#shared/html/components/copyable.tsx";
import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import type { Markup } from "#shared/html/page.ts";
import examples from "./event-examples.json";
import {
  describeWebhookEvent,
  eventTypes,
  type PipelineEvent,
  webhookEvents,
} from "./webhook-events.ts";

const groups = Map.groupBy(eventTypes, (event) => webhookEvents[event].group);

/** The choice of a webhook's events, each with its meaning and an example. Needs `copy.js`. */
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
      {[...groups].map(([name, events]) => (
        <div class="single-events">
          <p class="note">{name}</p>
          {events.map((event) => (
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

function Choice({ event, isChosen }: { event: PipelineEvent; isChosen: boolean }): Markup {
  return (
    <>
      <label class="check">
        <input type="checkbox" name="events" value={event} checked={isChosen} />
        <span>
          <code>{event}</code>
          <small>
            <InlineMarkdown text={describeWebhookEvent(event)} />
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
