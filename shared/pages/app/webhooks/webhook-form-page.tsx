import { eventSummaries } from "../../../contracts/pipeline/event-summaries.ts";
import { eventTypes } from "../../../contracts/pipeline/event-types.ts";
import { CodeSample } from "../../components/copyable.tsx";
import { TextField } from "../../forms/text-field.tsx";
import type { Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import type { FormErrors } from "./form-state.ts";
import { Problems } from "./problems.tsx";

const labels = { url: "URL of the receiver", events: "Events" };

/** `/app/webhooks/new` */
export function webhookFormPage({
  url,
  events,
  errors,
  status = 200,
  formToken,
}: {
  url: string;
  events: readonly string[];
  errors: FormErrors;
  status?: number;
  formToken: string;
}): Page {
  return {
    title: "Add a webhook",
    status,
    body: (
      <>
        <Problems errors={errors} labels={labels} />
        <form class="stack" method="post" action="/app/webhooks/new">
          <FormToken value={formToken} />
          <TextField
            name="url"
            label={labels.url}
            value={url}
            hint="HTTPS, port 443 or 8443, with a public address"
            error={errors.url}
            maxLength={2_048}
            required
          />
          <fieldset id="events">
            <legend>{labels.events}</legend>
            {eventTypes.map((event) => (
              <label>
                <input
                  type="checkbox"
                  name="events"
                  value={event}
                  checked={events.includes(event)}
                />{" "}
                <code>{event}</code> {eventSummaries[event].replaceAll("`", "")}
              </label>
            ))}
            {errors.events && <p class="error">{errors.events}</p>}
          </fieldset>
          <p class="actions">
            <button type="submit">Add the webhook</button>
            <a href="/app/webhooks">Cancel</a>
          </p>
        </form>
      </>
    ),
  };
}

/** A secret, which only this page shows. */
export function webhookSecretPage(id: string, secret: string | null, note: string): Page {
  return {
    title: "The secret of the webhook",
    modules: ["copy.js"],
    body: (
      <>
        <p class="lead">It is shown only now. Keep it where your receiver checks signatures.</p>
        {secret && <CodeSample label="the secret" code={secret} />}
        <p>{note}</p>
        <p>
          <a class="button" href={`/app/webhooks/${id}`}>
            Go on to the webhook
          </a>
        </p>
      </>
    ),
  };
}
