import type { MailRule } from "#shared/reading/mail/system.ts";
import { says } from "./says.ts";

/** Mail about jobs that is about none of the person's applications, or changes nothing. */
export const others: readonly MailRule[] = [
  {
    kind: "other",
    subject: says(
      "job alerts?",
      "jobs? (?:you (?:may|might)|for you|matching)",
      String.raw`new jobs?\b`,
      "recommended (?:jobs?|for you)",
      "similar jobs",
      "jobs? in .{2,60} you",
      "great match",
    ),
  },
  {
    kind: "other",
    subject: says(
      String.raw`(?:verification|security|one[- ]time|sign[- ]in|login|access) code\b`,
      "verify your (?:e-?mail|account|identity|candidate)",
      "(?:reset|change|forgot) your password",
      "password reset",
      "activate your account",
    ),
  },
  {
    kind: "other",
    subject: says(
      String.raw`(?:finish|complete|continue|resume) your (?:job )?application\b(?!.*\b(?:assessment|test|tryout|exercise|interview)\b)`,
      String.raw`application (?:is )?incomplete\b`,
      String.raw`your draft application\b`,
      "(?:don't forget|time) to finish",
    ),
  },
  {
    kind: "other",
    isWeak: true,
    subject: says(
      String.raw`(?:how (?:was|did) your|feedback (?:on|about) your|rate your|survey about your|tell us about your) (?:[\w-]+ ){0,2}(?:interview|application|candidate|hiring)`,
      "(?:candidate|applicant) (?:experience )?survey",
    ),
  },
  {
    kind: "other",
    subject: says(
      String.raw`application was (?:viewed|opened|downloaded)\b`,
      String.raw`viewed your (?:application|profile|r[eé]sum[eé])\b`,
    ),
  },
  {
    kind: "other",
    isWeak: true,
    subject: says(
      String.raw`(?:new[- ]hire|onboarding|first day|direct deposit|benefits enrollment|form I-9|I-9)\b(?!.*\boffer\b)`,
      String.raw`background (?:check|screening|investigation)\b(?!.*\b(?:offer|interview)\b)`,
      String.raw`drug (?:test|screen)(?:ing)?\b(?!.*\b(?:offer|interview)\b)`,
      String.raw`(?:add|provide|submit|request(?:ing|ed)?|need) (?:\w+ ){0,3}references?\b`,
      "reference (?:check|request)",
    ),
  },
  {
    kind: "other",
    subject: says(
      String.raw`(?:job|career|hiring) (?:fair|expo)\b`,
      String.raw`(?:interview|r[ée]sum[ée]|offer letter|job search|cover letter|salary) (?:tips|questions|mistakes|advice|guide|coach\w*|course|workshop|webinar)\b`,
      "webinar",
      String.raw`(?:ace|nail|crush|master|land) your (?:next |first )?(?:[\w-]+ )?interview`,
      String.raw`(?:welcome to|join(?:ed|ing)?) .{0,60}\btalent (?:community|network|pool|circle)\b`,
      "talent community",
      "newsletter",
    ),
  },
  {
    kind: "other",
    subject: /^(?:automatic reply|auto[- ]?reply|out of (?:the )?office)\b/i,
    text: says("out of (?:the )?office", "on leave", "on vacation", "away from", "will return"),
  },
  // The person's own withdrawal.
  {
    kind: "other",
    text: says(
      "you(?:'ve| have| had)? (?:recently |successfully )?(?:withdrawn|withdrew) (?:your|from)",
      String.raw`(?:at your|per your|received your|confirm\w* your) (?:request\b[^.]{0,120}\bwithdr|withdrawal)`,
      String.raw`your (?:request to withdraw|withdrawal)\b`,
    ),
  },
  // What is applied for, or talked about, is no job.
  {
    kind: "other",
    whole: says(
      String.raw`appl(?:y|ying|ied|ication) (?:to adopt|(?:for|to) (?:an? |the |your |our )?(?:[\w-]+ ){0,2}?(?:loan|mortgage|credit card|line of credit|membership|permit|passport|visa|scholarship|lease|apartment|benefits|admission|refund|license|insurance)(?=[.,!?]| (?:has|was|is|with|at|on|and|from|program|because|\w?\d)|$))`,
      String.raw`(?:loan|rental|lease|mortgage|membership|credit card|passport|visa|permit|scholarship|admissions?|financial aid|adoption|tenant) application\b`,
      "(?:mock|practice|admissions?|visa|citizenship|media|podcast|reemployment|exit|alumni|naturalization) interview",
      String.raw`interview you for (?:our|my|the|an?) (?:[\w-]+ )?(?:show|podcast|article|story|blog|book|paper|magazine|documentary|study|research|series)`,
      String.raw`your (?:grant )?(?:proposal|manuscript|abstract|paper|pitch)\b(?! for the)`,
      "appl(?:y|ying|ied) to serve on",
      String.raw`for (?:the|an?|this|our|your) (?:[\w-]+ ){0,4}(?:scholarship|funding|showing|viewing)(?=[.,!?]| (?:on|at|in)\b|$)`,
      "admissions? (?:decision|committee|office)",
    ),
  },
  {
    kind: "other",
    sender:
      /^(?:news|newsletters?|digest|deals|promo(?:tions)?|marketing|events|webinars?|surveys?|feedback)@/,
  },
];
