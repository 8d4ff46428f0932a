import type { SampledOperation } from "./reference.ts";

/** What the Quickstart shows of the response to a call. */
export interface ShownFigure {
  role: { slug: string; title: string };
  city: { slug: string; name: string; state: string };
  estimate: {
    low: number;
    median: number;
    high: number;
    confidence_lower: number;
    confidence_upper: number;
    as_of: string;
  };
  observed?: { median: number; reference_period: string };
}

export interface QuickstartCall {
  operation: SampledOperation;
  data: ShownFigure;
}

/** `quickstart.json` in `public/content`: calls with their recorded responses, shortened. */
export interface QuickstartCalls {
  first: QuickstartCall;
  figure: QuickstartCall;
}

/** Objects in one line up to this length take one. */
const maxInline = 48;

/** A response as JSON in which short objects take a line. */
export function formatReply(data: ShownFigure): string {
  const { title: _, ...role } = data.role;
  const { name: __, ...city } = data.city;
  const lines = JSON.stringify({ data: { ...data, role, city } }, null, 2);
  return lines.replaceAll(/\{\s*([^{}]*?)\s*\}/g, (whole, inside: string) => {
    const line = `{ ${inside.replaceAll(/\n\s*/g, " ")} }`;
    return line.length <= maxInline ? line : whole;
  });
}
