import { InlineMarkdown } from "#shared/html/inline-markdown.tsx";
import type { Page } from "#shared/html/page.ts";
import { docsPage } from "./docs-page.tsx";
import { OperationSection } from "./operation.tsx";
import type { OperationGroup } from "./reference.ts";

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
