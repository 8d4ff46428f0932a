import * as z from "zod/mini";
import { mailKinds, mailStates } from "#schema/inbox.ts";
import { commaSeparated } from "#shared/contract/list-fields.ts";
import { Email, Id, JobId } from "#shared/contract/pipeline-fields.ts";
import { PageQuery, SomeOf } from "#shared/contract/pipeline-list-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const MailId = Id("mail_", "a mail");
export const MailParams = z.object({ id: MailId });

export const MailKindName = withMeta(z.enum(mailKinds), {
  description:
    "What the mail says: an application was `received`, an `assessment` or `interview` is asked for, an `offer`, a `rejection`; `confirmation` asks whether mail may be forwarded to this address; `other` is about none of these.",
  example: "interview",
});

export const MailStateName = withMeta(z.enum(mailStates), {
  description:
    "`suggested` waits for a decision, `applied` has changed the board, `dismissed` was set aside, `noted` changes nothing.",
  example: "suggested",
});

export const InboxQuery = z.object({
  state: withMeta(SomeOf(mailStates), {
    description: "One or more states, comma-separated.",
    example: "suggested",
    param: commaSeparated,
  }),
  ...PageQuery,
});
export type InboxQuery = z.output<typeof InboxQuery>;

export const ApplyMailBody = z.strictObject({
  jobId: withMeta(z.optional(JobId), {
    description:
      "The job that the mail belongs to, if it is another one than suggested, or none was.",
  }),
  addJob: withMeta(z.optional(z.literal(true)), {
    description: "Adds the job that the mail names, because it is none of the account's.",
  }),
});
export type ApplyMailBody = z.output<typeof ApplyMailBody>;

const maxSenders = 50;

const senderForm = "an e-mail address or a domain in lower case, such as example.com";

const Sender = z
  .string()
  .check(
    z.maxLength(254),
    z.regex(/^(?:[^\s@<>,;"A-Z]{1,64}@)?(?:[a-z0-9-]{1,63}\.){1,8}[a-z0-9-]{2,63}$/, senderForm),
  );

export const maxOwnAddresses = 20;

export const UpdateInboxBody = z.strictObject({
  isOn: withMeta(z.optional(z.boolean()), {
    description: "Whether the address takes mail. The first `true` makes the address.",
    example: true,
  }),
  appliesAtOnce: withMeta(z.optional(z.boolean()), {
    description:
      "Whether what is certain changes the board at once: mail of a known applicant system that comes from its domain, means one thing, and names the company and the title (or the requisition number) of one job, or continues a conversation about it. Everything else is suggested in any case.",
    example: false,
  }),
  senders: withMeta(z.optional(z.array(Sender).check(z.maxLength(maxSenders))), {
    description:
      "Addresses and domains from which mail is taken; empty for all. A sender can claim any address, so the list keeps noise out and proves nothing.",
    example: ["example.com"],
  }),
  ownAddresses: withMeta(z.optional(z.array(Email).check(z.maxLength(maxOwnAddresses))), {
    description:
      "Addresses from which the account's owner writes. What they wrote themselves moves nothing; an address that has forwarded a mail of its own is added.",
    example: ["sam@example.com"],
  }),
  replaceAddress: withMeta(z.optional(z.literal(true)), {
    description: "Makes a new address. The one before takes no more mail.",
  }),
});
export type UpdateInboxBody = z.output<typeof UpdateInboxBody>;
