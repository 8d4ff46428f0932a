import type { Child } from "hono/jsx";
import { type CodeExample, CodeSamples } from "#shared/html/components/copyable.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { DocumentedOperation } from "./reference.ts";
import { splitJson } from "./split-json.ts";

type Credential = DocumentedOperation["credential"];

interface Reply {
  /** Of an example that was recorded, such as `200`. */
  status: string;
  /** Null if it is not JSON. */
  json: string | null;
  /** What a reader should know of the example, such as that it is shortened. */
  note?: string;
}

/**
 * A call, and next to it its response. "Run" is a link to the response; `run.js` makes the call in
 * the page instead, and with a credential if it needs one.
 *
 * @param group names the choice of samples, once in a page.
 * @param call path and query of a call that only reads; absent if it cannot be run.
 */
export function CallPanel({
  group,
  samples,
  credential,
  call,
  reply,
  children,
}: {
  group: string;
  samples: readonly CodeExample[];
  credential: Credential;
  call?: string | undefined;
  reply: Reply;
  children?: Child;
}): Markup {
  return (
    <div class="run" data-credential={credential} data-run={call}>
      <div class="call">
        <CodeSamples group={group} samples={samples} />
        {call !== undefined && credential === "none" && (
          <a class="btn go" href={call}>
            Run
          </a>
        )}
        {credential !== "none" && <CredentialPlace credential={credential} />}
        {children}
      </div>
      <div class="reply">
        <p class="top">
          <strong role="status">
            {reply.json === null ? reply.status : `${reply.status}, as JSON`}
          </strong>
          <span class="quiet">{reply.note ?? "an example"}</span>
        </p>
        {/* Also if it is not JSON: "Run" shows the response there. */}
        <ScrollArea label={`The response (${group})`}>
          <pre>
            <code>{reply.json === null ? "" : <JsonText text={reply.json} />}</code>
          </pre>
        </ScrollArea>
      </div>
    </div>
  );
}

/** Where `run.js` puts a field for a credential, which the samples of the page then show. */
export function CredentialPlace({
  credential,
}: {
  credential: Exclude<Credential, "none">;
}): Markup {
  return <div class="credential" data-credential-field={credential} />;
}

function JsonText({ text }: { text: string }): Markup {
  return (
    <>
      {splitJson(text).map(({ kind, text }) =>
        kind === "other" ? text : <span class={`json-${kind}`}>{text}</span>,
      )}
    </>
  );
}
