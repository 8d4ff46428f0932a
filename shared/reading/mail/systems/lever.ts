import type { MailSample, MailSystem } from "../system.ts";

export const lever: MailSystem = {
  name: "Lever",
  domains: ["lever.co"],
  rules: [
    { kind: "received", subject: /^Thank you for your application to (?<company>.{2,60}?)[.!]?$/i },
    {
      kind: "interview",
      subject:
        /^(?:Interview|Phone screen|Onsite)(?: with| at|:) (?<company>.{2,60}?)(?: confirmed)?$/i,
      text: /\b(?:interview|scheduled|join|details|calendar)\b/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Brightwater Robotics",
    title: "Mechanical Engineer",
    from: "Brightwater Robotics <no-reply@hire.lever.co>",
    subject: "Thank you for your application to Brightwater Robotics",
    text: "Hi Sam,\n\nThank you for applying to the Mechanical Engineer opening at Brightwater Robotics. We will get back to you soon with next steps.\n\nBrightwater Robotics",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Brightwater Robotics",
    title: "Mechanical Engineer",
    from: "Brightwater Robotics Talent <no-reply@hire.lever.co>",
    subject: "Phone screen with Brightwater Robotics",
    text: "Hi Sam,\n\nYour phone screen for the Mechanical Engineer role at Brightwater Robotics has been scheduled. Details are in the calendar invitation.\n\nBest",
    calendar:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:lever-7@brightwater.example\r\nDTSTART:20261202T170000Z\r\nDTEND:20261202T173000Z\r\nSUMMARY:Phone screen with Brightwater Robotics\r\nLOCATION:https://video.example/room\r\nORGANIZER:mailto:talent@brightwater.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Brightwater Robotics",
    title: "Mechanical Engineer",
    from: "Brightwater Robotics <no-reply@hire.lever.co>",
    subject: "Your application to Brightwater Robotics",
    text: "Hi Sam,\n\nThanks again for interviewing for the Mechanical Engineer role at Brightwater Robotics. We have decided to proceed with other candidates whose experience more closely matches what we need.\n\nAll the best",
  },
  {
    name: "offer",
    kind: "offer",
    company: "Brightwater Robotics",
    title: "Mechanical Engineer",
    from: "Dana Ruiz <dana.ruiz@hire.lever.co>",
    subject: "Your offer from Brightwater Robotics",
    text: "Sam,\n\nCongratulations! We are thrilled to extend you an offer for the Mechanical Engineer position at Brightwater Robotics. Your offer letter is attached.\n\nDana",
  },
];
