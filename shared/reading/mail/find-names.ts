/** The company and the title that a mail names, as its sender writes them. */
import { companyOfDomain, isServiceName } from "./company-of-domain.ts";
import { line, type ReadMail } from "./read-mail.ts";
import { endsWithOccupation } from "./title-words.ts";

/** A point belongs to a name only inside of a word: it ends the sentence otherwise. */
const rest = String.raw`(?:[\p{L}\p{N}&’'+/-]|\.(?=[\p{L}\p{N}]))*`;
const legal = String.raw`(?:,? (?:Inc\.|Inc|LLC|LLP|Ltd\.|Ltd|Corp\.|Corp|GmbH|PLC)(?![\p{L}\p{N}]))?`;
const name = `[\\p{Lu}\\d]${rest}(?: (?:(?:of|and|the|for|de) )?[\\p{Lu}\\d&]${rest}){0,5}${legal}`;
const titleText = String.raw`[\p{L}\d][\p{L}\p{N}&.,’'+/()#: –-]{1,90}?`;
const noun = "(?:[Pp]osition|[Rr]ole|[Jj]ob|[Oo]pening|[Oo]pportunity|[Vv]acancy|[Pp]osting)";

/**
 * Lets each word of a pattern begin with a capital. The flag `i` would let a name go on with words that are none:
 * "Acme and we will be in touch".
 */
