/**
 * A pattern of alternatives, each of which begins with a word.
 *
 * @example says("we (?:have )?hired", "isn't open")
 */
export function says(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join("|")})`, "i");
}

/** Up to so many words. */
export function words(max: number): string {
  return String.raw`(?:[^\s!?]+ ){0,${max}}?`;
}

/** What a person applies for. */
export const job = String.raw`(?:positions?|roles?|jobs?|openings?|vacanc(?:y|ies)|opportunity|requisitions?|posts?|seats?|spots?|assignment)\b`;

const days = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day|s)?\b`;
/** A day or an hour, as people write them. */
export const time = String.raw`(?:${days}|tomorrow|today|this (?:week|morning|afternoon)|next week|(?:in the )?(?:morning|afternoon)\b|(?:at |around |about |@ ?)?\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b)|(?:at|around) (?:\d{1,2}|noon)\b)`;

/** A negation, with the verbs that carry one. */
export const not = String.raw`(?:not|cannot|\w+n't|unable to|not able to)`;
