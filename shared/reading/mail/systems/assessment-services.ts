import type { MailSample, MailSystem } from "../system.ts";

/** Services that test applicants for employers, which name themselves in few words and the employer in many. */
export const assessmentServices: MailSystem = {
  name: "Assessment service",
  domains: [
    ...["codesignal.com", "codility.com", "criteriacorp.com", "hackerrank.com"],
    ...["hackerrankforwork.com", "harver.com", "hirevue.com", "imocha.io", "myinterview.com"],
    ...["predictiveindex.com", "shl.com", "sparkhire.com", "testdome.com", "testgorilla.com"],
    ...["vervoe.com", "vidcruiter.com", "willo.video", "wonderlic.com"],
  ],
  rules: [
    {
      kind: "assessment",
      text: /^\p{Lu}.{1,40} (?:of|from|at) (?<company>\p{Lu}.{1,60}?) (?:has )?(?:requested|invited you|asked you)\b/u,
    },
    {
      kind: "assessment",
      subject:
        /^(?<company>\p{Lu}.{1,60}?) (?:has )?(?:requested|invited you|asked you|would like (?:you|to learn more about you))/u,
    },
    {
      kind: "assessment",
      text: /^(?<company>\p{Lu}.{1,60}?) (?:has )?(?:requested|invited you|asked you|would like you to)\b/u,
    },
    {
      kind: "assessment",
      subject: /\b(?:invitation|invited|reminder|test|assessment|expires|next step)\b/i,
      text: /\b(?:test|assessment|challenge|questions|minutes|record|unfinished|not yet)\b/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "invitation",
    kind: "assessment",
    company: "Larkspur Analytics",
    title: "Support Engineer",
    from: "Code Checks <no-reply@codesignal.com>",
    subject: "Larkspur Analytics invited you to show your skills",
    text: "Hi Sam,\n\nThank you for your interest in the Support Engineer role at Larkspur Analytics. The session takes an hour and can be started at any time before Sunday.\n\nhttps://app.codesignal.com/invitation/1",
  },
  {
    name: "recorded",
    kind: "assessment",
    company: "Tidewater Grocers",
    title: "Store Manager",
    from: "Tidewater Grocers <no-reply@hirevue.com>",
    subject: "Your on-demand interview",
    text: "Hello Sam,\n\nAs the next step for the Store Manager position at Tidewater Grocers, please complete an on-demand video interview. You record your answers whenever you like.",
  },
  {
    name: "reminder",
    kind: "assessment",
    company: "Corwin Health System",
    title: null,
    from: "Assessment Support <no-reply@shl.com>",
    subject: "Reminder: your assessment with Corwin Health System",
    text: "Dear Sam,\n\nYou have not yet started the questionnaire. The link stops working on Friday.",
  },
];
