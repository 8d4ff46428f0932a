import type { MailRule } from "#shared/reading/mail/system.ts";
import { says } from "./says.ts";

const papers = String.raw`(?:applications?|app|r[ée]sum[ée]|cv|(?:application |your )?materials|submission|cover letter|info(?:rmation)?|documents|paperwork)\b`;
const thanks = String.raw`(?:thank you|thanks|thx)(?: [\w,'’]+){0,4}? (?:for|on) (?:applying|your (?:[\w-]+ ){0,2}(?:application|submission|r[ée]sum[ée])|(?:submitting|sending) (?:us |in |over |along )?(?:your|the|an) (?:[\w-]+ )?${papers}|taking the time to apply|(?:your interest in [^.!]{2,100} and for )(?:taking the time to apply|applying))`;

/** What an employer does with an application that it has not looked at yet. */
const follows = says(
  String.raw`(?:will|shall|'ll|to) (?:[\w]+ ){0,2}?(?:review|be in touch|contact|reach out|get back|come back|consider|evaluate|take a look|look (?:at|over|through)|let you know|follow up|notify|hear (?:back )?from|inform|be contacted|be reviewed|compare|begin|call you)\b`,
  String.raw`(?:reviews?|reviewing|reads?|goes over|going (?:over|through)|go through) (?:[\w-]+ ){0,3}(?:applications?|submissions?|r[ée]sum[ée]s?)`,
  "(?:is|are|being) (?:under|in) review",
  String.raw`(?:in (?:our|the) system|on file with us)\b`,
  String.raw`(?:please )?allow (?:us )?(?:some|[\w-]+ )?(?:time|days|weeks)`,
  "you are here",
  "only (?:those|candidates|applicants)",
);

export const receipts: readonly MailRule[] = [
  {
    kind: "received",
    text: says(
      String.raw`(?:(?:we|i|has|have|'ve)(?: now| just)? (?:successfully |safely )?(?:received|got|gotten)|received|confirm(?:s|ing)? (?:that )?(?:we )?(?:have )?(?:got|received|have|receipt of)|got|acknowledges? (?:the )?receipt of|receipt of|we have) your (?:[\w-]+ )?${papers}`,
      String.raw`your (?:[\w-]+ )?${papers}(?: [^\s.!?]+){0,24}? (?:(?:has|have) (?:now )?been|was|were|is|are)(?: now)? (?:successfully |safely )?(?:received|submitted|sent|forwarded|under review|being reviewed|complete(?!d)|in\b(?! (?:review )?(?:progress|complete))|in (?:our|the) system)(?! until)`,
      String.raw`your (?:[\w-]+ )?${papers}(?: [^\s.!?]+){0,16}? (?:(?:just )?came (?:through|in\b|off)|arrived|landed|made it|reached us)`,
      String.raw`(?:you(?:'ve| have)) (?:successfully |just )?(?:applied (?:for|to)|submitted your (?:[\w-]+ )?application)`,
      `confirms? (?:that )?(?:we have|you(?:'ve| have)) (?:received |submitted )?(?:your |an )?${papers}`,
      "appreciate you (?:sending|submitting|applying)",
      String.raw`(?:passed|forwarded|handed|gave) (?:it|them|your ${papers}) (?:on |along )?to (?:my|our|the)\b`,
      "(?:your (?:application )?)?confirmation number is",
    ),
  },
  {
    kind: "received",
    subject: says(
      "application (?:has been |was |successfully )?(?:received|submitted|confirmation|confirmed|acknowledge?ment)",
      String.raw`(?:we(?:'ve| have)? )?(?:received|got|have) your (?:[\w-]+ )?application`,
      String.raw`(?:receipt|acknowledge?ment|confirmation) of (?:your )?(?:[\w-]+ )?(?:application|submission)`,
    ),
  },
  // Thanks alone begin any mail: what follows says that nothing is decided.
  {
    kind: "received",
    text: says(thanks),
    whole: follows,
  },
  {
    kind: "received",
    subject: says(thanks),
    whole: follows,
  },
];
