import type { Envelope, FigureData } from "./call-salary-operation.ts";

/** The result of every tool of the salary API. */
export interface Analysis {
  data: Record<string, unknown>;
  citation: Record<string, string>;
  assumptions: readonly string[];
  /** Sentences about the data, which are only in the text. */
  sentences?: readonly string[];
}

/** The first line of every tool's text: the citation to quote. */
export function citationLine({ citation }: Analysis): string {
  return citation.text ?? "";
}

/** Fields of a response's `data` that the result has elsewhere, or that an agent has no use for. */
const metadataFields = ["citation", "assumptions", "page_url"];

/** Fields that further responses about the same role and city have in common with the first. */
const commonFields = ["role", "city", "observed"];

/**
 * Turns responses of the salary API into the result of a tool.
 *
 * @param more further responses, by the field of `data` that each becomes.
 */
export function toAnalysis(
  response: Envelope<FigureData>,
  more: Readonly<Record<string, Envelope<FigureData>>> = {},
): Analysis {
  const others = Object.entries(more);
  const responses = [response, ...others.map(([, other]) => other)];
  return {
    data: {
      ...omit(response.data, metadataFields),
      ...Object.fromEntries(
        others.map(([name, { data }]) => [name, omit(data, [...metadataFields, ...commonFields])]),
      ),
    },
    citation: cite(response, response.data.citation),
    assumptions: [...new Set(responses.flatMap(({ data }) => data.assumptions))],
  };
}

/** The citation of a result: its text, its source and method, and the id of the request. */
export function cite(
  { attribution, request }: Pick<Envelope<unknown>, "attribution" | "request">,
  text: string,
): Analysis["citation"] {
  const { source, url, methodology, methodology_version, updated, as_of } = attribution;
  const provenance = { source, url, methodology, methodology_version, updated, as_of };
  return { text, request_id: request.id, ...provenance };
}

function omit(
  data: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}
