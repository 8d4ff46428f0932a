/**
 * The phrases by which people name work that is not a full-time, year-round employee's, and those that only
 * look like it. All are in lower case, as parts of regular expressions that begin and end at whole words.
 */

/** Builds one expression from phrases; a phrase that begins or ends with a sign has its own edge. */
function anyOf(phrases: readonly string[], flags = ""): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${phrases.join("|")})(?![a-z0-9])`, flags);
}

/** Jobs and employers of ordinary employees, whose names contain the words of the other lists. */
const lookalikes = [
  // Whoever works with contracts, and what is made, sold or bargained under them.
  "contracts",
  "contract (?:admin(?:istrator|istration)?|analyst|analysis|catering|clean(?:er|ing)|closeout|compliance|coordinator|director|drafting|furnishings?|furniture|law|lifecycle|logistics|management|manager|manufactur(?:er|ing)|negotiat(?:or|ions?)|officer|operations|packag(?:er|ing)|pricing|research|review(?:er)?|sales|services|specialist|support|surety|vehicles?)",
  "(?:union|labor|collective|bargaining|cba|teachers?'?s?|government|federal|defense|prime|dod) contract(?! (?:role|job|gig|position|work))",
  "contracting (?:co(?:mpany|rp(?:oration)?)?|firm|group|inc|llc|manager|officers?|representative|services|specialist)",
  // Builders and suppliers of the government, who call themselves contractors and have employees.
  "(?:building|civil|commercial|concrete|construction|defen[cs]e|demolition|dod|drywall|electrical|excavation|federal|flooring|framing|general|gov|government|govt|home|hvac|landscap(?:e|ing)|licensed|masonry|mechanical|military|painting|paving|plumbing|pool|prime|residential|roofing|solar|specialty|trade|utility) contractor",
  "(?:sub-?)?contractor (?:account|administrator|compliance|coordinator|desk|engagement|experience|manage(?:r|ment)|marketing|network|program|relations|sales|services|success|supply|supplies|support)",
  // Tourism, and travel as a part of an ordinary job.
  "travel (?:(?:&|and|\\+) )?(?:advis[eo]rs?|agen(?:cy|cies|ts?)|app|blogger|booking|brand|buyer|cent(?:er|re)s?|channel|company|concierge|consultants?|coordinator|corp|costs?|counsell?ors?|desk|director|editor|expenses?|goods|group|guide|hospitality|inc|industry|insurance|journalist|leisure|llc|management|manager|medicine|network|photographer|planner|planning|platform|policy|reimbursed|reimbursement|required|requirements?|retail|sales|sector|site|specialist|startup|start-up|technology|time|to|tourism|website|writer)",
  "\\d{1,3} ?% travel",
  "travel demand",
  "travel (?:up to |about |max )?\\d{1,3} ?%",
  "(?:some|minimal|light|heavy|little|frequent|occasional|business|corporate|luxury|leisure|online|requires?|with|includes?|including|plus|domestic|international|percent|student|educational|aaa|costco|delta|expedia|express|liberty) travel",
  "travell?ing (?:salesman|salesperson|sales)",
  // Ordinary words of which short ones are a part.
  "interim healthcare",
  "assignment (?:desk|editor|manager)",
  "1099 (?:tax|reporting|processing|compliance|specialist|analyst)",
  "intern(?:ship)?s? (?:coordinator|director|manager|programs?|recruiter|supervisor)",
  "(?:business|fast|smart|upscale) casual",
  "casual (?:dining|dress|fridays?|wear|furniture|footwear|restaurant)",
  "temp(?:erature)? (?:control|sensors?)",
  "temp(?:orary)? (?:employee|staff|staffing|worker) (?:manager|recruiter|coordinator)",
  "temporary (?:housing|lodging|relocation)",
  "freelancer?[. ](?:com|marketplace|platform)",
  "part[- ]time (?:mba|master'?s|phd|degree|program|school|students?|studies|ok|possible|optional|available)",
  "on[- ]call (?:pay|rotations?|dut(?:y|ies)|schedule|every|once|one|weeks?|weekends?|required|stipend|\\d)",
  "(?:no|with|plus|some|light|includes?|shared) on[- ]call",
  "1099 (?:[a-z0-9]+ ){1,3}(?:st|street|ave|avenue|blvd|road|rd|drive|dr|way|lane|ln|pkwy|parkway)",
];

/** What somebody says that an offer is not; a denied W-2 is another thing. */
const denials = [
  "(?:not|no|non|isn't|isnt|never|instead of|rather than|formerly|converted from)[- ](?:an? |any |the |on |on an? |paid |really )?(?:1099s?|contract(?:or|ing)?|c2c|corp[- ]to[- ]corp|travel(?:l?er|l?ing)?|per[- ]diem|prn|part[- ]?time|temp(?:orary)?|freelance|seasonal|stipends?|intern(?:ship)?)",
];

/** Phrases that say nothing of the kind of work, to be taken out before the others are looked for. */
export const saysNothing = anyOf([...lookalikes, ...denials], "g");

/** Paid to a business of one's own. */
export const contractor = anyOf([
  "1099(?:s|'s|'d)?",
  "(?:10|ten)-(?:99|ninety-nine)",
  "c-?2-?c",
  "corp(?:oration)?[- ]?(?:to|2)[- ]?corp(?:oration)?",
  "b2b",
  "free-?lanc(?:e|ers?|ing)",
  "self[- ]employed",
  "independent (?:contract(?:or|ing)|consult(?:ant|ing)|sales|agent|provider|practice)",
  "sub-?contractor",
  "sole prop(?:rietor(?:ship)?)?",
  "s[- ]corp",
  "(?:my|your|through an?|via an?) (?:own )?(?:llc|business|company|corp)",
  "w-?9",
  "schedule c",
  "invoic(?:e|es|ed|ing)",
  "(?:side|driver|by the|per) gig",
  "gig (?:work(?:er)?|app|driver|economy|pay)",
  "side hustle",
  "\\(gig\\)",
  "owner[- ]operator",
  "lease[- ](?:op|operator|purchase)",
  "(?:booth|chair)[- ]rent(?:al|er)?",
]);

/** Work on contract or through an agency, where the words do not say whether it is a W-2 or a 1099. */
export const contract = anyOf([
  "contract(?:or|ing|ed|ual)?",
  "c-?2-?h",
  "cth",
  "(?:w-?2|hourly) consultant",
  "as an? consultant",
  "consult(?:ant|ing) (?:agreement|arrangement|basis|engagement|gig|project(?! manage| control)|rate)",
  "umbrella company",
  "month[- ]to[- ]month",
  "statement of work",
  "staffing (?:agency|firm|company)",
  "agency (?:nurse|rn|lpn|cna|staff|worker|temp|job|shifts?|work)",
  "(?:through|thru|via|by|with|from|for) (?:an? |the )?(?:[a-z]+ )?agency",
  "registry (?:nurse|rn)",
  "locums?",
  "tenens",
  "(?:not|no|non|isn't|isnt|never)[- ](?:an? |any |on |on a )?w-?2",
]);

export const w2 = anyOf(["w[-/]?2s?"]);

export const travel = anyOf([
  "travel",
  "travell?(?:er|ers|ing) (?:rn|nurse|nursing|lpn|lvn|cna|therapist|pt|ot|slp|tech|technician|technologist|contract|assignment|position|job)",
  "travell?er",
  "(?:strike|crisis) (?:nurse|rn|rate|contract|assignment)",
]);

export const stipend = anyOf([
  "stipends?",
  "per[- ]diem (?:allowance|covered|for (?:meals|lodging|food)|included|meals|paid|provided)",
  "(?:plus|\\+|\\$\\d{1,4}(?:/day| a day)?) per[- ]diem",
  "(?:housing|lodging|meals?|m&ie) (?:allowance|money|paid)",
  "tax[- ]free",
  "non-?taxable",
  "untaxed",
]);

/** Fewer hours than full time, or hours as they come. */
export const partTime = anyOf([
  "part[- ]?time",
  "p/t",
  "half[- ]time",
  "per[- ]?diem",
  "p\\.?r\\.?n",
  "on[- ]call",
  "as[- ]needed",
  "casual",
  "zero[- ]hours?",
  "job[- ]?shar(?:e|ing)",
  "reduced (?:hours|schedule)",
  "weekends? only",
  "(?:three|3) twelves",
  "(?:no guaranteed|variable|varying|flexible|few) hours",
  "hours (?:vary|not guaranteed)",
  "less than full[- ]time",
  "evenings? only",
  "baylor (?:plan|program|shifts?|weekends?|rn)",
  "moonlight(?:ing|er)?",
  "relief (?:pharmacist|vet|veterinarian|nurse|rn|worker|driver|operator|staff|position|shifts?)",
  "substitute",
  "sub teach(?:er|ing)",
  "adjunct",
  "(?:one|two|three|[1-3]) days? ?(?:a|per|each|/) ?(?:week|wk)",
  "(?:one|two|[1-2]) shifts? (?:a|per|each) week",
]);

/** Part-time, unless the offer is a physical therapist's. */
export const partTimeLetters = anyOf(["pt"]);
export const therapy = anyOf([
  "d?pt[, ]+(?:i|ii|iii|dpt)",
  "[a-z]*therap[a-z]*",
  "rehab[a-z]*",
  "outpatient",
  "dpt",
]);
export const consultingAlone = /(?:^|\()consulting(?:\)|$)/;

/** Work that ends within the year. */
export const forATime = anyOf([
  "temps?",
  "temporary",
  "seasonal",
  "summer (?:job|gig|position|role|associate|analyst|help)",
  "(?:in|ex)tern(?:ships?|s)?",
  "(?:fixed|limited|short)[- ]term",
  "term[- ](?:appointment|position|employee|limited)",
  "(?:one|two|three|[1-5])[- ]year term",
  "co-op (?:student|term|position|job|internship)",
  "interim",
  "assignment",
  "project[- ]based",
  "school[- ]year",
  "academic year",
  "maternity cover",
  "leave (?:cover(?:age)?|replacement)",
  "holiday (?:help|season|job)",
]);

/** Paid by something else than hours or years. */
export const byUnit = anyOf([
  "(?:per|a|each|every) (?:day|visit|shift|mile|course|class|credit|project|case|session|load|piece|delivery|article|word|patient|encounter|unit)",
  "(?:day|daily|piece|visit|session|mileage)[- ]rate",
  "piecework",
  "cpm",
  "commission[- ]only",
  "(?:100 ?%|straight|all|pure|full) commission",
  "draw (?:against|on|vs)",
  "unpaid",
]);
export const bySlash =
  /\/ ?(?:day|visit|shift|mile|mi|course|class|session|load|piece)\b|\$\d[\d,.]{0,8}k? ?(?:a|per|\/) ?(?:week|wk|month|mo)\b/;
