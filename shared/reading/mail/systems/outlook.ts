import type { MailSample, MailSystem } from "../system.ts";

export const outlook: MailSystem = {
  name: "Outlook",
  domains: ["accountprotection.microsoft.com"],
  rules: [
    {
      kind: "confirmation",
      subject:
        /\b(?:verif(?:y|ication)|confirm(?:ation)?)\b.{0,60}\b(?:e-?mail|forward(?:ing)?|address)\b|\bforwarding\b.{0,60}\b(?:verif|confirm)/i,
    },
    {
      kind: "confirmation",
      text: /\b(?:security|verification|confirmation) code\b.{0,80}\bforward|\bforward.{0,80}\b(?:security|verification|confirmation) code\b/i,
    },
  ],
  links: ["account.microsoft.com", "account.live.com", "outlook.live.com"],
};

export const samples: readonly MailSample[] = [
  {
    name: "confirmation",
    kind: "confirmation",
    company: null,
    title: null,
    from: "Microsoft account team <account-security-noreply@accountprotection.microsoft.com>",
    subject: "Verify your email forwarding address",
    text: "Use this code to verify the address to which your mail is to be forwarded.\n\nSecurity code: 7304915\n\nOr open https://account.microsoft.com/verify-forwarding?id=example\n\nThe Microsoft account team",
    code: "7304915",
    link: "https://account.microsoft.com/verify-forwarding?id=example",
  },
];
