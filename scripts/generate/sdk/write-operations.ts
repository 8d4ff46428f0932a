import { type DescribedOperation, nameOf, namespacesOf } from "./describe-operations.ts";
import { type Api, summaryOf } from "./method-table.ts";
import { capitalize, type OperationTypes } from "./model-document.ts";

type Types = ReadonlyMap<string, OperationTypes>;

/** The classes of a client's namespaces, with a documented method for each operation. */
export function writeOperations(
  api: Api,
  operations: readonly DescribedOperation[],
  types: Types,
): string {
  const namespaces = namespacesOf(api, operations);
  const own = namespaces.filter((one) => one.api === api);
  const classes = own.map(({ name, members }) => writeClass(name, members, types));
  const others = namespaces.filter((one) => one.api !== api);
  const all = `${capitalize(api)}Namespaces`;
  return `${[
    'import type { Answer, RequestOptions, SalaryAnswer } from "../answers/answer.ts";',
    'import { PageList, type PageOptions, PartList, type SalaryPage } from "../transport/pages.ts";',
    'import type { Transport } from "../transport/transport.ts";',
    'import type * as models from "../generated/models.ts";',
    ...others.map((one) => `import { ${className(one.api, one.name)} } from "./${one.api}.ts";`),
    "",
    ...classes,
    `/** The namespaces of the client. */\nexport interface ${all} {`,
    ...namespaces.map(
      (one) =>
        `  /** ${summaryOf(one.name)} */\n  readonly ${one.name}: ${className(one.api, one.name)};`,
    ),
    "}",
    "",
    `export function create${all}(transport: Transport): ${all} {`,
    "  return {",
    ...namespaces.map((one) => `    ${one.name}: new ${className(one.api, one.name)}(transport),`),
    "  };",
    "}",
    "",
  ].join("\n")}`.replaceAll(/^import .*\n/gm, (line, at, text) => dropUnused(line, at, text));
}

function className(api: Api, namespace: string): string {
  // Both clients have companies and tools of their own.
  return `${capitalize(api)}${capitalize(namespace)}`;
}

function writeClass(namespace: string, members: DescribedOperation[], types: Types): string {
  const [{ api } = { api: "salary" as const }] = members;
  return [
    `/** ${summaryOf(namespace)} */`,
    `export class ${className(api, namespace)} {`,
    "  readonly #transport: Transport;",
    "",
    "  constructor(transport: Transport) {",
    "    this.#transport = transport;",
    "  }",
    ...members.map((operation) => `\n${writeMethod(operation, types)}`),
    "}",
    "",
  ].join("\n");
}

function writeMethod(operation: DescribedOperation, types: Types): string {
  const own = types.get(operation.id);
  if (!own) throw new Error(`${operation.id} has no types.`);
  const parameters = parametersOf(operation, own);
  const isList = operation.result.kind === "rows" || operation.result.kind === "parts";
  const options = isList ? "PageOptions" : "RequestOptions";
  const signature = [...parameters.map(({ code }) => code), `options: ${options} = {}`].join(", ");
  return [
    documentation(operation, parameters),
    `  ${operation.method}(${signature}): ${resultType(operation, own)} {`,
    `    return ${call(operation, own)};`,
    "  }",
  ].join("\n");
}

interface MethodParameter {
  name: string;
  code: string;
  description: string;
}

function parametersOf(operation: DescribedOperation, own: OperationTypes): MethodParameter[] {
  const { pathParameters, bodyField, csvBody, queryRequired } = operation;
  const body = own.body && `models.${own.body}`;
  const parameters: MethodParameter[] = pathParameters.map(({ name, description }) => ({
    name: camelCase(name),
    code: `${camelCase(name)}: string`,
    description,
  }));
  if (body && bodyField) {
    parameters.push({
      name: bodyField,
      code: `${bodyField}: ${body}["${bodyField}"]`,
      description: "from an earlier answer.",
    });
  } else if (body) {
    const code = `body: ${csvBody ? `${body} | string` : body}`;
    const description = csvBody ? "the records, or CSV as a string." : "what to send.";
    parameters.push({ name: "body", code, description });
  }
  if (own.query) {
    const code = `query: models.${own.query}${queryRequired ? "" : " = {}"}`;
    parameters.push({ name: "query", code, description: "parameters." });
  }
  return parameters;
}

function documentation(
  operation: DescribedOperation,
  parameters: readonly MethodParameter[],
): string {
  const lines = [
    operation.summary.replace(/\.?$/, "."),
    "",
    ...operation.description.split("\n"),
    "",
    ...parameters.map(({ name, description }) => `@param ${name} ${description}`),
    ...(operation.deprecated ? ["@deprecated The description names what replaces it."] : []),
    `@see \`${operation.verb} ${operation.path}\``,
  ];
  return [
    "  /**",
    ...lines.map((line) => `   * ${line.replaceAll("*/", "*\\/")}`.trimEnd()),
    "   */",
  ].join("\n");
}

function resultType({ result }: DescribedOperation, own: OperationTypes): string {
  const type = `models.${own.result}`;
  if (result.kind === "envelope") return `Promise<SalaryAnswer<${type}>>`;
  if (result.kind === "record") return `Promise<Answer<${type}>>`;
  if (result.kind === "parts") return `PartList<${type}>`;
  return result.enveloped ? `PageList<${type}, SalaryPage<${type}>>` : `PageList<${type}>`;
}

function call(operation: DescribedOperation, own: OperationTypes): string {
  const { result } = operation;
  const path = operation.path.replaceAll(
    /\{([^}]+)\}/g,
    (_whole, wire: string) => `\${encodeURIComponent(${camelCase(nameOf(operation, wire))})}`,
  );
  const body = operation.bodyField ? `{ ${operation.bodyField} }` : "body";
  const request = [
    `id: "${operation.id}"`,
    `method: "${operation.verb}"`,
    `path: ${path === operation.path ? `"${path}"` : `\`${path}\``}`,
    ...(own.query ? ["query"] : []),
    ...(own.body ? [body === "body" ? "body" : `body: ${body}`] : []),
    ...(operation.reads ? ["reads: true"] : []),
    ...(operation.keyed ? ["keyed: true"] : []),
  ].join(", ");
  if (result.kind === "envelope") return `this.#transport.envelope({ ${request} }, options)`;
  if (result.kind === "record") return `this.#transport.record({ ${request} }, options)`;
  const list = `cursor: "${result.cursor}"`;
  if (result.kind === "parts")
    return `new PartList(this.#transport, { ${request} }, { ${list} }, options)`;
  return `new PageList(this.#transport, { ${request} }, { field: "${result.field}", ${list} }, options)`;
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}

/** An import without the names that the rest of the file does not use. */
function dropUnused(line: string, at: number, text: string): string {
  const rest = text.slice(at + line.length);
  return line.replace(/\{ (.+) \}/, (_whole, names: string) => {
    const used = names.split(", ").filter((name) => {
      return new RegExp(`\\b${name.replace(/^type /, "")}\\b`).test(
        rest.replaceAll(/^import .*$/gm, ""),
      );
    });
    return `{ ${used.join(", ")} }`;
  });
}
