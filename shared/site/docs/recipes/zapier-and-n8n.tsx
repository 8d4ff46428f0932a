import type { Markup } from "#shared/html/page.ts";
import { RecipeCode } from "./recipe-code.tsx";

export function ZapierAndN8n(): Markup {
  return (
    <>
      <p>
        Both products take any payload, so their URL is registered as a{" "}
        <a href="/app/webhooks/new">webhook</a> itself. Anyone who learns that URL can send to it:
        the first step after it verifies the signature.
      </p>
      <h2 id="zapier">Zapier</h2>
      <ol>
        <li>
          Trigger: Webhooks by Zapier, Catch Raw Hook. Only the raw hook keeps the body as it was
          signed, and has the headers.
        </li>
        <li>Register the hook's URL as a webhook, and send a test event.</li>
        <li>Action: Code by Zapier, Run JavaScript, with this code:</li>
      </ol>
      <RecipeCode file="zapier-verify.js" />
      <p>
        Zapier returns 200 before your steps run, so a step that fails is not delivered again:
        replay it in Zapier.
      </p>
      <h2 id="n8n">n8n</h2>
      <p>
        Import this workflow, set the variable <code>JOB_SEARCH_SECRET</code> to the webhook's
        secret, and register the production URL of the first node. Where you run n8n yourself, its
        environment needs <code>NODE_FUNCTION_ALLOW_BUILTIN=crypto</code>; without variables, write
        the secret into the code.
      </p>
      <RecipeCode file="n8n-workflow.json" />
    </>
  );
}
