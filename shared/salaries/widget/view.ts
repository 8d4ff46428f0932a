/**
 * The content of the widget, made by any function that creates elements: the browser's in
 * `element.js`, Hono's JSX for the preview of `/widget`. It is part of `/widget.js`, so what it
 * imports is small.
 */
import type { PayLevel as Level } from "#shared/contract/levels.ts";
import { experience } from "#shared/figures/experience.ts";

/** Creates an element with these attributes; an attribute of null is left out. */
export type Create<Node> = (
  tag: string,
  attributes: Readonly<Record<string, string | number | null>>,
  ...children: readonly (Node | string)[]
) => Node;

/** The fields of `GET /api/v1/intelligence/salaries/widget` that are shown. */
export interface Figures {
  role: { slug: string; title: string };
  city: { slug: string; name: string; state: string } | null;
  experienceBands: Readonly<Record<Level, Band>>;
  whitelabel: boolean;
  updated: string;
  poweredBy?: { name: string; url: string } | undefined;
}

interface Band {
  median: number;
  p25: number | null;
  p75: number | null;
}

export const levels = Object.keys(experience) as Level[];

/** `$185,612` */
function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** Years say to everybody what the name of a level says in a few trades. */
const yearsOf = (level: Level) =>
  level === "any" ? "Everyone" : `${experience[level].years} years`;

/** `3-5 years of experience`, or whose pay it is without a level. */
const ofWhom = (level: Level) =>
  level === "any" ? "whatever the experience" : `${yearsOf(level)} of experience`;

/** `Electrician in Austin, TX` */
function subjectOf({ role, city }: Figures): string {
  return `${role.title} in ${city ? `${city.name}, ${city.state}` : "the United States"}`;
}

/** The chosen figure in a sentence, which assistive technology announces after a change. */
export function sentenceOf(figures: Figures, level: Level): string {
  const { median } = figures.experienceBands[level];
  return `${subjectOf(figures)}, ${ofWhom(level)}: ${dollars(median)} a year`;
}

/**
 * The figure of one level, the medians of all, and where they come from.
 *
 * @param origin of the service, for the link to the figure's page; a white-label widget has none.
 */
export function viewOf<Node>(
  h: Create<Node>,
  figures: Figures,
  level: Level,
  origin: string,
): Node[] {
  const { median, p25, p75 } = figures.experienceBands[level];
  const range =
    p25 === null || p75 === null
      ? "The range around it is not published."
      : `The middle half makes ${dollars(p25)} to ${dollars(p75)}.`;
  return [
    h("p", { id: "subject", part: "subject" }, subjectOf(figures)),
    h(
      "p",
      { class: "figure", part: "figure" },
      h("strong", { part: "median" }, dollars(median)),
      " a year is typical, ",
      level === "any" ? "" : "with ",
      h("span", {}, ofWhom(level)),
    ),
    h("p", { class: "soft", part: "range" }, range),
    levelsOf(h, figures, level),
    sourceOf(h, figures, level, origin),
  ];
}

/** A row for each level: its median, and a bar of its middle half on a scale that all rows share. */
function levelsOf<Node>(h: Create<Node>, { experienceBands }: Figures, chosen: Level): Node {
  const bands = Object.values(experienceBands);
  const highest = Math.max(...bands.map(({ median, p75 }) => p75 ?? median));
  const place = (amount: number) => Number(((amount / highest) * 100).toFixed(1));
  const row = (level: Level) => {
    const { median, p25, p75 } = experienceBands[level];
    const [from, to] = [place(p25 ?? median), place(p75 ?? median)];
    return h(
      "tr",
      {
        part: level === chosen ? "level chosen" : "level",
        class: level === chosen ? "chosen" : null,
      },
      h("th", { scope: "row" }, yearsOf(level)),
      h(
        "td",
        { class: "bar", "aria-hidden": "true" },
        h(
          "svg",
          { viewBox: "0 0 100 8", preserveAspectRatio: "none" },
          h("rect", { x: from, width: Math.max(to - from, 1), height: 8, class: "half" }),
          h("rect", { x: Math.min(place(median), 98.8), width: 1.2, height: 8, class: "median" }),
        ),
      ),
      h("td", {}, dollars(median)),
    );
  };
  return h(
    "table",
    { part: "levels" },
    h("caption", {}, "Typical pay by experience"),
    h("tbody", {}, ...levels.map(row)),
  );
}

function sourceOf<Node>(
  h: Create<Node>,
  { role, city, whitelabel, updated, poweredBy }: Figures,
  level: Level,
  origin: string,
): Node {
  const path = `/salaries/${role.slug}${city ? `/${city.slug}` : ""}`;
  const query = level === "any" ? "" : `?exp=${level}`;
  const link = (href: string, text: string) => h("a", { part: "link", href, target: "_top" }, text);
  return h(
    "p",
    { class: "source soft", part: "source" },
    "Base pay before tax, estimated from public wage data as of ",
    h("span", {}, `${updated}.`),
    " ",
    ...(whitelabel
      ? []
      : [link(`${origin}${path}${query}`, "How it is made, and how far off it may be"), " "]),
    ...(poweredBy ? ["· ", link(poweredBy.url, poweredBy.name)] : []),
  );
}
