/** What a mail means, by the rules of the applicant systems. Pure: the same mail always means the same. */
import type { MailKind } from "../../schema/inbox.ts";
import { systems } from "./all-systems.ts";
import { findNames } from "./find-names.ts";
import { line, type ReadMail } from "./read-mail.ts";
import type { MailRule } from "./system.ts";
import { generic } from "./systems/generic.ts";

export interface Understood {
  /** The id of the system whose sender it is; null if it is none that is known. */
  system: string | null;
  kind: MailKind;
  /** The sentence from which that follows. */
  evidence: string | null;
  company: string | null;
  title: string | null;
  code: string | null;
  link: string | null;
  /** Whether nothing in the mail points to another meaning. */
  isClear: boolean;
}

/** What says most comes first: who is rejected is thanked for the application too. */
const precedence: readonly MailKind[] = [
  "confirmation",
  "other",
  "rejection",
  "offer",
  "interview",
  "assessment",
  "received",
];

interface Match {
  kind: MailKind;
  evidence: string;
  groups: Readonly<Record<string, string | undefined>>;
}

export function understandMail(mail: ReadMail): Understood {
  const system = findSystem(mail.sender);
  const own = system === null ? undefined : systems[system];
  const sentences = statements(mail.text);
  const rules = own?.links ? own.rules : [...(own?.rules ?? []), ...generic.rules];
  const matches = rules.flatMap((rule) => match(rule, mail.subject, sentences) ?? []);
  if (mail.invitation && looksLikeInterview(mail)) matches.push(invited(mail));
  const best = precedence
    .map((kind) => matches.find((one) => one.kind === kind))
    .find((one) => one !== undefined);
  const kinds = new Set(matches.map(({ kind }) => kind).filter((kind) => kind !== "received"));
  const ofKind = matches.filter(({ kind }) => kind === best?.kind);
  const names = findNames(
    mail,
    own?.name ?? null,
    ofKind.map(({ groups }) => groups),
  );
  const isConfirmation = best?.kind === "confirmation";
  return {
    system,
    kind: best?.kind ?? "other",
    evidence: best ? line(best.evidence) : null,
    ...(isConfirmation || !best ? { company: null, title: null } : names),
    ...(isConfirmation ? findConfirmation(mail) : { code: null, link: null }),
    isClear: kinds.size <= 1,
  };
}

/** The system that sends from the domain of an address, or from one below it. */
function findSystem(sender: string | null): string | null {
  const domain = sender?.split("@").at(-1) ?? "";
  const found = Object.entries(systems).find(([, { domains }]) =>
    domains.some((one) => sender === one || domain === one || domain.endsWith(`.${one}`)),
  );
  return found?.[0] ?? null;
}

/** Whether an address is of one of the domains that a system sends from. */
export function isSystemSender(sender: string | null): boolean {
  return findSystem(sender) !== null;
}

function match(
  { kind, subject, text }: MailRule,
  ofMail: string,
  sentences: readonly string[],
): Match | null {
  const inSubject = subject ? subject.exec(ofMail) : null;
  if (subject && !inSubject) return null;
  if (!text) return { kind, evidence: ofMail, groups: inSubject?.groups ?? {} };
  for (const sentence of sentences) {
    const found = text.exec(sentence);
    if (found && !isConditional(kind, sentence, found.index))
      return { kind, evidence: sentence, groups: { ...inSubject?.groups, ...found.groups } };
  }
  return null;
}

const maxSentences = 400;
const maxSentence = 600;

/** Words that make a sentence a condition or a description of what may come. */
const conditional =
  /^(?:if|should|once|when|in case|whether|unless|before|after you(?:r)? (?:interview|apply))\b|\b(?:if (?:you|your|we|there|selected|it)|should (?:you|your|we|there)|only (?:those|candidates|applicants) (?:who|selected)|(?:may|might|could|will) (?:then )?(?:be (?:contacted|asked|invited)|contact you|reach out|ask you|invite you)|those selected|selected candidates)\b/i;

/**
 * Whether a sentence says only what may be: "If you are selected, we will schedule an interview" schedules none. That
 * an application was received, or turned down, is so whatever may follow: "We received it and will call if …".
 */
function isConditional(kind: MailKind, sentence: string, at: number): boolean {
  const isFact = kind === "received" || kind === "rejection";
  return conditional.test(isFact ? sentence.slice(0, at) : sentence);
}

function statements(text: string): string[] {
  return text
    .split(/\n{2,}|(?<=[.!?])\s+(?=["“(]?[\p{Lu}\d])|\n(?=[•*-] )/u, maxSentences)
    .map((one) => one.replace(/\s+/g, " ").trim().slice(0, maxSentence))
    .filter((one) => one !== "");
}

const interviewWords =
  /\b(?:interview|phone screen|screening|recruiter|hiring|candidate|on-?site|panel|intro(?:ductory)? call|technical|chat with|conversation)\b/i;

function looksLikeInterview({ invitation, subject, text, sender }: ReadMail): boolean {
  const words = `${invitation?.summary ?? ""}\n${subject}\n${text.slice(0, 2_000)}`;
  return interviewWords.test(words) || findSystem(sender) !== null;
}

function invited({ invitation, subject }: ReadMail): Match {
  return { kind: "interview", evidence: invitation?.summary ?? subject, groups: {} };
}

/** The code and the link that confirm an address to which mail is to be forwarded. */
function findConfirmation({ subject, text, links, sender }: ReadMail) {
  const { links: hosts = [] } = systems[findSystem(sender) ?? ""] ?? {};
  const code =
    /\(#(\d{5,12})\)/.exec(subject)?.[1] ??
    /\bcode\b\D{0,30}?(\d{5,12})\b/i.exec(text)?.[1] ??
    null;
  // A link of another host than the mail service's may be anybody's.
  return { code, link: links.find((one) => hosts.includes(new URL(one).hostname)) ?? null };
}
