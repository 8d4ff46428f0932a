/** Kinds of figures derived from an estimate, and the letter that stands for each in a data point id. */
export const estimateLetters = {
  estimate: "e",
  projection: "p",
  skill: "s",
  employer_cost: "c",
  range: "r",
  evaluation: "o",
} as const;

/** Kinds of figures from a survey or statistic, and the letter that stands for each in a data point id. */
export const statisticLetters = {
  skill_premium: "k",
  skill_half_life: "h",
  hiring: "v",
  occupation_relation: "n",
  wage_level: "l",
} as const;

export type EstimateKind = keyof typeof estimateLetters;
export type StatisticKind = keyof typeof statisticLetters;

export const dataPointKinds = Object.keys(estimateLetters) as EstimateKind[];
export const statisticKinds = Object.keys(statisticLetters) as StatisticKind[];
