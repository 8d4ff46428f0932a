import type { MailSample, MailSystem } from "../system.ts";

export const indeed: MailSystem = {
  name: "Indeed",
  domains: ["indeed.com", "indeedemail.com"],
  ownSenders: /^(?:indeedapply|no-?reply)@indeed\.com$/,
  rules: [
    { kind: "received", subject: /^Indeed Application: (?<title>.{2,90})$/i },
    {
      kind: "received",
      text: /\bthe following items were sent to (?<company>.{2,60}?)\.?$/i,
    },
    {
      kind: "rejection",
      text: /\bemployer (?:has )?(?:decided not to|isn[’']t|is not) (?:move|moving) forward\b/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Quarry Lane Dental",
    title: "Dental Hygienist",
    from: "Indeed Apply <indeedapply@indeed.com>",
    subject: "Indeed Application: Dental Hygienist",
    text: "Application submitted\n\nDental Hygienist\nQuarry Lane Dental - Tucson, AZ\n\nThe following items were sent to Quarry Lane Dental. Good luck!\n\n• Application\n• Resume",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Quarry Lane Dental",
    title: "Dental Hygienist",
    from: "Quarry Lane Dental via Indeed <noreply@indeedemail.com>",
    subject: "Interview invitation for Dental Hygienist at Quarry Lane Dental",
    text: "Hi Sam,\n\nQuarry Lane Dental would like to schedule an interview with you. Select one of the available times.",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Quarry Lane Dental",
    title: "Dental Hygienist",
    from: "Indeed <no-reply@indeed.com>",
    subject: "An update on your application from Quarry Lane Dental",
    text: "Hi Sam,\n\nThank you for applying to the Dental Hygienist position at Quarry Lane Dental. Unfortunately, Quarry Lane Dental has moved to the next step in their hiring process, and your application was not selected at this time.",
  },
  {
    name: "alert",
    kind: "other",
    company: null,
    title: null,
    from: "Indeed <alert@indeed.com>",
    subject: "15 new Dental Hygienist jobs in Tucson, AZ",
    text: "Thank you for your interest. See the jobs.",
  },
];
