import { compareText } from "../compare.ts";
import type { Candidate, OnetUse } from "./candidate.ts";

/** Facts about the occupations that the code rule needs. */
export interface OccupationFacts {
  /** OEWS codes with an annual median, with title and national employment. */
  occupations: Map<string, { title: string; employment: number | null }>;
  /** SOC codes that the bridge combined into an OEWS code. */
  bridged: Set<string>;
}

export interface CodeChoice {
  code: string;
  how: "filings-code" | "onet-code" | "bridged-code" | "only-filings-code" | "override";
}

const enoughFilings = 100;
/** The least filings that decide the code of a title that O*NET does not list, or choose between the codes under which it does. */
const fewFilings = 10;

/** The role's OEWS code, or null if neither source gives one with a published median. */
export function chooseCode(candidate: Candidate, facts: OccupationFacts): CodeChoice | null {
  const filed = modalCode(candidate);
  const majority = filed !== null && filed.count > candidate.filings / 2;
  const title = filed ? facts.occupations.get(filed.code)?.title : undefined;
  const specific = title !== undefined && !isAllOther(title);
  if (filed && majority && specific && candidate.filings >= enoughFilings) {
    return { code: filed.code, how: "filings-code" };
  }
  const onet = onetCode(candidate, facts);
  if (onet !== null) {
    return { code: onet, how: facts.bridged.has(onet) ? "bridged-code" : "onet-code" };
  }
  const unknown = candidate.onet.size === 0 && candidate.filings >= fewFilings;
  if (filed && majority && unknown && title !== undefined) {
    return { code: filed.code, how: "only-filings-code" };
  }
  return null;
}

function isAllOther(occupationTitle: string): boolean {
  return /\ball other$/i.test(occupationTitle);
}

function modalCode(candidate: Candidate): { code: string; count: number } | null {
  const ordered = [...candidate.filedCodes].sort(
    ([a, countA], [b, countB]) => countB - countA || compareText(a, b),
  );
  const first = ordered[0];
  return first ? { code: first[0], count: first[1] } : null;
}

/**
 * If O*NET lists the title under several occupations, the order of preference is: the one
 * with most of the title's filings, one whose workers report the title, one that shows it to
 * the public, one that is not "All Other", the one with more filings, the largest.
 */
function onetCode(candidate: Candidate, facts: OccupationFacts): string | null {
  const filed = modalCode(candidate);
  const agreed = filed && filed.count > candidate.filings / 2 && candidate.filings >= fewFilings;
  const rank = ([code, use]: [string, OnetUse]) => {
    const occupation = facts.occupations.get(code);
    return [
      Number(agreed && filed.code === code),
      Number(use.reported),
      Number(use.shown),
      Number(!isAllOther(occupation?.title ?? "")),
      candidate.filedCodes.get(code) ?? 0,
      occupation?.employment ?? 0,
    ];
  };
  const ordered = [...candidate.onet]
    .filter(([code]) => facts.occupations.has(code))
    .sort((a, b) => compareRanks(rank(b), rank(a)) || compareText(a[0], b[0]));
  return ordered[0]?.[0] ?? null;
}

function compareRanks(a: number[], b: number[]): number {
  for (const [index, value] of a.entries()) {
    const order = value - (b[index] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}
