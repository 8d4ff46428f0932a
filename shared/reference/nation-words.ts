import { toWords } from "./resolve-words.ts";

const nation = new Set([
  ...["remote", "remote-us", "remote-usa", "remote-united-states", "us-remote", "usa-remote"],
  ...["fully-remote", "work-from-home", "wfh", "anywhere", "nationwide", "national"],
  ...["united-states", "united-states-of-america", "usa", "us", "america"],
]);

/** Whether words mean the whole of the United States, as for remote work. */
export function isNation(text: string): boolean {
  return nation.has(toWords(text).join("-"));
}

const partOfIt = new Set([
  ...["us", "u-s", "usa", "u-s-a", "united-states", "united-states-of-america", "america"],
  ...["the-us", "the-usa", "the-united-states", "the-united-states-of-america", "us-of-a"],
  ...["continental-us", "continental-united-states", "contiguous-us", "conus", "lower-48"],
  ...["all-us", "all-us-states", "all-states", "any-state", "all-50-states", "domestic-us"],
  ...["unitedstates", "estados-unidos", "etats-unis", "vereinigte-staaten", "stateside"],
  ...["amer", "namer", "noram", "americas", "the-americas", "north-america"],
]);

/** Whether the part of a location names the United States, alone or as what a place is in. */
export function namesNation(part: string): boolean {
  return partOfIt.has(toWords(part).join("-"));
}
