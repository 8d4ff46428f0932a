/** How O*NET knows a title in one occupation. */
export interface OnetUse {
  /** Whether it is among the titles that workers reported to O*NET. */
  reported: boolean;
  /** Shown to the public in My Next Move. */
  shown: boolean;
  /** How many of O*NET's sources have it as an alternate title. */
  alternateSources: number;
}

/** Everything the sources say about one title, over all its spellings. */
export interface Candidate {
  key: string;
  /** Spellings seen, as words, with how often they were filed and whether O*NET spells it so. */
  spellings: Map<string, { words: string[]; filings: number; onet: boolean }>;
  /** Certified filings of all spellings. */
  filings: number;
  /** Employers of those filings; one that files several spellings is counted once per spelling. */
  employers: number;
  /** Filings by each spelling's most frequent code: a lower bound of the code's share. */
  filedCodes: Map<string, number>;
  onet: Map<string, OnetUse>;
}
