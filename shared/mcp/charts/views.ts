import type { Resource } from "../add-documents.ts";
import { viewType } from "./client-draws.ts";

/** A tool's drawing: all views share one document, which draws whatever charts a result has. */
const views = {
  pay: {
    title: "What a role pays",
    description: "Pay as a distribution with its interval, at each level, or with an offer in it.",
  },
  comparison: {
    title: "Two sides compared",
    description: "The middle half of pay of two roles or cities on one scale.",
  },
  funnel: {
    title: "How far the jobs got",
    description: "How many jobs of the pipeline reached each stage.",
  },
} as const;

/** The document, in `public/content`: `npm run generate -- pages` makes it. Not `.html`, which the platform would redirect. */
const viewFile = "chart-view.html.txt";

export type ViewName = keyof typeof views;

export function viewUri(name: ViewName): string {
  return `ui://charts/${name}`;
}

/** The document of a view. It loads nothing, and its own policy allows only its own script and styles. */
export function viewResource(name: ViewName): Resource {
  return {
    name: `chart-${name}`,
    ...views[name],
    uri: viewUri(name),
    mimeType: viewType,
    meta: {
      ui: {
        csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
        prefersBorder: true,
      },
    },
    read: ({ readContent }) => readContent(viewFile),
  };
}
