import type { MailSample, MailSystem } from "../system.ts";

export const greenhouse: MailSystem = {
  name: "Greenhouse",
  domains: ["greenhouse.io", "greenhouse-mail.io"],
  rules: [
    {
      kind: "received",
      subject: /^(?:Thank you for applying to|Thanks for applying to) (?<company>.{2,60}?)[.!]?$/i,
    },
    {
      kind: "interview",
      subject:
        /^(?:Interview )?Availability request(?:ed)?\b|^Schedule your interview with (?<company>.{2,60})$/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Larkspur Analytics",
    title: null,
    from: "Larkspur Analytics <no-reply@us.greenhouse-mail.io>",
    subject: "Thank you for applying to Larkspur Analytics",
    text: "Sam,\n\nThanks for applying to Larkspur Analytics. Your application has been received and we will review it right away.\n\nIf your application seems like a good fit for the position, we will contact you soon.\n\nRegards,\nLarkspur Analytics",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Larkspur Analytics",
    title: "Senior Data Analyst",
    from: "Larkspur Analytics Recruiting <no-reply@us.greenhouse-mail.io>",
    subject: "Interview confirmation: Senior Data Analyst at Larkspur Analytics",
    text: "Hi Sam,\n\nYour interview for the Senior Data Analyst position at Larkspur Analytics is confirmed. The invitation is attached.\n\nBest,\nThe recruiting team",
    calendar:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:gh-10@larkspur.example\r\nDTSTART;TZID=America/New_York:20261203T140000\r\nDTEND;TZID=America/New_York:20261203T150000\r\nSUMMARY:Technical interview: Sam and Larkspur Analytics\r\nLOCATION:https://video.example/room\r\nORGANIZER:mailto:recruiting@larkspur.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  },
  {
    name: "availability",
    kind: "interview",
    company: "Larkspur Analytics",
    title: null,
    from: "Larkspur Analytics <no-reply@us.greenhouse-mail.io>",
    subject: "Availability request for your interview with Larkspur Analytics",
    html: '<p>Hi Sam,</p><p>We are excited to move you to the next round. Please <a href="https://app.greenhouse.io/availability/1">share your availability</a> for next week.</p><p>Larkspur Analytics</p>',
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Larkspur Analytics",
    title: "Senior Data Analyst",
    from: "Larkspur Analytics <no-reply@us.greenhouse-mail.io>",
    subject: "Important information about your application to Larkspur Analytics",
    text: "Hi Sam,\n\nThank you for your interest in the Senior Data Analyst position at Larkspur Analytics. Unfortunately, we will not be moving forward with your application at this time.\n\nWe encourage you to apply again.\n\nLarkspur Analytics",
  },
];
