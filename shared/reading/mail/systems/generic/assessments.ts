import type { MailRule } from "#shared/reading/mail/system.ts";
import { says, words } from "./says.ts";

/** An interview with nobody on the other end. */
const recorded = String.raw`(?:one-?way|on-?demand|pre-?recorded|recorded|asynchronous|self-?recorded)\b(?: video)?(?: interview| response| question)`;
const surely = String.raw`(?:assessments?|coding (?:challenge|test|exercise)|physical (?:ability|agility|fitness) (?:test|exam)|technical challenge|(?:skills?|coding|typing|keyboarding|keyboard|aptitude|cognitive|personality|technical|online|writing|written|performance|placement|proficiency|data entry|excel|math) (?:test|exam(?:ination)?|exercise|task|evaluation|quiz)s?|take-?home(?: (?:assignment|exercise|project|challenge|test))?|take home (?:assignment|exercise|project|challenge|test)|work sample|case study|job (?:tryout|simulation|preview exercise)|video interview questions|${recorded})\b`;
const maybe = String.raw`(?:${surely}|questionnaire|test|exam(?:ination)?|exercise|challenge|assignment|task|project|simulation|writing sample|recording)\b`;
/** "A drug test" is none, nor are forms about one's health. */
const health =
  "(?:drug|tb|physical|medical|health|fitness|fingerprint|background|reference|covid|tax|onboarding|benefits?|self-?identification|eligibility)";
const filler = String.raw`(?:(?!${health}\b)[^\s.!?]+ ){0,7}?`;
const work =
  "(?:complete|take|finish|submit|begin|start|sit|perform|do|pass|record|work (?:on|through)|report for|appear for)";

export const assessments: readonly MailRule[] = [
  {
    kind: "assessment",
    needsApplication: true,
    text: says(
      `(?:${work}|invit(?:e|ed|ing|es) you to|sent you|next step is|ask(?:s|ed)? you to|scheduled for|registered for) ${filler}${surely}`,
      `(?:have|has) not (?:yet )?(?:finished|completed|started|submitted|taken|begun) ${filler}${maybe}`,
    ),
  },
  {
    kind: "assessment",
    needsApplication: true,
    subject: says(
      String.raw`assessments?\b(?! (?:results?|scores?|complete))`,
      "coding (?:challenge|test)",
      "take-?home",
      "(?:skills?|typing|aptitude|written|online|technical|pre-?employment)[ -](?:test|exam|exercise|task)",
      "(?:technical|performance) (?:exercise|task)",
      "test invitation",
      "(?:job|virtual) (?:job )?(?:tryout|simulation)",
      "notice to appear for (?:\\w+ )?exam",
      recorded,
    ),
    text: says(
      "complet(?:e|ing)",
      "invit",
      "link below",
      "deadline",
      "minutes",
      "submit",
      "takes?",
      "pass",
      "expires?",
      "report",
    ),
  },
  {
    kind: "assessment",
    subject: says(
      String.raw`(?:requested|invited|asked) (?:that )?you (?:to )?(?:take|complete)? ?${words(4)}(?:assessments?|tests?)\b`,
    ),
  },
  {
    kind: "assessment",
    isWeak: true,
    needsApplication: true,
    text: says(
      `(?:${work}) (?:an?|the|this|our|your|some|all|both|following) ${filler}${maybe}`,
      `(?:complete|take) the following`,
      String.raw`(?:send|provide|submit|return|e-?mail) (?:us |me )?(?:an? |the |your |some )?(?:short |brief )?(?:writing|code|work|design) (?:sample|exercise)s?\b`,
      `(?:here(?: is|'s| are)|attached(?: is| are)?|attaching|sending|sent|below is|you will find) ${filler}(?:take-?home|exercise|assignment|case study|challenge|assessment|test|task)\\b`,
      "answer (?:the|these|some|a few|several) (?:following )?(?:screening |short |written |application )*questions",
      "record (?:your|an?|short|video) (?:[\\w-]+ ){0,3}(?:answers?|responses?|video)",
    ),
  },
];
