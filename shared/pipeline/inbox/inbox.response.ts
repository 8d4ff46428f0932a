import * as z from "zod";
import { Instant, PageDetails } from "#shared/contract/pipeline-fields.response.ts";
import { JobId } from "#shared/contract/pipeline-fields.ts";
import { JobStatus } from "../jobs/job.request.ts";
import { InterviewRound } from "../jobs/job.response.ts";
import { MailId, MailKindName, MailStateName } from "./inbox.request.ts";

const check = z.string().nullable();

const Invitation = z
  .strictObject({
    method: z.enum(["request", "cancel"]).meta({
      description: "`cancel` takes an earlier invitation back.",
    }),
    startsAt: Instant.nullable().meta({
      description:
        "Null if the invitation gives a day only, or a time in a zone that it does not define.",
    }),
    endsAt: Instant.nullable(),
    timeZone: z
      .string()
      .nullable()
      .meta({ description: "The time zone as the invitation names it." }),
    summary: z.string().nullable(),
    location: z.string().nullable(),
  })
  .meta({ id: "MailInvitation" });

const Suggestion = z
  .strictObject({
    status: z
      .nullable(JobStatus)
      .meta({ description: "The new status of the job; null if it stays." }),
    rounds: z.array(InterviewRound).nullable().meta({
      description: "The rounds of interviews that the job would have; null if they stay.",
    }),
    addsJob: z
      .boolean()
      .meta({ description: "Whether the job would be added, since the account has none like it." }),
  })
  .meta({ id: "MailSuggestion" });

export const InboxMail = z
  .strictObject({
    id: MailId,
    receivedAt: Instant,
    from: z
      .string()
      .nullable()
      .meta({ description: "The address that the mail claims to be from." }),
    fromName: z.string().nullable(),
    subject: z.string(),
    checks: z.strictObject({ spf: check, dkim: check, dmarc: check }).meta({
      id: "SenderChecks",
      description:
        "What the receiving server reports of the sender: `pass`, `fail` or another result; null if it reports none. A mail that was forwarded seldom passes SPF.",
    }),
    system: z.string().nullable().meta({
      description: "The applicant system whose domain the sender has; null for any other sender.",
      example: "greenhouse",
    }),
    kind: MailKindName,
    evidence: z
      .string()
      .nullable()
      .meta({ description: "The sentence from which the kind follows." }),
    company: z.string().nullable(),
    title: z.string().nullable(),
    invitation: Invitation.nullable(),
    code: z.string().nullable().meta({ description: "The code of a `confirmation`." }),
    link: z.string().nullable().meta({
      description: "The link of a `confirmation`, only if it leads to the mail service that asks.",
    }),
    jobId: z
      .nullable(JobId)
      .meta({ description: "The job that it belongs to; null if that is open." }),
    needsJob: z.boolean().meta({
      description:
        "Whether it is not certain which job it is about: send the right one's id, or `addJob`, to `applyMail`.",
    }),
    state: MailStateName,
    suggestion: Suggestion.nullable().meta({
      description: "What `applyMail` would change as the job is now; null if nothing.",
    }),
    isAutomatic: z.boolean().meta({ description: "Whether it was applied without being asked." }),
    decidedAt: Instant.nullable(),
  })
  .meta({ id: "InboxMail" });
export type InboxMail = z.output<typeof InboxMail>;

export const InboxPage = z
  .strictObject({ mails: z.array(InboxMail), ...PageDetails })
  .meta({ id: "InboxMailList" });
export type InboxPage = z.output<typeof InboxPage>;

export const InboxSettings = z
  .strictObject({
    isAvailable: z.boolean().meta({
      description:
        "Whether this service takes mail; false if its operator has set up no domain for it.",
    }),
    address: z.string().nullable().meta({
      description: "The account's address; null before the first was made.",
      example: "k3v8m2qpxw7chd5zrtna@in.example.com",
    }),
    isOn: z.boolean(),
    appliesAtOnce: z.boolean(),
    senders: z.array(z.string()),
    ownAddresses: z.array(z.string()),
  })
  .meta({ id: "InboxSettings" });
export type InboxSettings = z.output<typeof InboxSettings>;
