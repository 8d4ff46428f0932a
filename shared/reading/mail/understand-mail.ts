/** What a mail means, by the rules of the applicant systems. Pure: the same mail always means the same. */
import type { MailKind } from "#schema/inbox.ts";
import { systems } from "./all-systems.ts";
import { findNames } from "./find-names.ts";
import { line, type ReadMail } from "./read-mail.ts";
import type { MailRule } from "./system.ts";
import { contradictions, ofApplication, outreach } from "./systems/generic/limits.ts";
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
  /** Whether the words may be those of any member of the system, which only passes them on. */
  isOfMember: boolean;
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
  isWeak: boolean;
}

export function understandMail(mail: ReadMail): Understood {
  const system = findSystem(mail.sender);
  const own = system === null ? undefined : systems[system];
  const said = wordsOf(mail, own !== undefined);
  const rules = own?.links ? own.rules : [...(own?.rules ?? []), ...generic.rules];
  const matches = rules.flatMap((rule) => match(rule, said) ?? []);
  if (mail.invitation && looksLikeInterview(mail)) matches.push(invited(mail));
  const upheld = withoutOutdone(matches.filter(({ kind }) => !isContradicted(kind, said)));
  const best = precedence
    .map((kind) => upheld.find((one) => one.kind === kind))
    .find((one) => one !== undefined);
  const kinds = new Set(matches.map(({ kind }) => kind).filter((kind) => kind !== "received"));
  const ofKind = upheld.filter(({ kind }) => kind === best?.kind);
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
    isClear: kinds.size <= 1 && ofKind.some(({ isWeak }) => !isWeak),
    isOfMember: own?.ownSenders?.test(mail.sender ?? "") === false,
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

/** Weak words of what is to come count only if no others do; that an application was received is before all of it. */
function withoutOutdone(matches: readonly Match[]): readonly Match[] {
  const isOutdone = matches.some(({ kind, isWeak }) => !isWeak && kind !== "received");
  return isOutdone ? matches.filter(({ isWeak }) => !isWeak) : matches;
}

/** What rules are tried on. An apostrophe has one form in it, so that patterns need no other. */
interface Words {
  sender: string;
  subject: string;
  sentences: readonly string[];
  /** Subject and text. */
  whole: string;
  /** Whether it is said to somebody who has applied. */
  isOfApplication: boolean;
}

const straight = (text: string) => text.replaceAll("’", "'");

function wordsOf({ sender, subject, text }: ReadMail, isOfSystem: boolean): Words {
  const whole = straight(`${subject}\n${text}`).replace(/\s+/g, " ");
  return {
    sender: sender ?? "",
    subject,
    sentences: statements(text),
    whole,
    isOfApplication: (isOfSystem || ofApplication.test(whole)) && !outreach.test(whole),
  };
}

function match({ kind, isWeak, ...rule }: MailRule, said: Words): Match | null {
  if (rule.needsApplication && !said.isOfApplication) return null;
  if (rule.sender && !rule.sender.test(said.sender)) return null;
  if (rule.whole && !rule.whole.test(said.whole)) return null;
  const inSubject = rule.subject ? find(rule.subject, said.subject) : null;
  if (rule.subject && !inSubject) return null;
  if (!rule.text)
    return {
      kind,
      isWeak: isWeak ?? false,
      evidence: said.subject,
      groups: inSubject?.groups ?? {},
    };
  for (const sentence of said.sentences) {
    const found = find(rule.text, sentence);
    if (!found || isConditional(kind, sentence, found.index) || isQuoted(sentence, found.index))
      continue;
    return {
      kind,
      isWeak: isWeak ?? false,
      evidence: sentence,
      groups: { ...inSubject?.groups, ...found.groups },
    };
  }
  return null;
}

/** Names are found as the sender writes them. */
function find(pattern: RegExp, text: string): RegExpExecArray | null {
  const found = pattern.exec(straight(text));
  return found?.groups ? (pattern.exec(text) ?? found) : found;
}

/** Whether words are another's: advice on how to answer "we went with another candidate". */
function isQuoted(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  return before.lastIndexOf("“") > before.lastIndexOf("”") && sentence.indexOf("”", at) !== -1;
}

function isContradicted(kind: MailKind, { sentences }: Words): boolean {
  const pattern = contradictions[kind];
  if (!pattern) return false;
  return sentences.some((sentence) => {
    const found = pattern.exec(straight(sentence));
    return found !== null && !isConditional("other", sentence, found.index);
  });
}

const maxSentences = 400;
const maxSentence = 600;

/** Words that make what follows a condition, or a description of what may come. */
const conditional =
  /^(?:if|should|when|in case|whether|unless|before you|once (?!again)|after you(?:r)? (?:interview|apply))\b|\b(?:if (?:you|your|we|there|selected|it|that|this)|should (?:you|your|we|there))\b/i;
/** The same, of the words right after it. */
const justBefore =
  /\b(?:if|when|once|until|whether|unless|as soon as|in case|in the event|not every|not all|(?:candidates|applicants|those|anyone|people|individuals) (?:who|whom|that|whose|we|not))(?: [\w'’-]+){0,6} $/i;
/** What is said of others, or of what may be. */
const ofSome =
  /\b(?:(?:some|certain|qualified|successful|selected|shortlisted) (?:candidates|applicants)|(?:candidates|applicants|those|anyone|people|individuals) (?:who|whom|that|whose|selected)|(?:may|might|could|will) (?:then )?(?:be (?:contacted|asked|invited)|contact you|reach out|ask you|invite you)|those selected|selected candidates)\b/i;
/** A condition that comes after what it is for; "if you are still interested" is none. */
const afterwards =
  /\b(?:if|should|once|when|whether)\b.{0,50}\b(?:select|chosen|qualif|match|shortlist|good fit|a fit|advanc|mov|success|pass|meet (?:our|the)|align)/i;
const negated =
  /\b(?:not|cannot|unable to|without|\w+n[’']t)(?: (?!forget|hesitate|worry)[\w’']+){0,2} $/i;
/** Whether it is what somebody is thanked for: "Thank you for coming to your interview". */
function isPast(before: string, said: string): boolean {
  return (
    /\b(?:thank you|thanks)(?: [\w’']+){0,4} for(?: [\w’']+){0,3} $/i.test(before) &&
    !/^(?:schedul|confirm|accept|book)/i.test(said)
  );
}

/**
 * Whether a sentence says only what may be: "If you are selected, we will schedule an interview" schedules none. That
 * an application was received, or turned down, is so whatever may follow: "We received it and will call if …".
 */
function isConditional(kind: MailKind, sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  if (kind === "offer" && sentence.endsWith("?")) return true;
  if (conditional.test(before) || justBefore.test(before)) return true;
  const isFact = kind === "received" || kind === "rejection";
  if (!isFact && (negated.test(before) || isPast(before, sentence.slice(at)))) return true;
  return !isFact && (ofSome.test(sentence) || afterwards.test(sentence.slice(at)));
}

function statements(text: string): string[] {
  return text
    .split(
      /\n{2,}|(?<=(?<!\b(?:Req|No|Dr|Mr|Mrs|Ms|St|Jr|Sr|vs))[.!?])\s+(?=["“(]?[\p{Lu}\d])|\n(?=[•*-] )/u,
      maxSentences,
    )
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
  const evidence = invitation?.summary ?? subject;
  return { kind: "interview", isWeak: false, evidence, groups: {} };
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
