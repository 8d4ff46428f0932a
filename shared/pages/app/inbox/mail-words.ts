/** What a mail says, and what it changes, in sentences. */

import type { SenderChecks } from "../../../../schema/inbox.ts";
import { localTime } from "../../../core/local-time.ts";
import type { MailRow } from "../../../pipeline/inbox/mail-record.ts";
import type { ShownMail } from "./read-inbox-page.ts";

/** `Acme has turned down your application for Data Analyst.` */
export function sayMeaning({ mail, job }: Pick<ShownMail, "mail" | "job">, zone: string): string {
  const company = job?.company ?? mail.company ?? "Somebody";
  const title = job?.title ?? mail.title;
  const what = title === null ? "" : ` for ${title}`;
  switch (mail.kind) {
    case "received":
      return `${company} has received your application${what}.`;
    case "assessment":
      return `${company} asks you for an assessment${what}.`;
    case "interview":
      return sayInterview(mail, company, what, zone);
    case "offer":
      return `${company} makes you an offer${what}.`;
    case "rejection":
      return `${company} has turned down your application${what}.`;
    case "confirmation":
      return "A mail service asks whether it may forward your mail here.";
    case "other":
      return mail.subject;
  }
}

function sayInterview(
  { invitation }: MailRow,
  company: string,
  what: string,
  zone: string,
): string {
  const at = invitation?.startsAt ?? null;
  const when = at === null ? "" : ` on ${localTime(at, zone)}`;
  return invitation?.method === "cancel"
    ? `${company} has canceled the interview${when}${what}.`
    : `${company} invites you to an interview${when}${what}.`;
}

/** What "Apply" does: `Moves Data Analyst at Acme from applied to rejected.` */
export function sayChange({ mail, job, plan }: ShownMail): string {
  if (!plan) {
    return job
      ? `Nothing is to change: the job is ${job.status} already.`
      : "Which of your jobs is it about?";
  }
  if (plan.adds) {
    return `Adds ${plan.adds.title} at ${plan.adds.company} to the board as ${plan.status}.`;
  }
  const name = job ? `${job.title} at ${job.company}` : "the job";
  const moves = plan.status ? `Moves ${name} from ${job?.status} to ${plan.status}` : "";
  if (!plan.rounds) return `${moves}.`;
  const round =
    mail.invitation?.method === "cancel"
      ? "marks the interview as canceled"
      : "puts the interview in your calendar";
  return moves === "" ? `For ${name}, ${round}.` : `${moves}, and ${round}.`;
}

/** What was decided: `Applied at once`. */
export function sayState({ state, isAutomatic, kind, checks }: MailRow): string {
  switch (state) {
    case "applied":
      return isAutomatic ? "Applied at once, because it was certain" : "Applied";
    case "dismissed":
      return "Dismissed";
    case "suggested":
      return "Waits for you";
    case "noted":
      if (checks.dmarc === "fail")
        return "Not suggested, because its domain says that the mail is not its own";
      return kind === "other" || kind === "confirmation"
        ? "Changes nothing"
        : "The board has it already";
  }
}

/** What is known of the sender. Nobody should believe a name. */
export function sayChecks({ spf, dkim, dmarc }: SenderChecks): string {
  if (spf === null && dkim === null && dmarc === null) {
    return "Nothing shows that this sender is who it says.";
  }
  const results = [
    ["DMARC", dmarc],
    ["DKIM", dkim],
    ["SPF", spf],
  ].flatMap(([name, result]) => (result === null ? [] : [`${name} ${result}`]));
  const verdict =
    dmarc === "pass"
      ? "The domain of this address has signed the mail"
      : "The domain of this address has not confirmed the mail";
  return `${verdict} (${results.join(", ")}).`;
}
