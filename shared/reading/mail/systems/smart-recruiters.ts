import type { MailSample, MailSystem } from "../system.ts";

export const smartRecruiters: MailSystem = {
  name: "SmartRecruiters",
  domains: ["smartrecruiters.com"],
  rules: [
    {
      kind: "received",
      subject:
        /^(?:Your application|Thank you for applying) (?:to|for|at) (?<company>.{2,60}?)(?:: (?<title>.{2,80}))?$/i,
      text: /\b(?:received|thank you|submitted)\b/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Ostrava Foods",
    title: "Quality Technician",
    from: "Ostrava Foods <notification@smartrecruiters.com>",
    subject: "Thank you for applying to Ostrava Foods",
    text: "Hello Sam,\n\nThank you for applying for the Quality Technician job at Ostrava Foods. We have received your application.\n\nKind regards",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Ostrava Foods",
    title: "Quality Technician",
    from: "Ostrava Foods <notification@smartrecruiters.com>",
    subject: "Interview invitation - Quality Technician at Ostrava Foods",
    text: "Hello Sam,\n\nYou are invited to an interview. Please choose one of the time slots in the link below.\n\nhttps://my.smartrecruiters.com/self-scheduling/1",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Ostrava Foods",
    title: "Quality Technician",
    from: "Ostrava Foods <notification@smartrecruiters.com>",
    subject: "Your application to Ostrava Foods: Quality Technician",
    text: "Hello Sam,\n\nThank you for your application. We regret to tell you that the position has been filled. We will keep your profile.\n\nKind regards",
  },
];
