import type { MailSample, MailSystem } from "../system.ts";

export const gmail: MailSystem = {
  name: "Gmail",
  domains: ["forwarding-noreply@google.com"],
  rules: [
    { kind: "confirmation", subject: /\bforwarding confirmation\b/i },
    { kind: "confirmation", text: /\bhas requested to automatically forward mail\b/i },
  ],
  links: ["mail-settings.google.com", "mail.google.com"],
};

export const samples: readonly MailSample[] = [
  {
    name: "confirmation",
    kind: "confirmation",
    company: null,
    title: null,
    from: "Gmail Team <forwarding-noreply@google.com>",
    subject:
      "(#204817365) Gmail Forwarding Confirmation - Receive Mail from sam.vale@gmail.example",
    text: "sam.vale@gmail.example has requested to automatically forward mail to your email address.\nConfirmation code: 204817365\n\nTo allow this, please click the link below to confirm the request:\n\nhttps://mail-settings.google.com/mail/vf-%5BANGjdJ9-example%5D-confirm\n\nIf you do not recognize this request, no action is needed.",
    code: "204817365",
    link: "https://mail-settings.google.com/mail/vf-%5BANGjdJ9-example%5D-confirm",
  },
];
