/** Pay that follows a public employer's published scale, which often differs from what a survey finds typical. */
import type { Role } from "#shared/reference/records.ts";

/**
 * Occupations most of whose people work for cities, counties, states, school districts, the federal
 * government or the Postal Service, by SOC code, each with the reason. Reviewed by hand.
 */
const publicOccupations: Readonly<Record<string, string>> = {
  "11-9032": "principals of public schools",
  "11-9131": "postmasters",
  "13-2081": "tax examiners of governments",
  "19-3051": "planners of cities and counties",
  "21-1092": "probation officers of courts",
  "23-1021": "hearing officers of agencies",
  "23-1023": "judges",
  "25-202": "elementary and middle school teachers, most of public schools",
  "25-203": "secondary school teachers, most of public schools",
  "25-205": "special education teachers, most of public schools",
  "25-4022": "librarians of schools, towns and colleges",
  "25-4031": "library technicians",
  "25-9045": "teaching assistants of public schools",
  "33-1011": "supervisors of correctional officers",
  "33-1012": "supervisors of police",
  "33-1021": "supervisors of firefighters",
  "33-2011": "firefighters",
  "33-2021": "fire inspectors",
  "33-3011": "bailiffs",
  "33-3012": "correctional officers",
  "33-3021": "detectives",
  "33-3031": "fish and game wardens",
  "33-3041": "parking enforcement",
  "33-305": "police",
  "33-9091": "crossing guards",
  "43-4031": "clerks of courts, towns and licenses",
  "43-4121": "library assistants",
  "43-505": "the Postal Service",
  "45-2011": "inspectors of agriculture departments",
  "47-4051": "highway maintenance of states and counties",
  "53-2021": "air traffic controllers of the federal government",
  "53-3052": "drivers of city buses",
};

/** How public employers are called. Firms, charities and banks that only bear a place's name are not among them. */
const publicEmployers: readonly RegExp[] = [
  // "City of Hope" is a hospital, "state of the art" a phrase.
  /\b(?:city|county|town|township|village|borough|state|commonwealth) of (?!hope\b|the\b)/i,
  // "Franklin County", but no "United Way of King County".
  /^(?!.*\b(?:of|in|for|bank|club|hospital|humane)\b)(?:[\w.'-]+ ){1,3}county$/i,
  /\b(?:city|county|parish|town|state|metro(?:politan)?) (?:government|council|court|sheriff|police|fire|clerk|library|jail|schools?|(?:health )?department|department of)\b/i,
  /\b(?:police|fire|sheriff'?s?) (?:department|office|district)\b/i,
  /\b(?:u\.?s\.?|united states) (?:department|postal|army|navy|air force|marine|coast guard|courts?|geological|forest|census|customs|citizenship)\b/i,
  /\b(?:department|bureau|division|office) of (?:the )?(?:army|navy|air force|defense|veterans|energy|justice|labor|state|agriculture|commerce|the interior|interior|homeland|education|health|transportation|corrections?|prisons|revenue|children|motor vehicles|public|human services|natural resources|labor statistics|investigation)\b/i,
  /\b(?:federal (?:bureau|aviation|reserve|communications|trade|emergency)|social security administration|internal revenue service|veterans (?:affairs|health)|national (?:park service|guard|institutes of health|weather service)|environmental protection agency|transportation security administration)\b/i,
  /\b(?:(?:school|fire|water|transit|park|library|hospital) district|public schools?|city schools|unified schools?|independent schools?|isd|usps|postal service|transit authority|housing authority)\b/i,
  /\b(?:ibew|seiu|afscme|teamsters|liuna)\b|\b(?:workers|employees|teachers|laborers'?) (?:international )?union\b|\blocal (?:union |no\.? ?|#)?\d+$/i,
];

/** Whether most people of an occupation work for public employers. */
export function isPublicOccupation({ occupation: { socCode } }: Pick<Role, "occupation">): boolean {
  return Object.keys(publicOccupations).some((code) => socCode.startsWith(code));
}

/** Whether an employer's name is that of a city, county, state, federal agency, school district or union. */
export function isPublicEmployer(name: string | null | undefined): boolean {
  return name != null && publicEmployers.some((called) => called.test(name.trim()));
}

const nameWord = "(?:[A-Z][\\w.'’&-]*|of|and|the|for)";
const wholeName = new RegExp(`^(?:${nameWord} ){1,7}${nameWord}$`);
const namedFirst = new RegExp(
  `(?:^|[.!\\n] ?)(?:The )?((?:${nameWord} ){1,7}${nameWord}) (?:is|seeks|invites|has|offers)\\b`,
);

/**
 * The public employer that a posting's text names without saying "Employer:": alone in one of its first
 * lines, or as what its beginning speaks of ("The City of Columbus is hiring …").
 *
 * @param heads the first lines, without that of the title, which may name an office of a government too.
 */
export function publicEmployerIn(heads: readonly string[], text: string): string | null {
  const lines = heads.map((line) => line.trim()).filter((line) => wholeName.test(line));
  const said = namedFirst.exec(text.slice(0, 600))?.[1];
  return [...lines, ...(said === undefined ? [] : [said])].find(isPublicEmployer) ?? null;
}

/**
 * The sentence about scales, where the occupation or the employer is a public one; empty elsewhere.
 *
 * @param role null where only the employer's name is at hand.
 */
export function scaleSentences(
  role: Pick<Role, "occupation"> | null,
  employer: string | null = null,
): string[] {
  const isOwn = isPublicEmployer(employer);
  if (!isOwn && !(role && isPublicOccupation(role))) return [];
  const who = isOwn
    ? "This employer is a public one, or a union"
    : "Most people in this job work for public employers";
  return [
    `${who}: such pay follows published scales, which often differ from these figures (that of 22,000 people paid by cities is 19% to 23% above them). The employer’s own scale says what the step of an offer is.`,
  ];
}
