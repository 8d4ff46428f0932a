import type { MailRule } from "#shared/reading/mail/system.ts";
import { says, time } from "./says.ts";

const talk = String.raw`(?:interview|phone screen|video call|phone call|intro(?:ductory)? call|screening call|recruiter call|initial call|zoom call|\d+[- ]minute call|quick call|short call|conversation|on-?site|panel|final round|chat|call with|time to (?:talk|speak|chat|connect|meet)|time with you)\b`;
const meeting = "(?:interview|phone screen|screening call|on-?site|oral board|super ?day)";
const appointment = `(?:${meeting}|appointment|meeting|call|conversation|visit|phone screen)`;
const slot = String.raw`(?:availability|available times?|times?|time ?slots?|slots?|windows|dates?|appointment|day)\b`;

export const interviews: readonly MailRule[] = [
  {
    kind: "interview",
    needsApplication: true,
    text: says(
      String.raw`(?:schedul(?:e|ing)|set(?:ting)? up|arrang(?:e|ing)|book(?:ing)?|confirm(?:s|ing)?|invit(?:e|es|ed|ing) (?:you )?(?:to|for)|like to (?:invite|have|meet|speak|talk|chat)|love to (?:invite|have|meet|speak|talk|chat|set up|schedule)|look(?:ing)? forward to) (?:[\w'’:-]+ ){0,7}?${talk}`,
      String.raw`(?:like|love|want|wants|wish(?:es)?|hop(?:e|ing)|plan(?:s|ning)?|keen|eager) (?:to interview (?:you|with)|you to (?:come in and )?interview)\b`,
      String.raw`scheduled to interview\b`,
      String.raw`(?:details|link|information|instructions|agenda|directions|schedule) (?:for|of|about|to) (?:your|our) (?:[\w-]+ ){0,4}${meeting}`,
      String.raw`(?:welcom|host|hav|see|meet)(?:e|ing)? you (?:for|at|to) (?:your|an?|the|our) (?:[\w-]+ ){0,4}${meeting}`,
      String.raw`(?:come|coming) (?:in )?(?:to|and|for) (?:an? |the |your )?(?:[\w-]+ )?interview`,
      String.raw`(?:join|attend)(?:ing)? (?:the|your|our) (?!interview panel)(?:[\w-]+ ){0,4}interview\b`,
      String.raw`(?:scheduled|booked|arranged|set up) (?:your|an?|the) (?:[\w-]+ ){0,3}${meeting}`,
      String.raw`(?:selected|chosen|invited|scheduled|booked|shortlisted|advanced|moved|moving you|move you) (?:[\w-]+ ){0,4}?(?:to|for) (?:an?|the|our|your) (?:[\w-]+ ){0,4}?${meeting}`,
      String.raw`(?:invite you to|like you to|have you|bring you in to) (?:come in and )?(?:meet|speak with|talk to) (?:with )?(?:the|our|a) (?:[\w-]+ )?(?:hiring manager|manager|team|director|recruiter|owner|principal|committee)\b`,
    ),
  },
  {
    kind: "interview",
    text: says(
      String.raw`${meeting}(?: [^\s.!?]+){0,10}? (?:(?:is|has been|was|will(?: now)? be|remains) (?:now )?(?:scheduled|confirmed|booked|set|rescheduled|moved|cancel+ed|postponed|on|at|held|take place)|confirmation)\b`,
      String.raw`remind(?:er|ing)?(?: you)?(?: of| about| that|:)?(?: [\w'’:-]+){0,5} ${meeting}`,
      String.raw`(?:move|reschedul(?:e|ing)|postpon(?:e|ing)|chang(?:e|ing)|push|shift|bump|push back|cancel(?:ing)?|make|start|begin|confirm(?:s|ing|ed)?) (?:our|your|the|tomorrow's|today's) (?:[\w:.'’-]+ ){0,4}${meeting}`,
    ),
  },
  {
    kind: "interview",
    needsApplication: true,
    text: says(
      String.raw`(?:choose|pick|select|share|send|submit|provide|let (?:us|me) know|what(?: is| are)?)(?: [\w'’-]+){0,4} (?:availability|available times?|times? that works?|time slots?|time that (?:works|suits))\b`,
    ),
  },
  {
    kind: "interview",
    subject: says(
      String.raw`${meeting}\b.{0,60}\b(?:invitation|invite|scheduled|confirm(?:ed|ation)|availability|request|reminder|details|rescheduled|cancel+ed)\b`,
      String.raw`(?:invitation|invite|scheduled|confirm(?:ed|ation|ing)|availability|reminder|rescheduled|cancel+ed|notice|(?:change|update) (?:to|of))\b.{0,60}\b${meeting}\b`,
    ),
  },
  {
    kind: "interview",
    isWeak: true,
    needsApplication: true,
    subject: says(
      String.raw`(?:on-?site|visit)\b.{0,60}\b(?:agenda|itinerary|schedule|travel)`,
      String.raw`(?:agenda|itinerary|schedule|travel)\b.{0,60}\b(?:on-?site|visit)`,
    ),
  },
  {
    kind: "interview",
    isWeak: true,
    text: says(String.raw`(?:trial shift|working interview)\b`),
  },
  // A reply that agrees on a time.
  {
    kind: "interview",
    isWeak: true,
    subject: new RegExp(String.raw`^re:.{0,60}\b${meeting}\b`, "i"),
    text: says(
      "let's (?:do|say|make it|plan|go with|meet)",
      `see you (?:on |then|there|at )?(?:${time}|then|there)`,
      `${time} (?:works|is (?:fine|great|good|perfect))`,
      "that works",
      "works for me",
      "i(?:'ll| will) call you",
      "you(?:'re| are) (?:all )?(?:set|confirmed|booked)",
    ),
    whole: says(
      "zoom",
      "teams",
      "link",
      "office",
      "room",
      "calendar",
      "call you",
      "invit",
      "instead",
      "works for us",
      "position",
      "role",
    ),
  },
  {
    kind: "interview",
    isWeak: true,
    needsApplication: true,
    subject: says(
      String.raw`(?:your |upcoming |virtual |phone |video |panel )?interview (?:with|at|for|on)\b`,
      String.raw`your (?:[\w-]+ ){0,3}interview\b`,
      String.raw`(?:final|second|phone|video|group|panel|first|virtual|in-person) interview\b`,
    ),
    text: says(
      "you(?:'re| are) (?:all )?(?:set|confirmed|booked|scheduled)",
      "your schedule",
      "agenda",
      "join (?:us|the|via|by|with)",
      "(?:please )?(?:arrive|bring|park|check in|dress)",
      "(?:meet|speak) with",
      "you(?:'ll| will) (?:be )?meet",
    ),
  },
  // What a service that books times sends: only its description says what for.
  {
    kind: "interview",
    isWeak: true,
    subject: says(
      "(?:confirmed|new event|scheduled|reminder|updated|rescheduled|accepted|invitation|cancel+ed):",
    ),
    text: says(
      String.raw`(?:(?:intro(?:ductory)?|first|final|phone|video|initial|second|panel|technical|recruiter|candidate|job|hiring) )interview\b`,
      "phone screen",
      "interview (?:with|for)",
    ),
    whole: says("invitee", "event", "location", "when:", "join", "reschedule"),
  },
  // Without the word, what is asked of somebody who has applied.
  {
    kind: "interview",
    isWeak: true,
    needsApplication: true,
    text: says(
      String.raw`(?:choose|pick|select|share|send|provide|grab|book|reserve|reply with|find|offer|let (?:us|me) know|here are|have|has) (?:[\w'’/-]+ ){0,5}?${slot}(?: [\w'’]+){0,3}? (?:that (?:works?|suits?|is)|open|available|below|here|to (?:meet|talk|speak|chat|interview)|(?:for|with) (?:an?|the|our|your|us) (?:[\w-]+ )?(?:call|chat|conversation|meeting|visit|team|manager))`,
      String.raw`(?:grab|book|pick|select|choose|reserve) (?:an?|your) (?:[\w-]+ )?(?:time|slot|time slot|appointment|day)\b`,
      String.raw`(?:can|could|would) you (?:be able to )?(?:come|stop|swing|drop|pop|meet|do|make|talk|speak|call)\b[^?]{0,80}?${time}`,
      String.raw`which (?:[\w-]+ ){1,6}(?:works?|suits?|is best)\b`,
      "invite you to [^.]{1,40} (?:to|and) (?:meet|interview|speak|visit)",
      String.raw`find (?:[\w-]+ ){0,3}(?:minutes|time) (?:to|for) (?:an? )?(?:talk|chat|speak|connect|call|meet)`,
      String.raw`how(?:'s| is| about| does| would) (?:[\w-]+ ){0,2}?${time}`,
      String.raw`(?:are|would|will) you (?:be )?(?:free|available|around)\b[^?]{0,60}?(?:${time}|call|chat|talk|meet)`,
      String.raw`do you have (?:[\w-]+ ){0,3}time\b[^?]{0,40}(?:talk|chat|call|meet|speak|${time})`,
      String.raw`(?:what|when)(?:'s| is| are| would be)? (?:[\w'’-]+ ){0,5}(?:good|best|convenient|free|available)\b[^?]{0,50}(?:call|talk|meet|chat|speak|come in|you\b)`,
      String.raw`(?:do|does|would|will) [^?]{1,60}?(?:work|suit|be possible|be convenient)(?: for)?(?: you)?(?=[^?]{0,40}\?)`,
      String.raw`(?:come|stop|swing|drop) (?:by|in|over|down|out)\b[^.!?]{0,60}?${time}`,
      "come in (?:for a|and (?:meet|talk|see|work|have)|to (?:meet|talk|see|chat))",
      String.raw`(?:postpone|reschedule|move|change|push back|confirm(?:s|ing)?|remind(?:er|ing)?(?: you)? (?:of|about)) (?:our|your|the) (?:[\w'’:-]+ ){0,4}${appointment} (?:for|about|regarding|to discuss) (?:the|our) [^.]{1,60}(?:position|role|job|opening)\b`,
    ),
  },
  {
    kind: "interview",
    isWeak: true,
    needsApplication: true,
    text: says(
      String.raw`(?:like|love|wants?|eager|keen|happy|excited) to (?:sit down with|meet|speak (?:with|to)|talk (?:with|to)|chat (?:with|to)|hear more from|get to know|see|connect with) (?:with )?you\b`,
      "(?:like|love|wants?|keen|happy) to (?:ask you|chat further|talk further|learn more about you|hear more about)",
      String.raw`(?:set up|schedule|arrange|have|hop on|jump on|find time for) an? (?:[\w-]+ ){0,3}(?:call|chat|conversation|meeting|zoom)\b(?: with you)?`,
      String.raw`(?:bring|have) (?:you|him|her|them|m(?:r|s|rs)\.? [a-z]+) in (?:to|for)\b`,
      "(?:left you a (?:voice ?mail|message)|tried (?:to call|calling|to reach|reaching) you)",
      String.raw`(?:demo(?:nstration)? lesson|sample lesson|shadow (?:day|shift)|(?:to|for|of) (?:the |an? |your )?oral (?:board|interview|exam(?:ination)?)s?|oral (?:board|interview)s? (?:will|is|are))\b`,
      String.raw`(?:hosting|welcoming|having) you (?:[\w',-]+ ){0,8}(?:on-?site|visit|interview|day)`,
      String.raw`(?:agenda|itinerary|schedule) for (?:your|the) (?:[\w-]+ ){0,4}(?:visit|on-?site|interview|day)`,
    ),
  },
];
