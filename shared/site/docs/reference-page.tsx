import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { CallPanel } from "./call-panel.tsx";
import { docsPage } from "./docs-page.tsx";
import type { DocumentedOperation, Field, OperationGroup } from "./reference.ts";
import { writeSamples } from "./samples.ts";

/** The reference of one group of operations. */
export function referencePage(group: OperationGroup, origin: string): Page {
  const { slug, name, description, operations } = group;
  return docsPage({
    path: `/docs/api/${slug}`,
    title: name,
    description,
    modules: ["run.js"],
    markdown: () => groupMarkdown(group),
    body: (
      <>
        <p class="lead">
          <InlineMarkdown text={description} />
        </p>
        <ul class="plain contents">
          {operations.map(({ id, method, summary }) => (
            <li>
              <code class={`method ${method.toLowerCase()}`}>{method}</code>{" "}
              <a href={`#${id}`}>{summary}</a>
            </li>
          ))}
        </ul>
        {operations.map((operation) => (
          <OperationSection operation={operation} origin={origin} />
        ))}
      </>
    ),
  });
}

function groupMarkdown({ description, operations }: OperationGroup): string {
  const sections = operations.map(({ summary, method, path, description, parameters }) =>
    [
      `## ${summary}`,
      `\`${method} ${path}\``,
      ...description,
      ...(parameters.length === 0
        ? []
        : [
            parameters
              .map((field) => `- \`${field.name}\` (${field.type}): ${field.description}`)
              .join("\n"),
          ]),
    ].join("\n\n"),
  );
  return `${[description, ...sections].join("\n\n")}\n`;
}

/** One operation: what it does, what it takes and returns, its errors, and how to call it. */
function OperationSection({
  operation,
  origin,
}: {
  operation: DocumentedOperation;
  origin: string;
}): Markup {
  const { id, method, path, call, credential, summary, description } = operation;
  const { parameters, body, response, errors } = operation;
  return (
    <section class="operation later" id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>
        <a href={`#${id}`}>{summary}</a>
      </h2>
      <p class="endpoint">
        <code class={`method ${method.toLowerCase()}`}>{method}</code> <code>{path}</code>
        {operation.deprecated && <span class="tag">deprecated</span>}
      </p>
      <Paragraphs texts={description.slice(0, 1)} />
      <CallPanel
        group={`${id}-samples`}
        samples={writeSamples(operation, origin)}
        credential={credential}
        call={method === "GET" ? call : undefined}
        reply={{ status: operation.responseStatus, json: operation.responseExample }}
      />
      <Paragraphs texts={description.slice(1)} />
      {parameters.length > 0 && <Fields title="Parameters" id={id} fields={parameters} />}
      {body.length > 0 && <Fields title="Body" id={id} fields={body} />}
      {response.length > 0 && (
        <details>
          <summary>Fields of the response</summary>
          <FieldList fields={response} label={`Fields of ${summary}`} />
        </details>
      )}
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

function Paragraphs({ texts }: { texts: readonly string[] }): Markup {
  return (
    <>
      {texts.map((text) => (
        <p>
          <InlineMarkdown text={text} />
        </p>
      ))}
    </>
  );
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
