import type { MailSample, MailSystem } from "../system.ts";

export const workable: MailSystem = {
  name: "Workable",
  domains: ["workablemail.com", "workable.com"],
  rules: [
    {
      kind: "received",
      subject: /^(?:Thanks|Thank you) for applying to (?<company>.{2,60}?)[.!]?$/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Osprey Learning",
    title: "Instructional Designer",
    from: "Osprey Learning <noreply@candidates.workablemail.com>",
    subject: "Thanks for applying to Osprey Learning",
    text: "Sam,\n\nYour application for the Instructional Designer job was submitted successfully.\n\nOsprey Learning",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Osprey Learning",
    title: "Instructional Designer",
    from: "Osprey Learning <noreply@candidates.workablemail.com>",
    subject: "Interview scheduled: Instructional Designer",
    text: "Sam,\n\nYour interview with Osprey Learning is confirmed; the invitation is attached.",
    calendar:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:wk-5@osprey.example\r\nDTSTART;TZID=Europe/London:20261210T160000\r\nDTEND;TZID=Europe/London:20261210T164500\r\nSUMMARY:Interview: Sam Vale (Osprey Learning)\r\nLOCATION:https://video.example/room\r\nORGANIZER:mailto:hr@osprey.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  },
  {
    name: "canceled",
    kind: "interview",
    company: "Osprey Learning",
    title: "Instructional Designer",
    from: "Osprey Learning <noreply@candidates.workablemail.com>",
    subject: "Interview canceled: Instructional Designer",
    text: "Sam,\n\nYour interview with Osprey Learning was canceled. We will propose another time.",
    calendar:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:wk-5@osprey.example\r\nDTSTART;TZID=Europe/London:20261210T160000\r\nDTEND;TZID=Europe/London:20261210T164500\r\nSUMMARY:Interview: Sam Vale (Osprey Learning)\r\nLOCATION:https://video.example/room\r\nORGANIZER:mailto:hr@osprey.example\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Osprey Learning",
    title: "Instructional Designer",
    from: "Osprey Learning <noreply@candidates.workablemail.com>",
    subject: "Your application for Instructional Designer",
    text: "Sam,\n\nThank you for your interest in Osprey Learning. We have decided to move forward with other candidates for the Instructional Designer position.",
  },
];
