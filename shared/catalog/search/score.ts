import type { ParsedQuery } from "./parsed-query.ts";

/** Scores are counted in ten-thousandths, so that equal ones are equal. */
export const fullScore = 10_000;

/** The score of the role that the words name exactly, by an alias, in the plural or after a level. */
export const namedScore = 9_900;

/** The maximum share of the score for a role found only by an alternative text; see {@link score}. */
export const approximateShare = 0.35;

export interface Scored {
  slug: string;
  /** Lower case. */
  title: string;
  /** A share from 0 to 1; see {@link scorePrevalence}. */
  prevalence: number;
}

/** A role that so few or so many people hold has a prevalence of 0 or 1. */
const fewHolders = 100;
const manyHolders = 10_000_000;

/** How common a role is, from 0 to 1, on the logarithmic scale of the number of people who hold it. */
export function scorePrevalence(holders: number): number {
  const within = Math.min(manyHolders, Math.max(fewHolders, holders));
  return Math.log(within / fewHolders) / Math.log(manyHolders / fewHolders);
}

/**
 * How well a role matches words that its slug or title all contain, from 0 to 10000:
 *
 * - the exact slug: 10000
 * - the beginning of the title or slug: 9000 plus up to 500 if it ends at a word boundary, else
 *   8000 plus up to 1000
 * - otherwise: 4000, plus up to 1000 for the share of words that begin a word of the role, up to
 *   1000 for the share that are whole words of it, and up to 1500
 *
 * Of the last addition in each, a third is for the share of the title covered and two thirds for
 * how common the role is.
 */
export function score(role: Scored, query: ParsedQuery): number {
  const { phrase, hyphenated, words } = query;
  const { slug, title } = role;
  if (slug === hyphenated) return fullScore;
  const beginnings = [
    ...(title.startsWith(phrase) ? [isEnd(title, phrase.length)] : []),
    ...(slug.startsWith(hyphenated) ? [isEnd(slug, hyphenated.length)] : []),
  ];
  if (beginnings.length > 0) {
    const fit = scoreFit(phrase.length, title.length, role.prevalence);
    return beginnings.includes(true)
      ? 9_000 + Math.round(500 * fit)
      : 8_000 + Math.round(1_000 * fit);
  }
  let beginCount = 0;
  let wholeCount = 0;
  let length = 0;
  for (const word of words) {
    const place = placeOf(role, word);
    if (place !== "inside") beginCount++;
    if (place === "whole") wholeCount++;
    length += word.length;
  }
  const fit = scoreFit(length, title.length, role.prevalence);
  return Math.round(4_000 + (1_000 * (beginCount + wholeCount)) / words.length + 1_500 * fit);
}

/**
 * Scores a match from 0 to 1: a third for the share of the title covered, and two thirds for how
 * common the role is.
 */
export function scoreFit(covered: number, titleLength: number, prevalence: number): number {
  return (Math.min(1, covered / titleLength) + 2 * prevalence) / 3;
}

/** Whether a word that a role contains is a whole word of it, or the beginning or the inside of one. */
function placeOf({ slug, title }: Scored, word: string): "whole" | "beginning" | "inside" {
  let begins = false;
  for (const text of [slug, title]) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      if (!isStart(text, at)) continue;
      if (isEnd(text, at + word.length)) return "whole";
      begins = true;
    }
  }
  return begins ? "beginning" : "inside";
}

function isStart(text: string, at: number): boolean {
  return at === 0 || isBetweenWords(text[at - 1]);
}

function isEnd(text: string, at: number): boolean {
  return at >= text.length || isBetweenWords(text[at]);
}

function isBetweenWords(character: string | undefined): boolean {
  return character === " " || character === "-" || character === "/" || character === ",";
}
