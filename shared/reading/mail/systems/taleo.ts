import type { MailSample, MailSystem } from "../system.ts";

export const taleo: MailSystem = {
  name: "Taleo",
  domains: ["taleo.net", "invalidemail.com"],
  rules: [
    {
      kind: "received",
      subject:
        /^(?:Application (?:acknowledge?ment|confirmation)|Acknowledge?ment of (?:your )?application)\b/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Meridian State Bank",
    title: "Credit Analyst",
    from: "Meridian State Bank Recruiting <noreply@invalidemail.com>",
    subject: "Application acknowledgment - Credit Analyst (26001932)",
    text: "Dear Sam Vale,\n\nThis is to acknowledge that we have received your application for the Credit Analyst position with Meridian State Bank.\n\nReplies to this message are undeliverable.",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Meridian State Bank",
    title: "Credit Analyst",
    from: "Meridian State Bank Recruiting <noreply@invalidemail.com>",
    subject: "Status of your application - Credit Analyst (26001932)",
    text: "Dear Sam Vale,\n\nThank you for your interest in the Credit Analyst position with Meridian State Bank. We have chosen to pursue other candidates at this time.\n\nReplies to this message are undeliverable.",
  },
  {
    name: "assessment",
    kind: "assessment",
    company: "Meridian State Bank",
    title: "Credit Analyst",
    from: "Meridian State Bank Recruiting <noreply@invalidemail.com>",
    subject: "Assessment for Credit Analyst (26001932)",
    text: "Dear Sam Vale,\n\nWe ask you to complete an online assessment for the Credit Analyst position with Meridian State Bank. The link below is valid for seven days.",
  },
];