function anyCase(pattern: string): string {
  return pattern.replace(/(^|\||\(\?:| )([a-z])/g, (_, before: string, letter: string) => {
    return `${before}[${letter.toUpperCase()}${letter}]`;
  });
}

const about = anyCase(
  "(?:apply(?:ing)?|application|applied|candidacy|interest(?:ed)?|interview(?:ing)?|consider(?:ed|ing)?|offer you|regarding|next steps?(?: for| in)?)",
);
const article = anyCase("(?:the|our|an?|open)");
const at = anyCase("(?:at|with|here at)");
const step = anyCase(
  "(?: (?:invitation|confirmation|confirmed|request|scheduled|rescheduled|cancel+ed|acknowledge?ment|received|submitted|update|status))?",
);

/** From the most certain form to the least. Groups: `company`, `title`. */
const forms = [
  `${about}\\W{0,2} ?(?:to|for|in|with|about|as)?(?: ${article})? (?<title>${titleText}) ${noun}(?: here)? ${at} (?<company>${name})`,
  `\\b${article} (?<title>${titleText}) ${noun}(?: here)? ${at} (?<company>${name})`,
  `\\b${noun} of (?<title>${titleText})(?: ${at} (?<company>${name})|[.!;]|,(?! \\p{Lu})|$)`,
  `${anyCase("(?:application|applying|applied|interview(?:ing)?|assessment|offer|next steps?)")}${step}(?: (?:to|for|in)| ?[-–:|])? (?:the )?(?<title>${titleText}) ${at} (?<company>${name})`,
  `${anyCase("(?:application|applying|applied|apply|interview(?:ing)?|assessment|offer|interest)")}(?: of employment)? (?:to|from|in|${at}) (?<company>${name})(?: (?:for|as) (?:the |our |an? )?(?<title>${titleText})(?= ${noun}| at |[.!,(]|$))?`,
  `\\b(?:for|in|as|of|about|to) (?:the|our) (?<title>${titleText}) ${noun}\\b`,
  `^(?:(?:Re|RE|Fwd|FW|Fw): )?${anyCase("(?:your )?(?:application|interview)")}${step}(?: (?:to|for)| ?[-–:|])? (?:the )?(?<title>${titleText})$`,
].map((form) => new RegExp(form, "u"));

/** The case of the first letter says what a name is, which `i` ignores. */
const beginsLikeName = /^[\p{Lu}\d]/u;
const notNames =
  /^(?:Talent|Campus|Scheduling|Recruitment|Staffing|Personnel|Employment|Human Resources|Hiring|Support|Onboarding|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Thank|Thanks|We|Our|The|This|Your|You|I|It|Us|Team|Hi|Hello|Dear|Position|Role|Job|Application|Interview|Offer|Next|Time|Once|Please|Best|Regards|Careers|Recruiting|HR)$/i;

const senderForms = [
  /^(?<company>.{2,80}?) (?:talent acquisition|talent|recruiting|recruitment|careers?|jobs|hiring|people|hr|human resources|candidate experience|scheduling|interviews|assessments|university recruiting|campus recruiting)(?: (?:team|department|ops|operations))?$/i,
  /^(?:the )?(?<company>.{2,80}?) (?:team|via .{2,40}|\(via .{2,40}\)|hiring managers?)$/i,
  /^.{2,60} on behalf of (?<company>.{2,80})$/i,
  /^(?:careers?|jobs|recruiting|talent|hiring team) (?:at|@) (?<company>.{2,80})$/i,
  /^.{2,60} (?:from|at|@|\||,) (?<company>.{2,80})$/i,
];

/**
 * @param system the name of the applicant system, which is not the employer.
 * @param groups what the rules that applied have found.
 */
export function findNames(
  mail: ReadMail,
  system: string | null,
  groups: readonly Readonly<Record<string, string | undefined>>[],
): { company: string | null; title: string | null } {
  const { subject, text, invitation } = mail;
  const found: { company: string | null; title: string | null } = { company: null, title: null };
  const take = (names: Readonly<Record<string, string | undefined>>) => {
    const title = tidyTitle(names.title);
    // Where the form has matched no title, it has matched another sentence, whose end is no company either.
    if (names.title !== undefined && title === null) return;
    if (!isSame(title, found.company)) found.title ??= title;
    const company = tidyCompany(names.company, system);
    if (!isSame(company, found.title)) found.company ??= company;
  };
  for (const one of groups) take(one);
  if (system === null) take({ company: companyOfDomain(mail) ?? undefined });
  for (const source of [subject, invitation?.summary ?? "", ...paragraphs(text)]) {
    if (found.company !== null && found.title !== null) break;
    for (const form of forms) take(form.exec(source)?.groups ?? {});
  }
  take({ company: employer.exec(text)?.groups?.company });
  found.company ??= companyOfSender(mail, system);
  if (system !== null) found.title ??= titleOfCard(text, found.company);
  found.title ??= titleByOccupation(mail, found.company);
  const { company, title } = found;
  if (company === null || !title?.startsWith(company)) return found;
  // "Your application to Acme: Data Analyst", whose first name is the company.
  return { company, title: tidyTitle(title.slice(company.length).replace(/^[\s:|–-]+/u, "")) };
}

const capital = String.raw`[\p{Lu}\d](?:[\p{L}\p{N}&’'/+-]|\.(?=[\p{L}\p{N}]))*`;
const capitals = `${capital}(?:(?:,|(?: (?:of|and|for|to|the|&|-|–))?) ${capital}){0,7}(?: \\([\\p{L}\\p{N} /-]{2,30}\\))?`;
const afterWord = new RegExp(`\\b(?:for|as|an?|our|the|this|your|in) (?<title>${capitals})`, "gu");
const employer = /^(?:company|employer|agency|organization): (?<company>.{2,80})$/imu;
const labeled =
  /^(?:job title|position title|position|role|title|job|opening): (?<title>.{3,90})$/imu;
/** What says more of a title, after a dash: `Picker - 2nd Shift`. */
const hours =
  /\b(?:shift|nights?|days?|evenings?|weekends?|part[- ]time|full[- ]time|temp|seasonal|prn|per diem|remote|hybrid)\b/i;

/** A title without a word that says that it is one: a capitalized name that ends with an occupation. */
function titleByOccupation({ subject, text }: ReadMail, company: string | null): string | null {
  const tidied = (one: string | undefined) => {
    const title = tidyTitle(company === null ? one : one?.replace(`, ${company}`, ""));
    const head = title?.replace(/(?:,| \(| [-–]).*$/u, "") ?? "";
    return endsWithOccupation(head) && !isSame(title, company) ? title : null;
  };
  const inText = paragraphs(text).flatMap((one) =>
    [...one.matchAll(afterWord)].map(({ groups }) => groups?.title),
  );
  const label = tidyTitle(labeled.exec(text)?.groups?.title);
  return label ?? [...partsOfSubject(subject), ...inText].map(tidied).find((one) => one) ?? null;
}

/** Splits a subject at its dashes, colons and bars, and takes off the words that stand around a title. */
function partsOfSubject(subject: string): string[] {
  const parts = subject.replace(/^(?:(?:re|fwd?): ?)+/i, "").split(/ [–—|] |: /u);
  return parts
    .flatMap((one) => {
      const [first = "", ...others] = one.split(" - ");
      const joined = others[0] !== undefined && hours.test(others[0]);
      return joined ? [`${first} - ${others[0]}`, ...others] : [first, ...others];
    })
    .map((one) =>
      one
        .replace(/^.{0,60}\b(?:for|as|regarding|about|of) (?=[\p{Lu}\d])/u, "")
        .replace(
          / (?:applicant|candidate|position|role|job|search|opening|interview|decision|notice|update|status|results).*$/iu,
          "",
        ),
    );
}

/** The line above `Acme · Omaha, NE`, as job boards describe a job. */
function titleOfCard(text: string, company: string | null): string | null {
  const lines = text.split("\n", 100).filter((one) => one.trim() !== "");
  const at = lines.findIndex(
    (one) =>
      company !== null && one.startsWith(company) && /^ [·|–-] /u.test(one.slice(company.length)),
  );
  return tidyTitle(lines[at - 1]);
}

/** Whether one is the other's beginning: the same name, which is either the company's or the title. */
function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && (one === other || one.startsWith(`${other} `));
}

/** The first paragraphs, each on one line. */
function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/, 8).map((one) => one.replace(/\s+/g, " ").slice(0, 800));
}

