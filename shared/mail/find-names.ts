/** The company and the title that a mail names, as its sender writes them. */
import { line, type ReadMail } from "./read-mail.ts";

/** A point belongs to a name only inside of a word: it ends the sentence otherwise. */
const rest = String.raw`(?:[\p{L}\p{N}&’'+/-]|\.(?=[\p{L}\p{N}]))*`;
const name = `[\\p{Lu}\\d]${rest}(?: (?:(?:of|and|the|for|de) )?[\\p{Lu}\\d&]${rest}){0,5}`;
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
  "(?: (?:invitation|confirmation|confirmed|request|scheduled|rescheduled|cancel+ed|acknowledge?ment|received|update))?",
);

/** From the most certain form to the least. Groups: `company`, `title`. */
const forms = [
  `${about}\\W{0,2} ?(?:to|for|in|with|about|as)?(?: ${article})? (?<title>${titleText}) ${noun}(?: here)? (?:on|in|${at}) (?<company>${name})`,
  `\\b${article} (?<title>${titleText}) ${noun}(?: here)? ${at} (?<company>${name})`,
  `\\b${noun} of (?<title>${titleText})(?: ${at} (?<company>${name})|[.,!])`,
  `${anyCase("(?:application|applying|applied|interview(?:ing)?|offer|next steps?)")}${step}(?: (?:to|for|in)| ?[-–:|])? (?:the )?(?<title>${titleText}) ${at} (?<company>${name})`,
  `${anyCase("(?:application|applying|applied|apply|interview(?:ing)?|offer|interest)")}(?: of employment)? (?:to|from|in|${at}) (?<company>${name})(?: (?:for|as) (?:the |our |an? )?(?<title>${titleText})(?= ${noun}| at |[.!,(]|$))?`,
  `\\b(?:for|in|as|of|about|to) (?:the|our) (?<title>${titleText}) ${noun}\\b`,
  `^(?:(?:Re|RE|Fwd|FW|Fw): )?${anyCase("(?:your )?(?:application|interview)")}${step}(?: (?:to|for)| ?[-–:|])? (?:the )?(?<title>${titleText})$`,
].map((form) => new RegExp(form, "u"));

/** The case of the first letter says what a name is, which `i` ignores. */
const beginsLikeName = /^[\p{Lu}\d]/u;
const notNames =
  /^(?:Thank|Thanks|We|Our|The|This|Your|You|I|It|Us|Team|Hi|Hello|Dear|Position|Role|Job|Application|Interview|Offer|Next|Time|Once|Please|Best|Regards|Careers|Recruiting|HR)$/i;

const senderForms = [
  /^(?<company>.{2,80}?) (?:talent acquisition|talent|recruiting|recruitment|careers?|jobs|hiring|people|hr|human resources|candidate experience)(?: (?:team|department|ops|operations))?$/i,
  /^(?:the )?(?<company>.{2,80}?) (?:team|via .{2,40}|\(via .{2,40}\)|hiring managers?)$/i,
  /^(?:careers?|jobs|recruiting|talent|hiring team) (?:at|@) (?<company>.{2,80})$/i,
  /^.{2,60} (?:from|at|@|\||,) (?<company>.{2,80})$/i,
];

/**
 * @param system the name of the applicant system, which is not the employer.
 * @param groups what the rules that applied have found.
 */
export function findNames(
  { subject, text, senderName, invitation }: ReadMail,
  system: string | null,
  groups: readonly Readonly<Record<string, string | undefined>>[],
): { company: string | null; title: string | null } {
  const found: { company: string | null; title: string | null } = { company: null, title: null };
  const take = (names: Readonly<Record<string, string | undefined>>) => {
    const title = tidyTitle(names.title);
    if (!isSame(title, found.company)) found.title ??= title;
    const company = tidyCompany(names.company, system);
    if (!isSame(company, found.title)) found.company ??= company;
  };
  for (const one of groups) take(one);
  for (const source of [subject, invitation?.summary ?? "", ...paragraphs(text)]) {
    if (found.company !== null && found.title !== null) break;
    for (const form of forms) take(form.exec(source)?.groups ?? {});
  }
  found.company ??= companyOfSender(senderName, system);
  found.title ??= titleOfCard(text, found.company);
  const { company, title } = found;
  if (company === null || !title?.startsWith(company)) return found;
  // "Your application to Acme: Data Analyst", whose first name is the company.
  return { company, title: tidyTitle(title.slice(company.length).replace(/^[\s:|–-]+/u, "")) };
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

function companyOfSender(senderName: string | null, system: string | null): string | null {
  const name = senderName ?? "";
  for (const form of senderForms) {
    const company = tidyCompany(form.exec(name)?.groups?.company, system);
    if (company !== null) return company;
  }
  // A system sends in the employer's name.
  return system !== null && !/@|no-?reply|notification/i.test(name)
    ? tidyCompany(name, system)
    : null;
}

function tidyCompany(text: string | undefined, system: string | null): string | null {
  const company = line(text ?? "", 80)?.replace(/[\s.,!’'-]+$/u, "") ?? null;
  if (company === null || !beginsLikeName.test(company) || notNames.test(company)) return null;
  if (/^[\d: ]+(?:[ap]m)?$/i.test(company)) return null;
  return system !== null && company.toLowerCase().includes(system.toLowerCase()) ? null : company;
}

function tidyTitle(text: string | undefined): string | null {
  const title =
    line(text ?? "", 100)
      ?.replace(/^(?:the|our|an?|following) /i, "")
      .replace(/[\s,–-]+[([]?#?(?:(?:JR|R|REQ)[-_ ]?)?\d{4,}(?:-\d+)?[)\]]?$/i, "")
      .replace(/ (?:position|role|job|opening)$/i, "")
      .replace(/[\s.,:–-]+$/u, "") ?? null;
  return title === null || !beginsLikeName.test(title) || isSentence.test(title) ? null : title;
}

const isSentence = /\b(?:we|you|your|our|is|are|has|have|been)\b/i;
