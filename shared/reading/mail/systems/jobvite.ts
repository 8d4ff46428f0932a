import type { MailSample, MailSystem } from "../system.ts";

export const jobvite: MailSystem = {
  name: "Jobvite",
  domains: ["jobvite.com"],
  rules: [
    {
      kind: "received",
      subject: /^(?:Thanks|Thank you) for applying (?:to|at) (?<company>.{2,60}?)[.!]?$/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Calloway Media",
    title: "Copy Editor",
    from: "Calloway Media <notification@jobvite.com>",
    subject: "Thanks for applying to Calloway Media",
    text: "Dear Sam,\n\nThank you for your interest in the Copy Editor position at Calloway Media. Your application was submitted.",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Calloway Media",
    title: "Copy Editor",
    from: "Calloway Media Careers <notification@jobvite.com>",
    subject: "Calloway Media: your interview for Copy Editor",
    text: "Dear Sam,\n\nYour interview for the Copy Editor position at Calloway Media has been scheduled. Please find the invitation attached.",
    calendar:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:jv-2@calloway.example\r\nDTSTART;TZID=America/Denver:20261208T133000\r\nDTEND;TZID=America/Denver:20261208T141500\r\nSUMMARY:Video interview: Copy Editor\r\nLOCATION:https://video.example/room\r\nORGANIZER:mailto:careers@calloway.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Calloway Media",
    title: "Copy Editor",
    from: "Calloway Media <notification@jobvite.com>",
    subject: "Regarding your application for Copy Editor",
    text: "Dear Sam,\n\nWe appreciate the time you took to apply for the Copy Editor position at Calloway Media. We are unable to move forward with your candidacy.",
  },
];
