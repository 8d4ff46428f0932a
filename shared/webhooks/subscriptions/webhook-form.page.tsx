import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { CodeSample } from "#shared/html/components/copyable.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import examples from "./event-examples.json";
import { LocalReceivers } from "./local-receivers.page.tsx";
import {
  describeWebhookEvent,
  eventTypes,
  type PipelineEvent,
  webhookEvents,
} from "./webhook-events.ts";

const labels = { url: "Address of the receiver", description: "What it is for", events: "Events" };

interface WebhookFormState {
  /** The webhook that is changed; null for a new one. */
  id: string | null;
  url: string;
  description: string;
  events: readonly string[];
  /** `thin`: deliveries have the id of the record alone. */
  content: string;
  errors: FormErrors;
  status?: number;
  formToken: string;
}

/** `/app/webhooks/new` and `/app/webhooks/{id}/edit` */
export function webhookFormPage({
  id,
  url,
  description,
  events,
  content,
  errors,
  status = 200,
  formToken,
}: WebhookFormState): Page {
  const back = id === null ? "/app/webhooks" : `/app/webhooks/${id}`;
  return {
    title: id === null ? "Add a webhook" : "Change the webhook",
    status,
    modules: ["copy.js"],
    body: (
      <>
        <Problems errors={errors} labels={labels} />
        <form class="stack" method="post" action={id === null ? `${back}/new` : `${back}/edit`}>
          <FormToken value={formToken} />
          <TextField
            name="url"
            label={labels.url}
            value={url}
            hint="A public address that begins with https://, such as https://hooks.example.com/jobs"
            error={errors.url}
            maxLength={2_048}
            required
          />
          <details open={errors.url !== undefined}>
            <summary>A receiver on your own computer</summary>
            <LocalReceivers />
          </details>
          <TextField
            name="description"
            label={labels.description}
            value={description}
            hint="Only for you, such as “Posts offers to the family chat”. May be empty."
            error={errors.description}
          />
          <EventPicker chosen={events} error={errors.events} />
          <label class="check">
            <input type="checkbox" name="content" value="thin" checked={content === "thin"} />
            <span>
              Send ids alone
              <small>
                Nothing else of your job search leaves this service: your receiver reads the rest
                with a token.
              </small>
            </span>
          </label>
          {id === null && (
            <p class="note">
              A test is sent at once, and its result shown with the secret. Your receiver cannot
              know the secret by then: if it checks signatures, it should refuse that test.
            </p>
          )}
          <p class="actions">
            <button type="submit">{id === null ? "Add the webhook and test it" : "Save"}</button>
            <a href={back}>Cancel</a>
          </p>
        </form>
      </>
    ),
  };
}

const groups = Map.groupBy(eventTypes, (event) => webhookEvents[event].group);

/** The choice of a webhook's events, each with its meaning and an example. Needs `copy.js`. */
function EventPicker({
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
