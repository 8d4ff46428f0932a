import type { MailRule, MailSample, MailSystem } from "../system.ts";

/** Mail about jobs that is about none of the person's applications. */
const others: readonly MailRule[] = [
  {
    kind: "other",
    subject:
      /\b(?:job alerts?|jobs? (?:you (?:may|might)|for you|matching)|new jobs?\b|recommended (?:jobs?|for you)|similar jobs|jobs? in .{2,60} you)/i,
  },
  {
    kind: "other",
    subject:
      /\b(?:verification|security|one[- ]time|sign[- ]in|login) code\b|\bverify your (?:e-?mail|account|identity)\b|\b(?:reset|change) your password\b/i,
  },
  {
    kind: "other",
    subject:
      /\b(?:finish|complete|continue|resume) your (?:job )?application\b|\bapplication (?:is )?incomplete\b|\byour draft application\b/i,
  },
  {
    kind: "other",
    subject:
      /\b(?:how was your|feedback on your|rate your|survey about your|tell us about your) (?:interview|application|candidate|hiring)/i,
  },
  {
    kind: "other",
    subject:
      /\bapplication was (?:viewed|opened|downloaded)\b|\bviewed your (?:application|profile|r[eé]sum[eé])\b/i,
  },
];

export const generic: MailSystem = {
  name: "Any sender",
  domains: [],
  rules: [
    {
      kind: "confirmation",
      subject:
        /\bforwarding\b.{0,60}\b(?:confirm|verif)|\b(?:confirm|verif)\w*\b.{0,60}\bforwarding\b/i,
    },
    ...others,
    // A decision, not only regret: an interview that is moved "unfortunately" is none.
    {
      kind: "rejection",
      text: /\b(?:not|n[o’']t|unable to|won[’']t) (?:be )?(?:mov|tak)(?:e|ing) (?:you|your (?:application|candidacy)).{0,80}? (?:forward|further|ahead)\b/i,
    },
    {
      kind: "rejection",
      text: /\b(?:not|n[o’']t|unable to|won[’']t) (?:be )?(?:mov(?:e|ing)|proceed(?:ing)?|progress(?:ing)?|advanc(?:e|ing)|continu(?:e|ing)|go(?:ing)?|tak(?:e|ing)) (?:you |your (?:application|candidacy)(?: any)? |things |any )?(?:forward|further|ahead|on to the next|with your (?:application|candidacy)|to the next)/i,
    },
    {
      kind: "rejection",
      text: /\b(?:decided|chosen|elected|opted|going|determined) (?:not )?to (?:move|go|proceed|continue|pursue|progress|advance)(?: forward| ahead)? (?:with )?(?:other|another|different|a different|candidates? whose|someone|an? (?:internal )?candidate)/i,
    },
    {
      kind: "rejection",
      text: /\b(?:decided|chosen|elected) not to (?:move|go|proceed|continue|pursue|progress|advance|offer|extend|fill)/i,
    },
    {
      kind: "rejection",
      text: /\b(?:position|role|job|requisition|opening|vacancy)(?: (?:at|with|for|in|of) [^.]{1,60}?)? (?:has (?:now |already |since )?been|was|is now|is no longer|has) (?:filled|closed|cancel+ed|put on hold|being filled|available|withdrawn)\b/i,
    },
    {
      kind: "rejection",
      text: /\b(?:(?<!\b(?:candidates|applicants|people) (?:are|were) )not (?:been )?selected|(?:go|going|gone|went) with (?:someone|somebody) else|no longer (?:under consideration|being considered|in consideration)|not (?:be )?consider(?:ing|ed) (?:you|your (?:application|candidacy))|not (?:the right|a) (?:match|fit)|was(?: not|n[’']t) successful|been unsuccessful|pursue other (?:candidates|applicants)|(?:selected|chosen|moving forward with|proceed(?:ing)? with) (?:another|other|a different) (?:candidates?|applicants?))\b/i,
    },
    {
      kind: "offer",
      text: /\b(?:pleased|happy|excited|delighted|thrilled) to (?:formally |officially )?(?:offer you|extend (?:you )?(?:an|this|our|the) (?:formal |official |verbal )?offer|make you an offer|present (?:you with )?(?:an|your|this) offer)\b.{0,120}\b(?:position|role|job|employment|join|as (?:an?|our|the))\b|\b(?:your offer letter|(?:attached|enclosed|following|below|sign) (?:is |are )?(?:the |your |our )?(?:formal |official )?offer letter|offer of employment)\b/i,
    },
    {
      kind: "offer",
      subject: /\b(?:job offer|offer letter|offer of employment|your offer (?:from|with|at))\b/i,
      text: /\b(?:offer|congratulations)\b/i,
    },
    {
      kind: "assessment",
      text: /\b(?:complete|take|finish|submit|invit(?:e|ed|ing) you to(?: complete| take)?|sent you|next step is|begin|start)(?: (?:an?|the|our|your|this|following|short|brief|online|timed|\d+[- ]minute))* (?:(?:[\w-]+ ){0,3}(?:assessment|coding (?:challenge|test|exercise)|skills? test|take[- ]home(?: (?:assignment|exercise|project|challenge))?|questionnaire|work sample|case study|aptitude test|video interview questions))\b/i,
    },
    {
      kind: "assessment",
      subject: /\b(?:assessment|coding challenge|take[- ]home|skills? test)\b/i,
      text: /\b(?:complete|invit|link below|deadline|minutes|submit)/i,
    },
    {
      kind: "interview",
      text: /\b(?:schedul(?:e|ing)|set(?:ting)? up|arrang(?:e|ing)|book(?:ing)?|confirm(?:ing)?|invit(?:e|ing) you (?:to|for)|like to (?:invite|have|meet|speak|talk|chat)|love to (?:invite|have|meet|speak|talk|chat|set up|schedule)|looking forward to)(?: [\w’'-]+){0,7}? (?:interview|phone screen|video call|phone call|intro(?:ductory)? call|screening call|recruiter call|initial call|zoom call|conversation|on-?site|panel|final round|chat with|call with|time to (?:talk|speak|chat|connect))\b/i,
    },
    {
      kind: "interview",
      text: /\b(?:invite you to|like you to|have you) (?:come in and )?(?:meet|speak with|talk to) (?:with )?(?:the|our|a) (?:[\w-]+ )?(?:hiring manager|manager|team|director|recruiter)\b/i,
    },
    {
      kind: "interview",
      text: /\b(?:interview|phone screen|screening call|on-?site)(?: [\w’'-]+){0,6}? (?:(?:is|has been|was) (?:now )?(?:scheduled|confirmed|booked|rescheduled|moved|cancel+ed)|confirmation)\b/i,
    },
    {
      kind: "interview",
      text: /\b(?:choose|pick|select|share|send|provide|let (?:us|me) know|what(?: is| are)?)(?: [\w’'-]+){0,4} (?:availability|available times?|times? that works?|time slots?|time that (?:works|suits))\b/i,
    },
    {
      kind: "interview",
      subject:
        /\b(?:interview|phone screen|on-?site)\b.{0,60}\b(?:invitation|scheduled|confirm(?:ed|ation)|availability|request|rescheduled|cancel+ed)\b|\b(?:invitation|scheduled|confirm(?:ed|ation|ing)|availability|rescheduled|cancel+ed)\b.{0,60}\b(?:interview|phone screen|on-?site)\b/i,
    },
    {
      kind: "received",
      text: /\b(?:thank you|thanks) (?:so much |very much |again )?for (?:applying|your (?:recent )?application|your interest in|submitting|taking the time to apply|considering)\b/i,
    },
    {
      kind: "received",
      text: /\b(?:(?:have|we[’']ve|has been|was|been) (?:successfully )?(?:received|submitted)|received|confirm(?:s|ing)? (?:that we (?:have )?received|receipt of)|got) (?:your |of your )?(?:job )?application\b/i,
    },
    {
      kind: "received",
      text: /\b(?:your )?application (?:for|to|at|with)?.{0,120}?\b(?:has been|was|is) (?:successfully )?(?:received|submitted|sent|under review|being reviewed)\b/i,
    },
    {
      kind: "received",
      subject:
        /\b(?:application (?:received|submitted|confirmation|confirmed)|thank(?:s| you) for (?:applying|your application)|we(?:[’']ve| have)? (?:received|got) your application|your application (?:to|for|at|with)\b)/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "filled",
    kind: "rejection",
    company: "Halvorsen Freight",
    title: "Payroll Specialist",
    from: "Halvorsen Freight Careers <careers@halvorsen-freight.example>",
    subject: "Your application at Halvorsen Freight",
    text: "Sam, the position of Payroll Specialist at Halvorsen Freight has been filled. Thank you for your interest in Halvorsen Freight.",
  },
  {
    name: "someone-else",
    kind: "rejection",
    company: null,
    title: null,
    from: "Ines <ines@halvorsen-freight.example>",
    subject: "Re: cashier",
    text: "Hi Sam, we ended up going with someone else for the cashier job. Good luck!",
  },
  {
    name: "meet-manager",
    kind: "interview",
    company: "Halvorsen Freight",
    title: "Yard Planner",
    from: "Halvorsen Freight Careers <careers@halvorsen-freight.example>",
    subject: "Next steps with Halvorsen Freight",
    text: "Hello Sam, we were impressed by your background and would like to invite you to meet the hiring manager for the Yard Planner position at Halvorsen Freight.",
  },
  {
    name: "advice",
    kind: "other",
    company: null,
    title: null,
    from: "Career News <news@careers.example>",
    subject: "How to prepare",
    text: "Unfortunately, most candidates are not selected because of these five mistakes. Your interview starts before you enter the room.",
  },
  {
    name: "received",
    kind: "received",
    company: "Halvorsen Freight",
    title: "Dispatch Coordinator",
    from: "Halvorsen Freight Careers <careers@halvorsen-freight.example>",
    subject: "We received your application",
    text: "Hello Sam,\n\nWe have received your application for the Dispatch Coordinator position at Halvorsen Freight. If your background is a match, we will contact you to schedule an interview.\n\nHalvorsen Freight",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Halvorsen Freight",
    title: "Dispatch Coordinator",
    from: "Ines Molina <ines@halvorsen-freight.example>",
    subject: "Your application for Dispatch Coordinator",
    text: "Dear Sam,\n\nThank you for taking the time to meet with us about the Dispatch Coordinator role at Halvorsen Freight. After careful thought, we have decided to move forward with another candidate.\n\nWe wish you well in your search.\n\nInes",
  },
  {
    name: "offer",
    kind: "offer",
    company: "Halvorsen Freight",
    title: "Dispatch Coordinator",
    from: "Ines Molina <ines@halvorsen-freight.example>",
    subject: "Offer letter",
    text: "Dear Sam,\n\nWe are delighted to offer you the Dispatch Coordinator position at Halvorsen Freight. Your offer letter is attached; please reply by Friday.\n\nInes",
  },
  {
    name: "availability",
    kind: "interview",
    company: "Halvorsen Freight",
    title: "Dispatch Coordinator",
    from: "Ines Molina <ines@halvorsen-freight.example>",
    subject: "Next steps: Dispatch Coordinator at Halvorsen Freight",
    text: "Hi Sam,\n\nYour background looks great. I would love to set up a phone call with you this week. Could you share your availability?\n\nInes Molina\nHalvorsen Freight",
  },
  {
    name: "assessment",
    kind: "assessment",
    company: "Halvorsen Freight",
    title: "Dispatch Coordinator",
    from: "Halvorsen Freight Careers <careers@halvorsen-freight.example>",
    subject: "Next step in your application",
    text: "Hi Sam,\n\nAs the next step for the Dispatch Coordinator position at Halvorsen Freight, please complete the online skills assessment within five days.\n\nThank you",
  },
  {
    name: "outreach",
    kind: "other",
    company: null,
    title: null,
    from: "Pat Rowe <pat@rowe-search.example>",
    subject: "Great roles in logistics",
    text: "Hi Sam,\n\nI came across your profile and represent several companies in logistics. Are you open to new opportunities?\n\nPat",
  },
  {
    name: "moved",
    kind: "interview",
    company: "Halvorsen Freight",
    title: null,
    from: "Ines Molina <ines@halvorsen-freight.example>",
    subject: "Re: Interview on Thursday",
    text: "Hi Sam,\n\nUnfortunately Thursday no longer works for us. Your interview has been rescheduled to Friday at 10 AM.\n\nInes\n\nOn Mon, Nov 23, 2026 at 9:12 AM Sam Vale wrote:\n> Thank you for considering my application.",
  },
];
