/** Surveys and statistics of skills and hiring, small enough to be cached as a whole. */
/** A technology, or an answer about the respondent, and its association with pay. */
export interface Skill {
  slug: string;
  name: string;
  category: string;
  /**
   * Difference in log pay between users and others, with the controls held fixed. An answer is
   * compared with the most frequent one of its question, whose own coefficient is 0.
   */
  coefficient: number;
  standardError: number;
  /** 95% interval of the coefficient. */
  ciLow: number;
  ciHigh: number;
  users: number;
  respondents: number;
}

export interface LanguageUse {
  slug: string;
  name: string;
  year: number;
  users: number;
  /** Respondents who named any language that both surveys offer. */
  respondents: number;
  /** Languages named, by all of them together. */
  namings: number;
  /** Standard error of users / namings. */
  shareError: number;
}

export interface Hires {
  industry: string;
  /** `2026-04` */
  month: string;
  preliminary: boolean;
  /** Thousands. */
  hires: number;
  /** Percent of employment. */
  rate: number;
}

/** Questions about the respondent, as the regression's other rows are categorized. */
export const answerCategories = ["remote_work", "company_size", "education"] as const;
export type AnswerCategory = (typeof answerCategories)[number];

export interface Market {
  /** Technologies, highest premium first. */
  skills: readonly Skill[];
  /** Answers to each question, highest premium first. */
  answers: Readonly<Record<AnswerCategory, readonly Skill[]>>;
  /** Earlier survey first. */
  languages: readonly LanguageUse[];
  /** Oldest month first. */
  hires: readonly Hires[];
  /** SOC code to the slugs of skills and languages that O*NET lists for it. */
  slugsByOccupation: ReadonlyMap<string, ReadonlySet<string>>;
}

export const emptyMarket: Market = {
  skills: [],
  answers: { remote_work: [], company_size: [], education: [] },
  languages: [],
  hires: [],
  slugsByOccupation: new Map(),
};

export function assembleMarket(
  known: readonly Skill[],
  languages: readonly LanguageUse[],
  monthlyHires: readonly Hires[],
  links: readonly { slug: string; socCode: string }[],
): Market {
  const ranked = known.toSorted(
    (a, b) => b.coefficient - a.coefficient || (a.slug < b.slug ? -1 : 1),
  );
  const answersTo = (category: AnswerCategory) => ranked.filter((own) => own.category === category);
  return {
    skills: ranked.filter(({ category }) => !answerCategories.some((own) => own === category)),
    answers: {
      remote_work: answersTo("remote_work"),
      company_size: answersTo("company_size"),
      education: answersTo("education"),
    },
    languages: languages.toSorted((a, b) => a.year - b.year),
    hires: monthlyHires.toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    slugsByOccupation: new Map(
      [...Map.groupBy(links, ({ socCode }) => socCode)].map(([code, own]) => [
        code,
        new Set(own.map(({ slug }) => slug)),
      ]),
    ),
  };
}

/** The surveyed skills that O*NET lists for an occupation, highest premium first. */
export function findSkills(market: Market, socCode: string): Skill[] {
  const slugs = market.slugsByOccupation.get(socCode);
  return slugs ? market.skills.filter(({ slug }) => slugs.has(slug)) : [];
}
