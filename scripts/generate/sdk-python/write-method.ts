import { type DescribedOperation, nameOf } from "../sdk/describe-operations.ts";
import type { ClientDocument } from "../sdk/document-types.ts";
import {
  type Argument,
  argumentsOf,
  type MethodArguments,
  pythonName,
} from "./method-arguments.ts";
import { wrap } from "./wrap.ts";
import { resultType } from "./write-models.ts";

/** An operation as a method, with its documentation. */
export function writeMethod(document: ClientDocument, operation: DescribedOperation): string {
  const { method, verb, summary, description, deprecated, path, result } = operation;
  const given = argumentsOf(document, operation);
  const { positional, query, fields, options } = given;
  const keywords = [...query, ...fields, ...options];
  const isList = result.kind === "rows" || result.kind === "parts";
  const signature = [
    "self",
    ...positional.map(declare),
    ...(keywords.length > 0 ? ["*"] : []),
    // Python takes keywords in any order; those that are required come first for the reader.
    ...keywords.filter(({ fallback }) => fallback === undefined).map(declare),
    ...keywords.filter(({ fallback }) => fallback !== undefined).map(declare),
  ];
  const described = [...positional, ...keywords].filter((one) => one.description);
  return [
    `    def ${pythonName(method)}(`,
    ...signature.map((one) => `        ${one},`),
    `    ) -> ${isList ? "PageList" : "Answer"}[${resultType(document, operation)}]:`,
    `        """${summary}.${deprecated ? " Deprecated." : ""}`,
    "",
    ...wrap(description, 8),
    "",
    `        \`\`${verb} ${path}\`\``,
    ...(described.length > 0 ? ["", "        Args:"] : []),
    ...described.flatMap((one) => wrap(`${one.name}: ${one.description}`, 12, 16)),
    '        """',
    ...writeRequest(operation, given),
    `        return ${answerOf(result)}`,
  ].join("\n");
}

function declare({ name, annotation, fallback }: Argument): string {
  return `${name}: ${annotation}${fallback === undefined ? "" : ` = ${fallback}`}`;
}

function writeRequest(
  operation: DescribedOperation,
  { query, fields, options }: MethodArguments,
): string[] {
  const { verb, reads, keyed } = operation;
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, wire: string) => `{_part(${pythonName(nameOf(operation, wire))})}`,
  );
  const sent = options.filter(({ name }) => name !== "max_rows");
  return [
    "        request = _Request(",
    `            "${verb}",`,
    `            ${path === operation.path ? "" : "f"}"${path}",`,
    ...(query.length > 0 ? ["            query={", ...entries(query, 16), "            },"] : []),
    ...writeBody(operation, fields),
    ...(reads ? ["            reads=True,"] : []),
    ...(keyed ? ["            keyed=True,"] : []),
    ...sent.map(({ name }) => `            ${name}=${name},`),
    "        )",
  ];
}

function writeBody(
  { body, bodyField, csvBody }: DescribedOperation,
  fields: readonly Argument[],
): string[] {
  if (!body) return [];
  if (bodyField) return [`            body={"${bodyField}": ${pythonName(bodyField)}},`];
  if (csvBody) return ["            body=body,"];
  return [
    "            body=_given(",
    "                {",
    ...entries(fields, 20),
    "                }",
    "            ),",
  ];
}

function entries(given: readonly Argument[], indent: number): string[] {
  return given.map(({ wire, name }) => `${" ".repeat(indent)}"${wire}": ${name},`);
}

function answerOf(result: DescribedOperation["result"]): string {
  if (result.kind === "envelope") return "self._transport.envelope(request)";
  if (result.kind === "record") return "self._transport.record(request)";
  const field = result.kind === "rows" ? result.field : "";
  return `PageList(self._transport, request, "${field}", "${result.cursor}", max_rows)`;
}
