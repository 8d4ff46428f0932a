/**
 * Whether a mail has words that could be the title of a job. Titles are written in more forms than are read, so a mail
 * in which none was found may name one all the same; then nobody but its person knows which job it is about.
 */
interface TitledMail {
  subject: string;
  text: string;
  senderName: string | null;
}

const maxFirstLines = 1_200;

/** Words that mails about applications are made of; a title has others. Each in lower case. */
const usual = new Set(
  `re fw fwd aw wg update updates updated updating regarding about on of to for from in into at with within and or but if
  so than then the a an your yours you our ours we us my me i he she they them their his her is are was were has have had
  been be being this that these those it its as by not no yes new next step steps stage status application applications
  applied apply applying applicant applicants candidacy candidate candidates consideration considered considering
  interest interested thank thanks follow followup following up important information info notice notification
  notifications message messages email emails e mail mailbox reminder action required needed need request requested
  response reply respond decision outcome result results news interview interviews interviewing interviewer invitation
  invitations invite invited inviting phone video call screen screening chat conversation meeting meet schedule scheduled
  scheduling reschedule rescheduled cancelled canceled confirmation confirmed confirm availability available time times
  date dates day days today tomorrow week weeks virtual onsite site person panel final first second third fourth round
  initial zoom teams google microsoft webex calendly offer offers offered letter employment congratulations congrats
  welcome assessment assessments exercise take home challenge task complete completed job jobs position positions role
  roles opening openings opportunity opportunities vacancy vacancies posting requisition req career careers team talent
  acquisition recruiting recruitment hiring hr human resources department process journey experience received receipt
  submitted submission acknowledgment acknowledgement closed closing filled withdrawn rejection regret unfortunately
  feedback sorry hello hi dear hey good morning afternoon evening external automatic auto automated do did does noreply
  please read see attached sent via through here there out all will can could would may might should must moving move
  forward moved proceed proceeding more details detail question questions quick let lets talk discuss speak connect
  great excited happy delighted pleased formal verbal contingent conditional official inc llc llp ltd corp corporation
  co company ll ve am pm mountain central eastern pacific zone local et ct mt pt est edt cst cdt mst mdt pst pdt utc gmt min mins minutes hour hours th st nd rd
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february
  march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  best kind warm regards sincerely cheers respectfully ok okay just now soon later also after before since because
  while when once what which who how where why any some each every other others another one two`.split(
    /\s+/,
  ),
);

/** What stands before "position" without naming one. */
const beforeNoun = new Set(
  `this that the a an our your any open other another current currently future new same each which available suitable
  similar right specific different many several all these those particular great exciting following no more such some
  every both advertised posted above said desired chosen first next one only full time part permanent temporary remote
  of for to in on with and or as job career employment equal fill filled filling filing internal relevant appropriate
  better good wonderful perfect ideal competitive two three few additional alternate alternative previous active apply
  applying an' applied matching unique key important challenging what whatever whose as wrong dream`.split(
    /\s+/,
  ),
);

const noun =
  "(?:position|role|job|opening|opportunit(?:y|ie)|vacanc(?:y|ie)|posting|requisition|internship)s?";
