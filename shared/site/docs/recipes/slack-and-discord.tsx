import type { Markup } from "#shared/html/page.ts";
import { RecipeCode } from "./recipe-code.tsx";

export function SlackAndDiscord(): Markup {
  return (
    <>
      <p>
        The incoming webhooks of Slack and Discord take messages in their own formats, so a Worker
        of your own stands between: it verifies the signature, and translates the event.
      </p>
      <RecipeCode file="relay.js" />
      <ol>
        <li>
          Make a Worker of this file, with <code>npx wrangler deploy relay.js</code> or in the
          dashboard.
        </li>
        <li>
          Register its URL as a <a href="/app/webhooks/new">webhook</a>. Its secret is shown once.
        </li>
        <li>
          Set the Worker's secrets: <code>WEBHOOK_SECRET</code> and <code>SLACK_URL</code>,{" "}
          <code>DISCORD_URL</code> or both (the URLs of their incoming webhooks).
        </li>
        <li>Send a test event from the page of the webhook: it is a message within seconds.</li>
      </ol>
      <p>
        If Slack or Discord refuses a message, the Worker returns 502 and the service{" "}
        <a href="/docs/webhooks#retries">delivers the event again</a>, to both. A delivery may also
        arrive twice: whoever minds keeps the <code>webhook-id</code> of those that were sent. When
        you change the secret of the webhook, change the Worker's at the same time.
      </p>
    </>
  );
}
