import type { MailSample, MailSystem } from "../system.ts";

export const ashby: MailSystem = {
  name: "Ashby",
  domains: ["ashbyhq.com"],
  rules: [
    { kind: "received", subject: /^Thanks for applying to (?<company>.{2,60}?)!?$/i },
    {
      kind: "interview",
      subject: /^(?:Let[’']s schedule|Book) your (?:interview|call) with (?<company>.{2,60})$/i,
    },
  ],
};

export const samples: readonly MailSample[] = [
  {
    name: "received",
    kind: "received",
    company: "Pinecrest Payments",
    title: "Product Designer",
    from: "Pinecrest Payments Hiring Team <no-reply@ashbyhq.com>",
    subject: "Thanks for applying to Pinecrest Payments!",
    text: "Hi Sam,\n\nThanks for applying for our Product Designer role here at Pinecrest Payments! We review each application by hand and will be in touch either way.\n\nPinecrest Payments Hiring Team",
  },
  {
    name: "booking",
    kind: "interview",
    company: "Pinecrest Payments",
    title: null,
    from: "Pinecrest Payments Hiring Team <no-reply@ashbyhq.com>",
    subject: "Let's schedule your interview with Pinecrest Payments",
    html: '<p>Hi Sam,</p><p>We enjoyed reading your application and would like to schedule an intro call. <a href="https://jobs.ashbyhq.com/book/1">Pick a time that works</a>.</p>',
  },
  {
    name: "assessment",
    kind: "assessment",
    company: "Pinecrest Payments",
    title: "Product Designer",
    from: "Pinecrest Payments Hiring Team <no-reply@ashbyhq.com>",
    subject: "Next step with Pinecrest Payments",
    text: "Hi Sam,\n\nFor the Product Designer position at Pinecrest Payments, please complete the take-home exercise below by Monday. It should take about two hours.",
  },
  {
    name: "rejection",
    kind: "rejection",
    company: "Pinecrest Payments",
    title: "Product Designer",
    from: "Pinecrest Payments Hiring Team <no-reply@ashbyhq.com>",
    subject: "Update on your Pinecrest Payments application",
    text: "Hi Sam,\n\nThank you for your interest in Pinecrest Payments. After reviewing your application, we've decided not to move forward for the Product Designer position.\n\nBest",
  },
];
