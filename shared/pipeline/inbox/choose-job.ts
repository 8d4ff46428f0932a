/** Which job a mail belongs to. Pure: it decides by what the account has and what the mail says. */
import type { MailKind } from "#schema/inbox.ts";
import { openStatuses, type Status } from "#schema/job-statuses.ts";
import { firstLines, hasTitle, mayNameTitle } from "#shared/reading/mail/title-words.ts";
import { hasOtherRequisition, hasRequisition } from "./requisitions.ts";

export interface JobCandidate {
  id: string;
  company: string;
  title: string;
  status: Status;
  url: string | null;
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

/** The job of an earlier mail of the same conversation, or with the same invitation. */
interface EarlierJob {
  jobId: string;
  /** Whether that mail was applied: before, its job is only a suggestion. */
  isApplied: boolean;
}

/** `certain`: nothing else is possible; `likely`: it is offered; `ambiguous`: the person has to choose; `none`: the account has no such job. */
export type Choice =
  | { certainty: "certain" | "likely"; job: JobCandidate }
  | { certainty: "ambiguous" | "none"; job: null };

const ambiguous: Choice = { certainty: "ambiguous", job: null };
const none: Choice = { certainty: "none", job: null };

export function chooseJob(
  jobs: readonly JobCandidate[],
  mail: MailNames,
  earlier: EarlierJob | null,
): Choice {
  const ofThread = jobs.find(({ id }) => id === earlier?.jobId);
  const company = plainCompany(mail.company ?? "");
  if (ofThread && (company === "" || isSameCompany(company, plainCompany(ofThread.company)))) {
    const isOther = mail.title !== null && !isSameTitle(ofThread.title, mail.title);
    if (isOther) return ambiguous;
    if (earlier?.isApplied) return { certainty: "certain", job: ofThread };
    const decides = mail.kind !== "rejection" || mail.title !== null;
    return decides ? { certainty: "likely", job: ofThread } : ambiguous;
  }
  const named = jobs.filter((job) => company !== "" && plainCompany(job.company) === company);
  if (named.length > 0) return chooseByTitle(named, mail, "company agrees");
  const similar = jobs.filter(
    (job) => company !== "" && isSameCompany(company, plainCompany(job.company)),
  );
  if (similar.length > 0) return chooseByTitle(similar, mail, "company may be another");
  const found = jobs.filter((job) => isMentioned(plainCompany(job.company), mail));
  const sends = found.some((job) => isFromCompany(job, mail));
  // A company that the mail names, and none of the account's, is another one.
  if (found.length === 0 || (company !== "" && !sends)) return none;
  return chooseByTitle(found, mail, sends ? "company sends" : "company may be another");
}

/** How well the company agrees: only where the mail names it as the board does, anything can be certain. */
type Agreement = "company agrees" | "company sends" | "company may be another";

function chooseByTitle(
  jobs: readonly JobCandidate[],
  mail: MailNames,
  agreement: Agreement,
): Choice {
  const most = agreement === "company agrees" ? "certain" : "likely";
  const isOpen = ({ status }: JobCandidate) => openStatuses.includes(status);
  const numbered = jobs.filter((job) => hasRequisition(job, mail));
  const [byNumber] = numbered;
  if (byNumber && numbered.length === 1) {
    const agrees = mail.title === null || isSameTitle(byNumber.title, mail.title);
    return { certainty: agrees && isOpen(byNumber) ? most : "likely", job: byNumber };
  }
  const title = isOnlyRecommended(mail) ? null : mail.title;
  const possible = jobs.filter((job) => !hasOtherRequisition(job, mail));
  if (title !== null) {
    const same = possible.filter((job) => isSameTitle(job.title, title));
    const openOnes = same.filter(isOpen);
    const [only] = openOnes.length > 0 ? openOnes : same;
    if (only && (openOnes.length === 1 || same.length === 1)) {
      const isSure =
        same.length === 1 &&
        isOpen(only) &&
        !mayNameTitle(mail, [only.company, only.title, title], "where titles are");
      return { certainty: isSure ? most : "likely", job: only };
    }
    if (same.length > 0) return ambiguous;
    // A company often has several openings: an application for another one is another job.
    const isLikeOne = possible.some(
      (job) => isOpen(job) && likeness(job.title, title) >= minLikeness,
    );
    return mail.kind === "received" && !isLikeOne ? none : ambiguous;
  }
  return chooseWithoutTitle(possible, mail, agreement, mail.title !== null);
}

/** That no title was read is no reason to believe that none is there. */
function chooseWithoutTitle(
  jobs: readonly JobCandidate[],
  mail: MailNames,
  agreement: Agreement,
  isTitled: boolean,
): Choice {
  const first = sentencesOf(firstLines(mail.text).first).filter((one) => !recommends.test(one));
  const said = [mail.subject, ...first].join("\n");
  const written = jobs.filter(
    (job) => hasTitle(said, job.title) && !mayNameTitle(mail, [job.company, job.title], "anywhere"),
  );
  const [named] = written;
  if (named && written.length === 1) return { certainty: "likely", job: named };
  const companies = jobs.map(({ company }) => company);
  if (isTitled || written.length > 1 || mayNameTitle(mail, companies, "anywhere")) return ambiguous;
  const open = jobs.filter(({ status }) => openStatuses.includes(status));
  const [only] = open.length > 0 ? open : jobs;
  const isOnly = open.length === 1 || (open.length === 0 && jobs.length === 1);
  if (!only || !isOnly || agreement === "company may be another") return ambiguous;
  // Whoever takes a suggestion at its word would close a job that may be another.
  const closes = mail.kind === "rejection" && !overAlready.includes(only.status);
  return closes ? ambiguous : { certainty: "likely", job: only };
}

/** Statuses that a rejection leaves as they are. */
const overAlready: readonly Status[] = ["rejected", "accepted", "withdrawn"];

const recommends =
  /\b(?:encourage|recommend|invite you to (?:apply|consider)|other (?:open|job|role|position|opportunit)|similar|also hiring|(?:might|may) (?:also )?(?:be interested|like|want)|take a look|have a look|check out|explore|look at|keep an eye|currently hiring|are hiring|consider applying|suggest)/i;

/** Whether a title stands only in a sentence that speaks of other openings. */
function isOnlyRecommended({ title, subject, text }: MailNames): boolean {
  if (title === null || hasTitle(subject, title)) return false;
  const sentences = sentencesOf(text).filter((one) => hasTitle(one, title));
  return sentences.length > 0 && sentences.every((one) => recommends.test(one));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s|\n/);
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

function isSameTitle(one: string, other: string): boolean {
  return plainTitle(one) === plainTitle(other);
}

/** Words of a title that say how and where one works, or its number: two titles that differ in them are the same. */
const besideWork =
  /\b(?:(?:fully |100% )?remote(?: us(?:a)?| united states)?|hybrid|on ?site|full ?time|m w d|m f d|f m d|m f x)\b/g;
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bsr\b/g, "senior"],
  [/\bjr\b/g, "junior"],
  [/\bmgr\b/g, "manager"],
  [/\beng\b/g, "engineer"],
  [/\brn\b/g, "registered nurse"],
  [/\biii\b/g, "3"],
  [/\bii\b/g, "2"],
];

/** Titles of the same work: `Sr. Engineer` and `Senior Engineer (Remote)`. Another ward or shift is another job. */
function plainTitle(title: string): string {
  const numberless = title.replace(/[[(]?#?\b(?:(?:JR|R|REQ|ID)[-_ #]?)?\d{4,}\b[\])]?/gi, " ");
  const plain = words(numberless).replace(besideWork, " ");
  return abbreviations
    .reduce((text, [short, long]) => text.replace(short, long), plain)
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
export function isDomainOf(company: string, sender: string | null): boolean {
  const labels = (sender?.split("@").at(-1) ?? "").split(".");
  const name = company.replaceAll(" ", "");
  return (
    name.length >= 4 && labels.slice(0, -1).some((label) => label.replaceAll("-", "") === name)
  );
}
