import { writePythonCallLabels } from "../sdk/call-labels.ts";
import {
  type DescribedOperation,
  describeOperations,
  namespacesOf,
} from "../sdk/describe-operations.ts";
import type { ClientDocument } from "../sdk/document-types.ts";
import { type Api, summaryOf } from "../sdk/method-table.ts";
import { writeMethod } from "./write-method.ts";
import { writeModels } from "./write-models.ts";

const clients = [
  {
    api: "salary",
    name: "SalaryClient",
    credential: "api_key",
    declaration: "api_key: Optional[str] = None",
    summary: "The Salary Data API: what jobs pay in the United States.",
    explained:
      "a key (`intelligence_…`), or for `lookups` a token (`ext_…`). The catalogs, the\n            search, the widget's figures and the demo need none.",
  },
  {
    api: "pipeline",
    name: "PipelineClient",
    credential: "token",
    declaration: "token: str",
    summary: "The Job Pipeline API: a person's job search, with webhooks.",
    explained: "a token (`ext_…`), read-only or read-write, of an account with the plan Ultra.",
  },
] as const;

/** The whole client. @param own what of it is not made from the document. */
export function writeClient(document: ClientDocument, own: string): string {
  const operations = describeOperations(document);
  const parts = clients.flatMap((client) => {
    const namespaces = namespacesOf(client.api, operations);
    const own = namespaces.filter(({ api }) => api === client.api);
    return [
      ...own.map(({ api, name, members }) => writeGroup(document, api, name, members)),
      writeClientClass(client, namespaces),
    ];
  });
  const whole = [
    writePythonCallLabels(operations),
    writeModels(document, operations),
    ...parts,
  ].join("\n\n\n");
  const file = `${own}\n\n${whole}\n`;
  refuseNamesTwice(file);
  return file;
}

/** A model must not take the name of something that the client has itself. */
function refuseNamesTwice(file: string): void {
  const names = [...file.matchAll(/^(?:class |def )?(\w+)(?= = |\(|:$)/gm)].map(([, name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`The client defines ${twice} twice.`);
}

function className(api: Api, namespace: string): string {
  const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return `_${capitalized(api)}${capitalized(namespace)}`;
}

function writeGroup(
  document: ClientDocument,
  api: Api,
  namespace: string,
  operations: readonly DescribedOperation[],
): string {
  return [
    `class ${className(api, namespace)}(_Group):`,
    `    """${summaryOf(namespace)}"""`,
    "",
    operations.map((operation) => writeMethod(document, operation)).join("\n\n"),
  ].join("\n");
}

function writeClientClass(
  { name, credential, declaration, summary, explained }: (typeof clients)[number],
  namespaces: ReturnType<typeof namespacesOf>,
): string {
  return `class ${name}:
    """${summary}

    Args:
        ${credential}: ${explained}
        base_url: the address of the service, such as \`https://pay.example.com\`, without a path.
        timeout: seconds without a byte after which an attempt is given up.
        max_retries: how often a request is repeated at most.
        max_retry_wait: the longest wait before a repetition, in seconds. If the service asks for a
            longer one with \`Retry-After\`, the error is raised at once.
        headers: sent with every request.
    """

    def __init__(
        self,
        ${declaration},
        *,
        base_url: str,
        timeout: float = 30,
        max_retries: int = 2,
        max_retry_wait: float = 60,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        transport = _Transport(
            base_url, ${credential}, timeout, max_retries, max_retry_wait, headers
        )
${namespaces
  .map(
    (one) =>
      `        #: ${summaryOf(one.name)}\n        self.${one.name} = ${className(one.api, one.name)}(transport)`,
  )
  .join("\n")}`;
}
