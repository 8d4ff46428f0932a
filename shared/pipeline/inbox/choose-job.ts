/** Which job a mail belongs to. Pure: it decides by what the account has and what the mail says. */
import type { MailKind } from "../../../schema/inbox.ts";
import { openStatuses, type Status } from "../../../schema/job-statuses.ts";

export interface JobCandidate {
  id: string;
  company: string;
  title: string;
  status: Status;
}

export interface MailNames {
  kind: MailKind;
  company: string | null;
  title: string | null;
  sender: string | null;
  senderName: string | null;
  subject: string;
  text: string;
}

/** `certain`: nothing else is possible; `likely`: it is offered; `ambiguous`: the person has to choose; `none`: the account has no such job. */
export type Choice =
  | { certainty: "certain" | "likely"; job: JobCandidate }
  | { certainty: "ambiguous" | "none"; job: null };

const ambiguous: Choice = { certainty: "ambiguous", job: null };
const none: Choice = { certainty: "none", job: null };

/** @param threadJobId the job of an earlier mail of the same conversation, or with the same invitation. */
export function chooseJob(
  jobs: readonly JobCandidate[],
  mail: MailNames,
  threadJobId: string | null,
): Choice {
  const ofThread = jobs.find(({ id }) => id === threadJobId);
  const isNew = mail.kind === "received";
  const company = plainCompany(mail.company ?? "");
  if (ofThread && (company === "" || isSameCompany(company, plainCompany(ofThread.company))))
    return { certainty: "certain", job: ofThread };
  const named = jobs.filter((job) => company !== "" && plainCompany(job.company) === company);
  if (named.length > 0) return chooseByTitle(named, mail.title, "certain", isNew);
  const similar = jobs.filter(
    (job) => company !== "" && isSameCompany(company, plainCompany(job.company)),
  );
  if (similar.length > 0) return chooseByTitle(similar, mail.title, "likely", isNew);
  const found = jobs.filter((job) => isMentioned(plainCompany(job.company), mail));
  // A company that the mail names, and none of the account's, is another one.
  if (company !== "" && !found.some((job) => isFromCompany(job, mail))) return none;
  return found.length === 0 ? none : chooseByTitle(found, mail.title, "likely", isNew);
}

function chooseByTitle(
  jobs: readonly JobCandidate[],
  title: string | null,
  most: "certain" | "likely",
  isNew: boolean,
): Choice {
  const open = jobs.filter(({ status }) => openStatuses.includes(status));
  if (title !== null) {
    for (const among of [open, jobs]) {
      const same = among.filter((job) => plainTitle(job.title) === plainTitle(title));
      const [only] = same;
      if (only && same.length === 1)
        return { certainty: among === open ? most : "likely", job: only };
      if (same.length > 1) return ambiguous;
    }
    const close = open
      .map((job) => ({ job, likeness: likeness(job.title, title) }))
      .filter((one) => one.likeness >= minLikeness)
      .sort((a, b) => b.likeness - a.likeness);
    const [best, next] = close;
    // A company often has several openings: an application for another one is another job.
    if (!best) return isNew ? none : ambiguous;
    return next && next.likeness === best.likeness
      ? ambiguous
      : { certainty: "likely", job: best.job };
  }
  const [only] = open.length > 0 ? open : jobs;
  if (!only) return none;
  if (open.length === 1) return { certainty: most, job: only };
  return open.length === 0 && jobs.length === 1 ? { certainty: "likely", job: only } : ambiguous;
}

const minLikeness = 0.5;

/** The share of words that two titles have in common. */
function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((title) => new Set(plainTitle(title).split(" ")));
  if (!a || !b) return 0;
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common);
}

const legalForms =
  /\b(?:inc|incorporated|llc|l l c|ltd|limited|corp|corporation|co|company|gmbh|plc|pbc|lp|llp|sa|ag)$/;

/** A company's name without its legal form, punctuation and case: `The Acme Company, Inc.` and `ACME` are the same. */
export function plainCompany(name: string): string {
  let plain = words(name).replace(/^the /, "");
  for (let shorter = ""; shorter !== plain; ) {
    shorter = plain;
    plain = plain.replace(legalForms, "").trim();
    if (plain === "") return shorter;
  }
  return plain;
}

/** Titles of the same work: `Sr. Engineer` and `Senior Engineer (Remote)`. */
function plainTitle(title: string): string {
  return words(title.replace(/\([^)]*\)/g, " "))
    .replace(/\bsr\b/g, "senior")
    .replace(/\bjr\b/g, "junior")
    .replace(/\bremote\b/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function words(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’'.]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** Whether one name is the beginning of the other: `Acme` and `Acme Health`. */
function isSameCompany(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= 4 && long.startsWith(`${short} `));
}

const minMentioned = 3;
const searchedText = 1_500;

/** Whether a mail names a company of the account anywhere that counts. */
function isMentioned(company: string, mail: MailNames): boolean {
  if (company.length < minMentioned) return false;
  const text = words(
    `${mail.senderName ?? ""} \n ${mail.subject} \n ${mail.text.slice(0, searchedText)}`,
  );
  return ` ${text} `.includes(` ${company} `) || isDomainOf(company, mail.sender);
}

/** Whether it is the sender's name or domain that names the company, rather than any word of the text. */
function isFromCompany(job: JobCandidate, { senderName, sender, subject }: MailNames): boolean {
  const company = plainCompany(job.company);
  return (
    ` ${words(`${senderName ?? ""} \n ${subject}`)} `.includes(` ${company} `) ||
    isDomainOf(company, sender)
  );
}

/** `careers@halvorsen-freight.example` for Halvorsen Freight. */
function isDomainOf(company: string, sender: string | null): boolean {
  const labels = (sender?.split("@").at(-1) ?? "").split(".");
  const name = company.replaceAll(" ", "");
  return (
    name.length >= 4 && labels.slice(0, -1).some((label) => label.replaceAll("-", "") === name)
  );
}
