import type { MailSample, MailSystem } from "../system.ts";

export const linkedIn: MailSystem = {
  name: "LinkedIn",
  domains: ["linkedin.com"],
  ownSenders: /^jobs-(?:noreply|listings)@linkedin\.com$/,
  rules: [
    { kind: "received", subject: /\byour application was sent to (?<company>.{2,80})$/i },
    {
      kind: "rejection",
      subject: /^Your application to (?<title>.{2,80}?) at (?<company>.{2,80})$/i,
      text: /\b(?:unfortunately|not (?:be )?moving forward|no longer accepting)\b/i,
    },
    {
      kind: "other",
      subject:
        /\b(?:is hiring|people viewed|new connection|invitation to connect|trending|endorsed)\b/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Fennimore Insurance",
    title: "Claims Adjuster",
    from: "LinkedIn <jobs-noreply@linkedin.com>",
    subject: "Sam, your application was sent to Fennimore Insurance",
    html: "<table><tr><td>Your application was sent to Fennimore Insurance</td></tr><tr><td>Claims Adjuster</td></tr><tr><td>Fennimore Insurance · Omaha, NE</td></tr><tr><td>Applied on November 20, 2026</td></tr></table>",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Fennimore Insurance",
    title: "Claims Adjuster",
    from: "LinkedIn <jobs-noreply@linkedin.com>",
    subject: "Your application to Claims Adjuster at Fennimore Insurance",
    text: "Your update from Fennimore Insurance\n\nThank you for your interest in the Claims Adjuster position at Fennimore Insurance in Omaha, NE. Unfortunately, we will not be moving forward with your application, but we appreciate your time.",
  },
  {
    name: "viewed",
    kind: "other",
    company: null,
    title: null,
    from: "LinkedIn <jobs-noreply@linkedin.com>",
    subject: "Your application was viewed by Fennimore Insurance",
    text: "Great news: your application for Claims Adjuster was viewed.",
  },
  {
    name: "alert",
    kind: "other",
    company: null,
    title: null,
    from: "LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>",
    subject: "30+ new jobs for claims adjuster in Omaha",
    text: "Claims Adjuster\nFennimore Insurance\n\nThank you for using job alerts.",
  },
];
