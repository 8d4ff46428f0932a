import type { MailSample, MailSystem } from "../system.ts";

export const icims: MailSystem = {
  name: "iCIMS",
  domains: ["icims.com"],
  rules: [
    {
      kind: "received",
      subject:
        /^Thank you for (?:your interest in|applying (?:to|for)) (?:the )?(?<title>.{2,80}?)(?: position)?(?: \(?\d{3,}(?:-\d+)?\)?)$/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Tidewater Grocers",
    title: "Store Manager",
    from: "Tidewater Grocers Careers <tidewater+autoreply@talent.icims.com>",
    subject: "Thank you for your interest in Store Manager 2026-11843",
    text: "Sam,\n\nThank you for applying to the Store Manager position at Tidewater Grocers. Your resume is being reviewed; should your skills meet our needs, a recruiter will contact you to schedule an interview.",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Tidewater Grocers",
    title: "Store Manager",
    from: "Tidewater Grocers Careers <tidewater+email+1@talent.icims.com>",
    subject: "Interview confirmation - Store Manager",
    text: "Sam,\n\nThis message confirms your interview for the Store Manager position at Tidewater Grocers. Your interview is scheduled as in the attached invitation.",
    calendar:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:icims-9@tidewater.example\r\nDTSTART;TZID=America/Chicago:20261204T103000\r\nDTEND;TZID=America/Chicago:20261204T113000\r\nSUMMARY:Store Manager on-site interview\r\nLOCATION:1200 Harbor Road\r\nORGANIZER:mailto:careers@tidewater.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Tidewater Grocers",
    title: "Store Manager",
    from: "Tidewater Grocers Careers <tidewater+autoreply@talent.icims.com>",
    subject: "Store Manager 2026-11843",
    text: "Sam,\n\nWe appreciate your interest in the Store Manager position at Tidewater Grocers. You have not been selected for this opening. Please visit our career site for others.",
  },
];
