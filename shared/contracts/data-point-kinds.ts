/** Kinds of figures that follow from an estimate, and the letter by which an id names each. */
export const estimateLetters = {
  estimate: "e",
  projection: "p",
  skill: "s",
  employer_cost: "c",
  range: "r",
} as const;

/** Kinds of figures of a survey or a statistic, and the letter by which an id names each. */
export const statisticLetters = {
  skill_premium: "k",
  skill_half_life: "h",
  hiring: "v",
  occupation_relation: "n",
} as const;

export type EstimateKind = keyof typeof estimateLetters;
export type StatisticKind = keyof typeof statisticLetters;

export const dataPointKinds = Object.keys(estimateLetters) as EstimateKind[];
export const statisticKinds = Object.keys(statisticLetters) as StatisticKind[];
