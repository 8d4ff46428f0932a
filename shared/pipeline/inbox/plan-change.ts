/** What a mail would change of the board. Pure. */
import type { MailKind, StoredInvitation } from "#schema/inbox.ts";
import { type Status, statuses } from "#schema/job-statuses.ts";
import type { StoredRound } from "#schema/pipeline.ts";
import { maxRounds } from "../jobs/round.request.ts";

interface MailToPlan {
  kind: MailKind;
  subject: string;
  evidence: string | null;
  company: string | null;
  title: string | null;
  invitation: StoredInvitation | null;
}

interface JobToChange {
  status: Status;
  rounds: StoredRound[];
}

export interface PlannedChange {
  /** The new status; null if it stays. */
  status: Status | null;
  /** The new rounds; null if they stay. */
  rounds: StoredRound[] | null;
  /** The job that is added; null if there is one. */
  adds: { company: string; title: string } | null;
}

/** The title of a job that is added from a mail without one, as many systems send. */
export const unnamedTitle = "Title not named";

/**
 * @param job the job that the mail belongs to; null if the account has none.
 * @param earlier when an earlier invitation with the same id began, which this one moves or cancels.
 * @returns null if nothing would change.
 */
export function planChange(
  mail: MailToPlan,
  job: JobToChange | null,
  earlier: number | null = null,
): PlannedChange | null {
  const target = targetOf(mail);
  if (target === null) return null;
  if (!job) {
    if (mail.company === null || target === "rejected" || mail.invitation?.method === "cancel")
      return null;
    const adds = { company: mail.company, title: mail.title ?? unnamedTitle };
    const rounds = planRounds(mail, [], null);
    return { status: target, rounds, adds };
  }
  const status = isReached(job.status, target, mail) ? null : target;
  const rounds = planRounds(mail, job.rounds, earlier);
  return status === null && rounds === null ? null : { status, rounds, adds: null };
}

const screening =
  /\b(?:phone|recruiter|screening|intro(?:ductory)?|initial|first) (?:screen|screening|call|chat|conversation|interview)\b|\bphone screen\b/i;

function targetOf({ kind, subject, evidence, invitation }: MailToPlan): Status | null {
  switch (kind) {
    case "received":
      return "applied";
    case "assessment":
      return "screening";
    case "interview":
      return screening.test(`${invitation?.summary ?? ""}\n${subject}\n${evidence ?? ""}`)
        ? "screening"
        : "interviewing";
    case "offer":
      return "offer";
    case "rejection":
      return "rejected";
    case "confirmation":
    case "other":
      return null;
  }
}

/** How far a job with an open status has come. Those that are over are judged by what they are. */
const progress: Readonly<Record<Status, number>> = {
  ...{ saved: 0, applied: 1, screening: 2, interviewing: 3, offer: 4 },
  ...{ accepted: 5, rejected: 5, withdrawn: 5, archived: 5 },
};

/** Whether a job is where a mail would move it, or further: mail arrives late, and never moves a job back. */
function isReached(now: Status, target: Status, { invitation }: MailToPlan): boolean {
  if (invitation?.method === "cancel") return true;
  if (target === "rejected") return now === "rejected" || now === "accepted" || now === "withdrawn";
  if (!statuses[now].isOpen) return target !== "offer" || now === "accepted";
  return progress[now] >= progress[target];
}

function planRounds(
  mail: MailToPlan,
  rounds: readonly StoredRound[],
  earlier: number | null,
): StoredRound[] | null {
  if (mail.kind === "assessment") {
    return rounds.some(({ kind }) => kind === "take_home")
      ? null
      : withRound(rounds, { kind: "take_home", at: null, with: null, outcome: "pending" });
  }
  const { invitation } = mail;
  if (mail.kind !== "interview" || !invitation || invitation.startsAt === null) return null;
  const at = invitation.startsAt;
  const isPending = (round: StoredRound) => round.outcome === "pending";
  const known = rounds.findIndex(
    (round) => isPending(round) && (round.at === at || (earlier !== null && round.at === earlier)),
  );
  if (invitation.method === "cancel") {
    return known === -1 ? null : changed(rounds, known, { outcome: "cancelled" });
  }
  if (known !== -1) return rounds[known]?.at === at ? null : changed(rounds, known, { at });
  const kind = roundKind(mail);
  const open = rounds.findIndex(
    (round) => isPending(round) && round.at === null && round.kind === kind,
  );
  if (open !== -1) return changed(rounds, open, { at });
  return withRound(rounds, { kind, at, with: null, outcome: "pending" });
}

function changed(
  rounds: readonly StoredRound[],
  at: number,
  change: Partial<StoredRound>,
): StoredRound[] {
  return rounds.map((round, index) => (index === at ? { ...round, ...change } : round));
}

function withRound(rounds: readonly StoredRound[], round: StoredRound): StoredRound[] | null {
  return rounds.length >= maxRounds ? null : [...rounds, round];
}

/** The first that the invitation names, or else the mail. */
const kindWords: readonly (readonly [StoredRound["kind"], RegExp])[] = [
  ["recruiter_screen", screening],
  ["final", /\bfinal\b/i],
  ["onsite", /\bon-?site\b|\bin person\b/i],
  ["panel", /\bpanel\b/i],
  ["technical", /\b(?:technical|coding|system design|pairing|live code)\b/i],
  ["hiring_manager", /\bhiring manager\b/i],
];

function roundKind({ invitation, subject, evidence }: MailToPlan): StoredRound["kind"] {
  for (const text of [invitation?.summary ?? "", subject, evidence ?? ""]) {
    const found = kindWords.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return "other";
}
