import * as z from "zod/mini";
import { Typed } from "#shared/accounts/app/fields.http.ts";

/** One checkbox is text, several are a list. */
const Chosen = z._default(z.catch(z.union([z.array(z.string()), z.string()]), ""), "");

/** The fields of the form of a webhook. */
export const WebhookFields = z.object({
  url: Typed,
  description: Typed,
  events: Chosen,
  content: Typed,
});

/** The typed values, which the form shows again. */
export function typedWebhook({
  url,
  description,
  events,
  content,
}: z.output<typeof WebhookFields>) {
  return { url, description, events: [events].flat().filter((event) => event !== ""), content };
}

/** The typed values as a body of the API. */
export function webhookBody(typed: ReturnType<typeof typedWebhook>) {
  const words = typed.description.trim();
  return {
    url: typed.url.trim(),
    description: words === "" ? null : words,
    events: typed.events,
    // A box that is not ticked sends nothing.
    content: typed.content === "" ? "full" : typed.content,
  };
}
