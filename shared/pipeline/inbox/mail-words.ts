/** What a mail says, and what it changes, in sentences. Each says only what is known in the state in which it is shown. */

import type { SenderChecks } from "#schema/inbox.ts";
import type { StoredRound } from "#schema/pipeline.ts";
import { localTime } from "#shared/core/local-time.ts";
import type { MailRow } from "./mail-record.ts";
import { type PlannedChange, unnamedTitle } from "./plan-change.ts";
import type { ShownMail } from "./read-inbox-page.ts";

/** `Acme has turned down your application for Data Analyst.` */
export function sayMeaning({ mail, job }: Pick<ShownMail, "mail" | "job">, zone: string): string {
  // Before it is applied, the job is a suggestion, whose title the mail may not have named.
  const placed = mail.state === "applied" ? job : null;
  const company = placed?.company ?? mail.company ?? job?.company ?? "An employer";
  const title = placed?.title ?? mail.title;
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
      return title === null
        ? `${company} has turned down an application of yours.`
        : `${company} has turned down your application for ${title}.`;
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
export function sayChange(shown: ShownMail): string {
  const { mail, job, plan } = shown;
  if (!plan) return mail.needsJob && !job ? "Which of your jobs is it about?" : sayNoChange(shown);
  const round = sayRound(plan, job?.rounds ?? []);
  if (plan.adds) {
    const { title, company } = plan.adds;
    const added =
      title === unnamedTitle
        ? `Adds a job at ${company} to the board as ${plan.status}, for you to fill in its title`
        : `Adds ${title} at ${company} to the board as ${plan.status}`;
    return round === null ? `${added}.` : `${added}, and ${round}.`;
  }
  const name = job ? nameOf(job) : "the job";
  const moves = plan.status ? `Moves ${name} from ${job?.status} to ${plan.status}` : "";
  if (round === null) return `${moves}.`;
  return moves === "" ? `For ${name}, ${round}.` : `${moves}, and ${round}.`;
}

/** Only a round with a time is in the calendar. */
function sayRound({ rounds }: PlannedChange, before: readonly StoredRound[]): string | null {
  const at = rounds?.findIndex((round, index) => !isSameRound(round, before[index])) ?? -1;
  const round = rounds?.[at];
  if (!round) return null;
  const earlier = before[at];
  if (round.outcome === "cancelled") return "marks the interview as canceled";
  if (round.kind === "take_home") return "lists the assessment among its rounds, without a date";
  if (round.at === null) return "lists the interview among its rounds, without a date";
  return earlier && earlier.at !== null
    ? "moves the interview in your calendar"
    : "puts the interview in your calendar";
}

function isSameRound(one: StoredRound, other: StoredRound | undefined): boolean {
  return other?.at === one.at && other.kind === one.kind && other.outcome === one.outcome;
}

/** Why a mail changes nothing. */
function sayNoChange({ mail, job }: ShownMail): string {
  if (mail.kind === "other") return "No news of an application was found in it.";
  if (mail.kind === "confirmation") return "Changes nothing on your board.";
  if (job) return `Changes nothing: on your board, ${nameOf(job)} is ${job.status}.`;
  if (mail.jobId !== null) return "Its job is no longer on your board.";
  if (mail.company === null)
    return "Changes nothing: no employer was found in it, and no job on your board that it names.";
  const none = `No job at ${mail.company} was found on your board`;
  if (mail.kind === "rejection") return `${none}, and a rejection adds none.`;
  return mail.invitation?.method === "cancel"
    ? `${none}, and a canceled interview adds none.`
    : `${none}.`;
}

function nameOf({ title, company }: { title: string; company: string }): string {
  return `${title} at ${company}`;
}

/** What was decided: `Applied at once.` */
export function sayState(shown: ShownMail): string {
  const { state, isAutomatic, checks, kind } = shown.mail;
  switch (state) {
    case "applied":
      return isAutomatic
        ? "Applied at once, because its sender is proven and it names the job."
        : "Applied.";
    case "dismissed":
      return "Dismissed.";
    case "suggested":
      return "Waits for you.";
    case "noted":
      if (checks.dmarc === "fail" && kind !== "other" && kind !== "confirmation")
        return "Not suggested, because its domain says that the mail is not its own.";
      return shown.plan ? `Not applied. ${sayChange(shown)}` : sayNoChange(shown);
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
      ? "The mail comes from the domain of this address"
      : "The domain of this address has not confirmed the mail";
  return `${verdict} (${results.join(", ")}).`;
}