const wordBefore = new RegExp(`([\\p{L}\\p{N}/&'+#-]+) ${noun}\\b`, "giu");
const nameAfter =
  /\b(?:position|role|job|title|opening|vacancy|posting|requisition)(?: ?[:–-] ?| (?:of|as|titled|called)(?: an?| the)? | )(["“]?[\p{L}\p{N}]+)/giu;

/**
 * @param known what of it is no title, or is one that is known already: companies and titles.
 * @param how `anywhere` also takes any name in the first lines for a title; `where titles are` looks only in the
 * subject and next to words such as "position".
 */
export function mayNameTitle(
  { subject, text, senderName }: TitledMail,
  known: readonly string[],
  how: "anywhere" | "where titles are",
): boolean {
  const { first, addressee } = firstLines(text);
  const people = [senderName ?? "", addressee].flatMap((one) => [one, ...plainWords(one)]);
  const ofCompanies = known.flatMap((one) => plainWords(one)[0] ?? []).filter(isLong);
  const names = [...known, ...people, ...ofCompanies].map((one) => plainWords(one).join(" "));
  const isOther = otherThan(names);
  const rest = without(subject.replace(/^(?:\s*(?:re|fwd?|aw|wg):)+/i, ""), names);
  if (plainWords(rest).some(isOther)) return true;
  const lines = without(first, names);
  for (const [, before = ""] of lines.matchAll(wordBefore)) {
    if (!beforeNoun.has(before.toLowerCase()) && isOther(before.toLowerCase())) return true;
  }
  for (const [whole, after = ""] of lines.matchAll(nameAfter)) {
    const isNamed = /[:–-] ?["“]?[\p{L}\p{N}]+$| (?:of|as|titled|called)\b/iu.test(whole);
    if (!isNamed && !/^["“]?\p{Lu}/u.test(after)) continue;
    if (plainWords(after).some(isOther) && !/^(?:part|well|much|long|expected|your)$/i.test(after))
      return true;
  }
  return how === "anywhere" && (hasName(lines, isOther) || namesOccupation(lines));
}

/** Whether a text has the words of a title, one after the other. */
export function hasTitle(text: string, title: string): boolean {
  const words = plainWords(title).join(" ");
  return words !== "" && ` ${plainWords(text).join(" ")} `.includes(` ${words} `);
}

/** The beginning of what a mail says: after its greeting, and before the signature, which has titles of its own. */
export function firstLines(text: string): { first: string; addressee: string } {
  const from = text.slice(0, maxFirstLines);
  const greeting =
    /^\s*(?:hi|hello|dear|hey|greetings|good (?:morning|afternoon|evening))(?: there)?,? ?([^\n,:!.]{0,60})[,:!.\n]/i.exec(
      from,
    );
  const body = from.slice(greeting?.[0].length ?? 0);
  const end = body.search(
    /\n\s*(?:(?:with )?(?:(?:best|kind|kindest|warm|warmest)(?: regards| wishes)?|regards|sincerely|thanks(?: again)?|thank you(?: again)?|cheers|respectfully|all the best|yours(?: truly)?|many thanks)[,.!]?\s*\n|-- ?\n)/i,
  );
  return { first: end === -1 ? body : body.slice(0, end), addressee: greeting?.[1] ?? "" };
}

/** A name inside of a sentence, or a line that is one: `Field Engineer` above `Apply by Friday`. */
function hasName(text: string, isOther: (word: string) => boolean): boolean {
  const isName = (word: string | undefined) =>
    word !== undefined && /^[("“]?\p{Lu}/u.test(word) && plainWords(word).some(isOther);
  for (const line of text.split("\n", 60)) {
    for (const sentence of line.split(/(?<=[.!?:•|·]) /)) {
      const [begin, ...words] = sentence.trim().split(/\s+/);
      if (words.some(isName)) return true;
      if (words.length === 0 && isName(begin) && !/[.!?:,]$/.test(begin ?? "")) return true;
    }
  }
  return false;
}

function otherThan(names: readonly string[]): (word: string) => boolean {
  const ofNames = new Set(names.filter((one) => one !== "" && !one.includes(" ")));
  return (word) => /\p{L}{2}/u.test(word) && !usual.has(word) && !ofNames.has(word);
}

/** A text without names, longer ones first, and without addresses; case and punctuation stay. */
function without(text: string, names: readonly string[]): string {
  let rest = text.replace(/[^\s<>]{1,100}@[^\s<>]{1,255}|https?:\/\/\S+/g, " ");
  for (const one of [...new Set(names)].sort((a, b) => b.length - a.length)) {
    if (one === "") continue;
    const words = one.split(" ").map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const pattern = `(?<![\\p{L}\\p{N}])${words.join("[^\\p{L}\\p{N}\\n]{1,3}")}(?:['’]s)?(?![\\p{L}\\p{N}])`;
    rest = rest.replace(new RegExp(pattern, "giu"), " ");
  }
  return rest;
}

function isLong(word: string): boolean {
  return word.length > 3;
}

function plainWords(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’']s?\b/g, "")
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== "");
}

/** Words that end the names of occupations: what tells a title from a company where a mail says only a name. */
const nouns =
  "Accountant|Adjuster|Administrator|Advis[eo]r|Agent|Aide|Analyst|Apprentice|Architect|Artist|Assembler|Assistant|Associate|Attendant|Attorney|Auditor|Baker|Barista|Bartender|Bookkeeper|Buyer|Caregiver|Caretaker|Carpenter|Cashier|Chef|Cleaner|Clerk|Closer|Coach|Consultant|Controller|Cook|Coordinator|Counsel|Counselor|Custodian|Deputy|Designer|Detailer|Developer|Director|Dispatcher|Driver|Editor|Educator|Electrician|Engineer|Estimator|Firefighter|Foreman|Generalist|Groomer|Guard|Guide|Handler|Helper|Host|Hostess|Housekeeper|Hygienist|Inspector|Installer|Instructor|Intern|Janitor|Laborer|Lead|Leader|Lecturer|Librarian|Lifeguard|Lineworker|Loader|Machinist|Maker|Manager|Mechanic|Member|Merchandiser|Nanny|Nurse|Nutritionist|Officer|Operator|Packer|Painter|Paralegal|Paramedic|Paraprofessional|Pharmacist|Phlebotomist|Photographer|Physician|Picker|Planner|Plumber|Porter|Processor|Producer|Professor|Programmer|Psychologist|Receptionist|Recruiter|Representative|Researcher|Roofer|Salesperson|Scientist|Secretary|Server|Sonographer|Specialist|Stocker|Strategist|Stylist|Superintendent|Supervisor|Surveyor|Teacher|Tech|Technician|Technologist|Teller|Tester|Therapist|Trainee|Trainer|Tutor|Underwriter|Veterinarian|Welder|Worker|Writer|CNA|LPN|RN";

const atEnd = new RegExp(`\\b(?:${nouns})(?: (?:I{1,3}|IV|V|\\d))?$`, "i");

export function endsWithOccupation(name: string): boolean {
  return atEnd.test(name);
}

/** Nouns that also mean what is no work: "a team member", "our recruiter", "a closer look". */
const ambiguous = /^(?:closer|guard|guide|host|lead|leader|maker|member|recruiter|server|tech)s?$/i;
const inSentence = new RegExp(`(?:([\\w-]+) )?\\b(${nouns})s?\\b`, "gi");

/** Whether a text has the name of an occupation, other than those of who hires. */
function namesOccupation(text: string): boolean {
  return [...text.matchAll(inSentence)].some(
    ([, before = "", noun = ""]) =>
      !ambiguous.test(noun) && !/^(?:hiring|recruiting|recruitment|talent|hr)$/i.test(before),
  );
}
