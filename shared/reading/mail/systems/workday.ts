import type { MailSample, MailSystem } from "../system.ts";

export const workday: MailSystem = {
  name: "Workday",
  domains: ["myworkday.com", "myworkdayjobs.com", "workday.com"],
  rules: [
    {
      kind: "received",
      subject:
        /^Thank you for (?:applying|your application)(?: (?:to|for|at) (?:(?<title>.{2,80}?) (?:\(?(?:R|JR|REQ)[-_ ]?\d{3,}\)?)))?/i,
    },
    {
      kind: "rejection",
      text: /\bno longer (?:being )?consider(?:ed|ing you)\b|\bposition (?:[\w-]+ ){0,6}is no longer available\b/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Corwin Health System",
    title: "Registered Nurse",
    from: "Corwin Health System <corwinhealth@myworkday.com>",
    subject: "Thank you for applying",
    text: "Dear Sam Vale,\n\nThank you for your interest in Corwin Health System. We have received your application for the Registered Nurse position (R-0048812). You can check the status of your application in your candidate home account.\n\nThis is an automated message; please do not reply.",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Corwin Health System",
    title: "Registered Nurse",
    from: "Corwin Health System Talent Acquisition <corwinhealth@myworkday.com>",
    subject: "Interview invitation: Registered Nurse, R-0048812",
    text: "Dear Sam,\n\nWe would like to invite you to interview for the Registered Nurse position at Corwin Health System. Please see the attached appointment.\n\nTalent Acquisition",
    calendar:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:wd-33@corwin.example\r\nDTSTART;TZID=America/Los_Angeles:20261201T090000\r\nDTEND;TZID=America/Los_Angeles:20261201T100000\r\nSUMMARY:Interview with Corwin Health System\r\nLOCATION:https://video.example/room\r\nORGANIZER:mailto:ta@corwin.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Corwin Health System",
    title: "Registered Nurse",
    from: "Corwin Health System <corwinhealth@myworkday.com>",
    subject: "Update on your application: Registered Nurse (R-0048812)",
    text: "Dear Sam,\n\nThank you for applying for the Registered Nurse position at Corwin Health System. We appreciate your time. At this time you are no longer being considered for this position.\n\nCorwin Health System",
  },
  {
    name: "task",
    kind: "other",
    company: null,
    title: null,
    from: "Corwin Health System <corwinhealth@myworkday.com>",
    subject: "Verify your email",
    text: "Dear Sam,\n\nPlease verify your e-mail address to create a candidate account.",
  },
];
