/** How O*NET knows a title in one occupation. */
export interface OnetUse {
  /** Among the titles that workers reported to O*NET. */
  reported: boolean;
  /** Shown to the public in My Next Move. */
  shown: boolean;
  /** Among the alternate titles, and from how many of O*NET's sources. */
  alternateSources: number;
}

/** All that is known of one title, however it is spelt. */
export interface Candidate {
  key: string;
  /** Spellings seen, as words, with how often they were filed and whether O*NET spells it so. */
  spellings: Map<string, { words: string[]; filings: number; onet: boolean }>;
  /** Certified filings of all spellings. */
  filings: number;
  /** Employers behind them, one counted again where it files several spellings. */
  employers: number;
  /** Of the filings, by each spelling's most frequent code: a lower bound of the code's share. */
  filedCodes: Map<string, number>;
  onet: Map<string, OnetUse>;
}
