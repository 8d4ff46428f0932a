import type { MailRule } from "#shared/reading/mail/system.ts";
import { job, says, words } from "./says.ts";

const offer = String.raw`(?:(?:conditional|contingent|tentative|formal|official|verbal|revised|updated|written|firm|final|job|employment) ){1,3}offer\b`;
/** What else is offered than work. */
const work = String.raw`(?! (?:\w+ ){0,3}(?:interview|(?:quick|phone|short) call|chance|tour|discount|free|invitation|months?))(?=.{0,140}\b(?:position|role|job|employment|join|appointment|as (?:an?|our|the)|start)\b)`;

export const offers: readonly MailRule[] = [
  {
    kind: "offer",
    text: says(
      String.raw`(?:pleased|happy|excited|delighted|thrilled|proud|glad|like|love|pleasure|honou?red) to (?:\w+ly )?(?:offer you|extend (?:to )?(?:you )?(?:an|this|our|the) (?:[\w-]+ ){0,3}offer|make you (?:an|this|our) (?:[\w-]+ ){0,2}offer|present (?:you with )?(?:an|your|this|our) (?:[\w-]+ ){0,2}offer)${work}`,
      String.raw`present your offer for\b`,
      `(?:extends?|extending|offers?|makes?) (?:to )?you (?:an?|this|our|the) ${offer}`,
      `(?:this|your|the) ${offer} (?:for|of|as|letter|is|to join)`,
      "your offer letter",
      String.raw`(?:attached|enclosed|following|below|sign|here) (?:is |are |you will find |please find )?(?:the |your |our |an? )?(?:\w+ )?offer letter`,
      String.raw`sent you an? (?:\w+ )?offer letter`,
      "offer of employment",
      String.raw`(?:job|position|role|spot)(?: is|'s) (?:all )?yours\b`,
      String.raw`you(?:'ve| have)? got the (?:job|position|role)\b`,
      String.raw`you(?:'re| are) hired\b`,
      "tentatively selected for",
      String.raw`(?:attached|below|enclosed|here) [^.]{0,40}(?:the|your|our) offer (?:for the|of employment|from)\b`,
      "(?:board|council|committee|commission|trustees) (?:has |have )?approved your (?:appointment|hire|hiring|contract|employment)",
      String.raw`(?:like|love|pleased|happy|want|excited|thrilled|delighted) to (?:hire you|appoint you|bring you (?:on|aboard))\b`,
      String.raw`confirm(?:s|ing)? (?:our|your|this|the) (?:[\w-]+ ){0,3}offer (?:to you|of (?:employment|the))`,
    ),
  },
  {
    kind: "offer",
    subject: says(
      "job offer",
      "offer letter",
      "offer of employment",
      "your offer (?:from|with|at)",
      offer,
    ),
    text: says("offer", "congratulations"),
  },
  {
    kind: "offer",
    isWeak: true,
    subject: says("offer", "re: .{0,60}offer"),
    text: says(
      `(?:attached|enclosed|sending|sent|here(?:'s| is)) ${words(4)}(?:revised|updated|new|signed|amended|corrected) (?:offer|letter|contract|terms)`,
    ),
  },
  // A public employer's board decides, after the choice is made.
  {
    kind: "offer",
    isWeak: true,
    text: says(
      String.raw`recommend(?:ing|ed)? you (?:to|for) (?:the )?(?:[\w-]+ )?(?:board|trustees|council|commission|hire|hiring|appointment|approval)\b`,
    ),
  },
  {
    kind: "offer",
    isWeak: true,
    needsApplication: true,
    text: says(
      "want you on board",
      String.raw`(?:offers?|offering) you (?:an?|the|this|our) (?:[\w'-]+ ){0,4}(?:contract|appointment|position|job|role|spot)\b(?! alert)`,
      String.raw`(?:like|love|want|pleased|happy|excited) (?:for )?(?:you to|to have you) (?:join|start|come (?:work|aboard|on board)|on board|work (?:for|with))(?: (?:us|our \w+))?(?: [\w,'-]+){0,3} (?:as|full[- ]time|part[- ]time|on (?:mon|tue|wed|thu|fri|sat|sun))`,
      String.raw`(?:you have been|you were|you are|we|we've|we have|has) (?:\w+ly )?selected (?:you )?(?:for (?:the|this|our) (?!(?:[\w-]+ ){0,3}(?:next|interview|round|assessment|phone|video|first|second|final))[^.]{0,80}?${job}(?! interview)|as (?:our|the) (?:new |next )?[a-z])`,
      String.raw`(?:accept|decline) (?:this|our|the) (?:\w+ )?offer`,
    ),
  },
];
