/** The pages' words for the values of the pipeline. */

import type { ActivityType } from "#schema/activity-types.ts";
import { grouped } from "#shared/core/format.ts";
import { maxRanked } from "#shared/pipeline/word-search/find-by-words.ts";

/** `Phone screen` for `phone_screen`. */
export function inWords(value: string): string {
  const words = value.replaceAll("_", " ").replace("onsite", "on-site");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of the time line. */
export const activityWords: Readonly<Record<ActivityType, string>> = {
  application: "Application sent",
  email: "E-mail",
  call: "Call",
  meeting: "Meeting",
  interview: "Interview",
  follow_up: "Follow-up",
  note: "Note",
  offer: "Offer",
  status_change: "Status changed",
};

/** `1,200 jobs`, or that there are more than are listed of a search. */
export function foundInWords(
  total: number,
  isCut: boolean | undefined,
  [one, many]: readonly [string, string],
): string {
  const counted = `${grouped(total)} ${total === 1 ? one : many}`;
  return isCut
    ? `More than ${grouped(maxRanked)} ${many} have these words: here are the ${grouped(maxRanked)} that were added or changed last. Add a word to find others.`
    : counted;
}
