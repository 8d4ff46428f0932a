import { CodeSamples } from "../components/copyable.tsx";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Markup } from "../page.ts";
import { InlineMarkdown } from "./inline-markdown.tsx";
import type { Field, Operation } from "./reference.ts";
import { samplesOf } from "./samples.ts";

/** One operation: what it does, what it takes and returns, its errors, and how to call it. */
export function OperationSection({
  operation,
  origin,
}: {
  operation: Operation;
  origin: string;
}): Markup {
  const { id, method, path, summary, description, parameters, body, response, errors } = operation;
  return (
    <section class="operation later" id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>
        <a href={`#${id}`}>{summary}</a>
      </h2>
      <p class="endpoint">
        <code class={`method ${method.toLowerCase()}`}>{method}</code> <code>{path}</code>
        {operation.deprecated && <span class="tag">deprecated</span>}
      </p>
      {description.map((paragraph) => (
        <p>
          <InlineMarkdown text={paragraph} />
        </p>
      ))}
      {parameters.length > 0 && <Fields title="Parameters" id={id} fields={parameters} />}
      {body.length > 0 && <Fields title="Body" id={id} fields={body} />}
      <CodeSamples group={`${id}-samples`} samples={samplesOf(operation, origin)} />
      <Run operation={operation} />
      <details>
        <summary>Response {operation.responseStatus}</summary>
        {operation.responseExample !== null && (
          <ScrollArea label={`Response of ${summary}`}>
            <pre>
              <code>{operation.responseExample}</code>
            </pre>
          </ScrollArea>
        )}
        {response.length > 0 && <FieldList fields={response} label={`Fields of ${summary}`} />}
      </details>
      <details>
        <summary>Errors</summary>
        <ul class="plain">
          {errors.map(({ code, status }) => (
            <li>
              {status} <a href={`/docs/errors#${code}`}>{code}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** A field for the operation's credential, and a button for one that only reads. */
function Run({ operation: { method, call, credential } }: { operation: Operation }): Markup | null {
  const reads = method === "GET";
  if (!reads && credential === "none") return null;
  return <RunPlace credential={credential} call={reads ? call : undefined} />;
}

/**
 * Where `run.js` puts a field for a credential, which the samples of the page then show.
 *
 * @param call path and query of a call that "Run" makes.
 */
export function RunPlace({
  credential,
  call,
}: {
  credential: Operation["credential"];
  call?: string | undefined;
}): Markup {
  return <div class="run" data-credential={credential} data-run={call} />;
}

function Fields({
  title,
  id,
  fields,
}: {
  title: string;
  id: string;
  fields: readonly Field[];
}): Markup {
  return (
    <>
      <h3 id={`${id}-${title.toLowerCase()}`}>{title}</h3>
      <FieldList fields={fields} label={title} />
    </>
  );
}

function FieldList({ fields, label }: { fields: readonly Field[]; label: string }): Markup {
  return (
    <dl class="fields" aria-label={label}>
      {fields.map(({ name, type, required, description, default: standard }) => (
        <div>
          <dt>
            <code>{name}</code> <span class="type">{type}</span>
            {required ? "" : <span class="type">optional</span>}
            {standard !== undefined && <span class="type">default {standard}</span>}
          </dt>
          {description !== "" && (
            <dd>
              <InlineMarkdown text={description} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