function companyOfSender({ sender, senderName }: ReadMail, system: string | null): string | null {
  const name = senderName ?? "";
  const [local = "", domain = ""] = sender?.split("@") ?? [];
  // Who writes a message there is a person.
  if (/\(?via LinkedIn\)?$/i.test(name)) return null;
  for (const form of senderForms) {
    const company = tidyCompany(form.exec(name)?.groups?.company, system);
    if (company !== null && !isPerson(company, local) && !isServiceOf(company, domain))
      return company;
  }
  // A system sends in the employer's name.
  return system !== null &&
    !/@|no-?reply|notification| via |\b(?:support|assessments?|invitations?)$/i.test(name) &&
    !isPerson(name, local) &&
    !isServiceOf(name, domain)
    ? tidyCompany(name, system)
    : null;
}

/** Whether an address is that of a person: `dana.ruiz`. */
function isPerson(name: string, local: string): boolean {
  const words = name.toLowerCase().split(" ");
  return (
    words.length > 1 && words.length < 4 && local.split(/[._+-]/).join(" ") === words.join(" ")
  );
}

/** Whether it is the name of the service that sends, rather than of whom it sends for. */
function isServiceOf(name: string, domain: string): boolean {
  return domain.replaceAll("-", "").includes(
    name
      .toLowerCase()
      .replace(/ team$/, "")
      .replace(/[^a-z0-9]/g, ""),
  );
}

function tidyCompany(text: string | undefined, system: string | null): string | null {
  const company =
    line(text ?? "", 80)?.replace(/(?<!\b(?:Inc|Ltd|Corp|Co))[\s.,!’'-]+$/u, "") ?? null;
  if (company === null || !beginsLikeName.test(company) || notNames.test(company)) return null;
  if (/^[\d: /-]+(?:[ap]m)?\b/i.test(company) || endsWithOccupation(company)) return null;
  if (isServiceName(company)) return null;
  return system !== null && company.toLowerCase().includes(system.toLowerCase()) ? null : company;
}

/**
 * A number of a requisition, with what comes before it or after it. Its words are few, and none consists of others
 * ("JobID" is "Job" and "ID"): a text of them alone could be divided in 2^n ways, all of which would be tried.
 */
const requisition = String.raw`#?(?:(?:JR|R|Req\.?|Job|Posting|Requisition|No\.?|ID|Exam)[-_ #:]*){0,6}#?(?:(?!I+-|IV-|V-)[A-Z]{1,4}-)?\d{3,}[\w-]*`;
const numberBefore = new RegExp(`^(?:status:? )?[([]?${requisition}[)\\]]?[\\s:–-]+`, "iu");
const numberAfter = new RegExp(
  `(?:[\\s,–-]+[([]?${requisition}[)\\]]?|,? Job #[\\w-]+|, [A-Z]{2,5}-\\d[\\w-]*| \\((?:[A-Z]{1,4}-\\d+|\\d+-\\d+)\\))(?: in .*)?$`,
  "iu",
);

function tidyTitle(text: string | undefined): string | null {
  const title =
    line(text ?? "", 100)
      ?.replace(/^(?:regarding )?(?:(?:the|our|an?|following) )?/i, "")
      .replace(numberBefore, "")
      .replace(numberAfter, "")
      .replace(/ (?:position|role|job|opening)$/i, "")
      // A bracket that does not close is the beginning of a number.
      .replace(/ \([^()]*$/, "")
      .replace(/[\s.,:–-]+$/u, "") ?? null;
  if (title === null || !beginsLikeName.test(title) || isSentence.test(title)) return null;
  return notTitles.test(title) ? null : title;
}

const notTitles =
  /^(?:confirmation|confirmed|status|update|updates|received|submitted|submission|acknowledge?ment|complete|application|interview|notification|next steps?|process|invitation|reminder|results?|feedback|time|date|schedule|availability|\d[\d\s:/-]*(?:[ap]m)?)$/i;
const isSentence =
  /\b(?:we|you|your|our|is|are|has|have|been|scheduled|confirmed|please|thanks?|on \d|will|was|were)\b/i;
