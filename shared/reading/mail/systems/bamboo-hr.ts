import type { MailSample, MailSystem } from "../system.ts";

export const bambooHr: MailSystem = {
  name: "BambooHR",
  domains: ["bamboohr.com"],
  rules: [
    { kind: "received", subject: /^(?<company>.{2,60}?) (?:has )?received your application\b/i },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Juniper Trail Outfitters",
    title: "Warehouse Associate",
    from: "Juniper Trail Outfitters <notifications@app.bamboohr.com>",
    subject: "Juniper Trail Outfitters received your application",
    text: "Hi Sam,\n\nThanks for applying! We received your application for the Warehouse Associate position at Juniper Trail Outfitters.",
  },
  {
    name: "interview",
    kind: "interview",
    company: "Juniper Trail Outfitters",
    title: "Warehouse Associate",
    from: "Juniper Trail Outfitters <notifications@app.bamboohr.com>",
    subject: "Interview for Warehouse Associate at Juniper Trail Outfitters",
    text: "Hi Sam,\n\nWe'd like to invite you to an interview for the Warehouse Associate position. What times work for you this week? Please send your availability.",
  },
  {
    name: "offer",
    kind: "offer",
    company: "Juniper Trail Outfitters",
    title: "Warehouse Associate",
    from: "Juniper Trail Outfitters <notifications@app.bamboohr.com>",
    subject: "Offer letter from Juniper Trail Outfitters",
    text: "Hi Sam,\n\nCongratulations! We are excited to offer you the Warehouse Associate position at Juniper Trail Outfitters. Please review and sign your offer letter.",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Juniper Trail Outfitters",
    title: "Warehouse Associate",
    from: "Juniper Trail Outfitters <notifications@app.bamboohr.com>",
    subject: "Your application at Juniper Trail Outfitters",
    text: "Hi Sam,\n\nThank you for applying for the Warehouse Associate position at Juniper Trail Outfitters. We won't be moving forward with your application.",
  },
];
