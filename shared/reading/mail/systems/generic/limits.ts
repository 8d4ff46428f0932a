/** What makes a rule's match no match, whatever the rule is. */
import type { MailKind } from "#schema/inbox.ts";
import { not, says } from "./says.ts";

/** What is said to somebody who has applied. */
export const ofApplication = says(
  String.raw`your (?:[\w'’-]+ ){0,3}(?:application|app|r[ée]sum[ée]|cv|candidacy|interviews?|cover letter|portfolio|qualifications|experience|background)\b`,
  String.raw`you(?:'ve|’ve| have| had| also)? (?:recently |just )?(?:applied|interviewed|submitted)\b`,
  String.raw`appl(?:ying|ied) (?:for|to|at|with)\b`,
  "(?:for|of) applying",
  String.raw`(?:the|our|this|your) (?:.{1,60} )?(?:position|role|job|opening|vacancy)\b`,
  String.raw`re: (?:[\w-]+ ){0,4}(?:application|r[ée]sum[ée]|job|position|interview)\b`,
  String.raw`(?:next|last|final|first|second|third|another) (?:step|round|stage|interview)\b`,
  String.raw`(?:hiring|search|selection|recruitment) (?:manager|process|committee|panel|team)\b`,
  String.raw`(?:written|civil service|oral) exam(?:ination)?\b`,
  "eligible list",
  String.raw`in the process for\b`,
  String.raw`invite you (?:to|for) an? (?:[\w-]+ )?interview`,
  String.raw`(?:candidates?|applicants?)\b`,
  String.raw`(?:scheduled to interview|interview with you|on-?site with)\b`,
  "meet the team",
  "(?:phone|video|zoom|panel|in-person|on-?site|initial|final|virtual) (?:interview|screen)",
  "physical (?:ability|agility) test",
  "step closer",
  "join(?:ing)? (?:us|our team) as",
);

/** What is said to somebody who has not. */
export const outreach = says(
  "(?:came|come|stumbled|ran) across your",
  String.raw`(?:found|saw|noticed|viewed|reviewed) your (?:profile|r[ée]sum[ée]|cv|details) (?:on|in|at)\b`,
  "your (?:linkedin )?profile (?:caught|stood|on|looks like|matches)",
  String.raw`(?:open to|explor\w+|looking for|considering) (?:\w+ ){0,3}?(?:new|other|great|exciting|similar|next) (?:opportunit|roles?\b|positions?\b|jobs?\b|challenge|career)`,
  String.raw`(?:direct|our|several|many) clients?\b`,
  String.raw`my client (?:is|has|needs)\b`,
  "represent(?:ing)? (?:several|a|many|companies)",
  "urgent(?:ly)? (?:requirement|need|hiring)",
  String.raw`(?:visa|work) status\b`,
  "c2c",
  "(?:per|for each|every) referral",
  "(?:not|aren't|n’t) (?:actively )?looking",
  "(?:exciting|new|great|confidential) (?:\\w+ )?(?:opportunit|role)",
  "(?:would you be|are you) (?:open|interested)",
  "updated (?:r[ée]sum[ée]|cv)",
  "if (?:you(?:'re|’re| are)|this (?:is|sounds)|it sounds) (?:of )?interest",
  String.raw`\d+ ?% off`,
  "(?:drug|urine) (?:test|screen)(?:ing)? (?:appointment|site|location)",
  "your (?:hiring process|business|company)",
  "first day",
  "new hire",
);

/** By kind, the statements that take the meaning back. */
export const contradictions: Partial<Record<MailKind, RegExp>> = {
  // What is decided or asked in words that no rule knows: then an application was not only received.
  received: says(
    String.raw`unfortunately\b(?!.{0,140}\b(?:respond|reply|answer|individual|every|each|calls|contact)\b)`,
    String.raw`regret\b(?!.{0,140}\b(?:respond|reply|answer|individual|every|each|calls|contact)\b)`,
    "(?:decided|decision) (?:not|to (?:move|go|proceed|pursue))",
    String.raw`(?:other|another|different) (?:[\w-]+ ){0,3}(?:candidates?|applicants?|birds|people|direction)\b`,
    "closing your",
    "no longer (?!wish|want|interested|able to receive|need)",
    "(?:closer|better|stronger) (?:fit|match)",
    "(?:hired|chose) ",
    `${not} (?:able to )?(?:offer|accept|consider(?!ed complete)|move|proceed|pursue|advance|be (?:able|moving|accepted|considered|offer))`,
    "(?:does|do|did)(?: not|n't|n’t) (?:meet|match|qualify)",
    "ineligible|not eligible|disqualified",
    "wish you (?:luck|success|well|all|every|the best)",
    String.raw`(?:please|kindly|must|need to|asks?|asked|invited?|click|use) (?:[^\s.]+ ){0,8}?(?:test|assessment|tryout|exercise|slot|interview|schedule an?|appointment)\b`,
    "(?:talent|job) (?:community|network|pool|alert)",
    "verify your",
    "the following (?:online )?(?:test|assessment|questions)",
    "before we can (?:review|consider|process)",
  ),
  // An interview with nobody on the other end is an assessment; an advertisement invites everybody.
  interview: says(
    String.raw`we(?:'re| are) (?:now )?hiring\b`,
    String.raw`apply (?:today|now|online)\b`,
    "join (?:the|our) (?:interview|hiring|search) (?:panel|committee)",
    "interview(?:ing)? (?:the|these|this) (?:candidate|applicant)",
    String.raw`(?:one-?way|on-?demand|pre-?recorded|self-?recorded|asynchronous)\b`,
    String.raw`record (?:your|an?|video|short) (?:[\w-]+ ){0,3}(?:answers?|responses?|video)`,
  ),
  offer: says(String.raw`\d+ ?% off`, "free trial", "promo code", "subscri", "limited[- ]time"),
};
