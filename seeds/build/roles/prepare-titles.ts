import { chooseSpelling } from "../titles/choose-spelling.ts";
import { parseTitle } from "../titles/parse-title.ts";
import { writeTitle } from "../titles/write-title.ts";
import type { Candidate, OnetUse } from "./candidate.ts";
import { type CodeChoice, chooseCode, type OccupationFacts } from "./choose-code.ts";
import { commonTitles } from "./common-titles.ts";
import { isSpecialized } from "./is-specialized.ts";
import { reasonLeftOut } from "./is-title.ts";
import { plainTitles } from "./plain-titles.ts";
import { reviewedTitles } from "./reviewed-titles.ts";
import { specializedCodes } from "./specialized-words.ts";

/** A candidate that may become a role: its words, its code and what the admission rules ask about it. */
export interface Title {
  key: string;
  words: string[];
  text: string;
  code: string;
  how: CodeChoice["how"];
  filings: number;
  employers: number;
  /** How O*NET knows it in its occupation; null if it does not. */
  onet: OnetUse | null;
  wanted: boolean;
  specialized: boolean;
  /** Other codes under which employers file the same job, reviewed by hand. */
  alsoFiledAs: readonly string[] | "any";
  /** Keys of the titles whose evidence counts for this one too. */
  pooledWith: readonly string[];
  /** Keeps its occupation's wage, because its filings are not evidence about it. */
  keepsWage: boolean;
  /** Chosen by hand to represent an occupation without a reported title. */
  plain: boolean;
  /** O*NET lists it, or so many employers file it that it is in general use. */
  common: boolean;
}

interface PreparedTitles {
  titles: Title[];
  /** The titles left out, by reason: their number, their filings and examples. */
  leftOut: Map<string, { count: number; filings: number; examples: string[] }>;
}

/** @throws Error where a wanted title is in neither source or gets no code. */
export function prepareTitles(
  candidates: Map<string, Candidate>,
  facts: OccupationFacts,
  wantedTitles: string[],
  categories: string[],
): PreparedTitles {
  const wanted = new Map(wantedTitles.map((title) => [keyOf(title), title]));
  const reviews = new Map(
    Object.entries(reviewedTitles).map(([title, reviewed]) => [
      keyOf(title),
      { title, ...reviewed },
    ]),
  );
  const plain = new Map(Object.entries(plainTitles).map(([code, title]) => [keyOf(title), code]));
  const added = [...reviews].filter(([key, review]) => review.added && !candidates.has(key));
  const missing = [...wanted]
    .filter(([key]) => !candidates.has(key) && !reviews.get(key)?.added)
    .map(([, title]) => title);
  if (missing.length > 0) throw new Error(`wanted titles in no source: ${missing.join(", ")}`);

  const isCommon = commonTitles(candidates, categories);
  const titles: Title[] = [];
  const leftOut: PreparedTitles["leftOut"] = new Map();
  const all = [...candidates.values(), ...added.map(([, { title }]) => unseen(title))];
  for (const candidate of all) {
    const words = chooseSpelling(candidate.spellings.values());
    const wish = wanted.get(candidate.key);
    const review = reviews.get(candidate.key);
    const plainCode = plain.get(candidate.key);
    const isPlain = plainCode !== undefined && candidate.onet.has(plainCode);
    const choice = review
      ? { code: review.code, how: "override" as const }
      : isPlain
        ? { code: plainCode, how: "onet-code" as const }
        : chooseCode(candidate, facts);
    const reason = wish || isPlain ? null : reasonLeftOut(candidate.key, words);
    if (reason !== null || !choice || !facts.occupations.has(choice.code)) {
      if (wish) throw new Error(`${wish} gets no occupation with a published median`);
      const why = reason ?? "no code by the rule";
      const entry = leftOut.get(why) ?? { count: 0, filings: 0, examples: [] };
      entry.count += 1;
      entry.filings += candidate.filings;
      if (candidate.filings >= 30 || entry.examples.length < 20)
        entry.examples.push(words.join(" "));
      leftOut.set(why, entry);
      continue;
    }
    const specialized = isSpecialized(words, choice.code);
    titles.push({
      key: candidate.key,
      words,
      text: wish ?? writeTitle(words, specialized),
      ...choice,
      filings: candidate.filings,
      employers: candidate.employers,
      onet: candidate.onet.get(choice.code) ?? null,
      wanted: wish !== undefined,
      alsoFiledAs: review?.alsoFiledAs ?? [],
      pooledWith: (review?.pooledWith ?? []).map(keyOf).filter((key) => key !== candidate.key),
      keepsWage: review?.keepsWage ?? false,
      plain: isPlain,
      specialized,
      // Specialized fields are judged by their vocabulary (`specialized`), not by how many file a title.
      common:
        candidate.onet.size > 0 || (isCommon(candidate) && !specializedCodes.test(choice.code)),
    });
  }
  return { titles, leftOut };
}

function keyOf(title: string): string {
  const key = parseTitle(title)?.key;
  if (!key) throw new Error(`${title} is no title`);
  return key;
}

/** A title that no source has, as the reviewer wrote it. */
function unseen(title: string): Candidate {
  const parsed = parseTitle(title);
  if (!parsed) throw new Error(`${title} is no title`);
  const { key, words } = parsed;
  const spelling = { words, filings: 0, onet: false };
  return {
    key,
    spellings: new Map([[words.join(" "), spelling]]),
    filings: 0,
    employers: 0,
    filedCodes: new Map(),
    onet: new Map(),
  };
}
