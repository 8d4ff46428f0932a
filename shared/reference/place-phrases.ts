/** The words around the places of a location, as job boards, applicant systems and people write them. */

/** What a location says in addition to the names of places. */
interface LocationPhrases {
  /** Each names one place, or several in a list. */
  segments: string[];
  /** Whether the work can be done from elsewhere. */
  isRemote: boolean;
  /** What the work cannot be done from, in the location's words. */
  excluded: string | null;
  /** Whether there are places that it does not name. */
  hasOthers: boolean;
}

const maxLength = 300;

const remote =
  /\b(?:remote(?:ly)?|work(?:ing)? from (?:home|anywhere)|wfh|tele-?(?:commut(?:e|ing)|work)|home[- ]?(?:based|office)|virtual(?:ly)?|distributed|anywhere|nation-?wide|world-?wide|global(?:ly)?)\b/i;
const others =
  /\b(?:multiple|various|several|different|many|all|other) (?:us |u\.s\. )?(?:locations?|cities|sites|offices|places|states)\b|\b\d{1,3} (?:more |other )?(?:locations|offices|cities|sites)\b|\+ ?\d{1,3}(?: more)?\b|\b(?:and|&) \d{1,3} (?:more|others?)\b|^(?:multiple|various|several|flexible|tbd|tba|n\/?a|unspecified|unknown|to be (?:determined|announced)|negotiable|varies)$/gi;
const exclusion =
  /[([]?\b(?:excl(?:uding|udes|\.)?|except(?:ing)?(?: for| in)?|not (?:available |open |hiring )?(?:in|to|from)|other than|cannot be (?:in|located in)|but not)\b:?([^()[\];|]{1,120})[)\]]?/i;
/** How and how often the work is done there, with what leads from that to the place. */
const ways =
  /\b(?:(?:fully|100 ?%|partly|partially|mostly|primarily|temporarily) )?(?:remote(?:ly)?|hybrid|on-?\s?site|in[- ](?:office|person|house)|work(?:ing)? from (?:home|anywhere)|wfh|tele-?(?:commut(?:e|ing)|work)|home[- ]?(?:based|office)|field[- ]based|office[- ]based|virtual(?:ly)?|distributed|anywhere|nation-?wide|world-?wide|global(?:ly)?|flexible)(?: (?:first|friendly|eligible|optional|possible|only|ok|work(?:ing)?|work ?place|job|role|position|schedule|opportunity|model|option))*(?: (?:with)?in(?: the)?| at| from(?: the)?| near| out of| based(?: in)?)?(?![\w-])/gi;
const labels =
  /^(?:(?:job |work |office |primary |main )?locations?|place of work|where|city|headquarters|hq) ?[:–-] ?/i;
const leads =
  /\b(?:(?:must |should |candidates? (?:must |should )?)?(?:be )?(?:located|based|reside|residing|living|live) (?:with)?in(?: the)?|within \d{1,3} miles of(?: the)?|commutable (?:distance )?to(?: the)?|commuting distance (?:of|to)(?: the)?|near(?: to)?(?= )|(?:city|town|village|borough|township) of(?= )|offices? (?:in|at))\b/gi;
const tails =
  /\b(?:(?:and|or|&) (?:the )?(?:surrounding|nearby|neighboring)(?: areas?| cities| towns| communities)?|(?:and|&) vicinity|(?:global |world |corporate |company |main |head )?(?:hq|headquarters|head ?quarters)|(?:corporate|head|main|home|regional|field|branch) (?:office|campus)|offices?|campus|only|preferred|required|area preferred|strongly preferred|based|full[- ]time|part[- ]time|permanent|temporary|contract|per diem)\b(?!-)/gi;
const days =
  /\b(?:up to )?\d(?: ?(?:-|–|to|or) ?\d)?\+? ?(?:x|days?)(?: ?(?:a|per|\/|each) ?(?:week|wk|month))?(?: ?(?:in|on|at)(?:[ -](?:the )?(?:office|site|person))?)?\b/gi;
/** "or" separates places, unless it is Oregon's code after a comma or at the end. */
const separators = /[;|•\n\r]| \/ |(?<=\s)or(?=\s)|(?<=[A-Z]{2}\s)OR(?=\s\p{Lu})/u;

/** Reads what is around the names of places. */
export function readPhrases(location: string): LocationPhrases {
  const line = location
    .slice(0, maxLength)
    .normalize("NFKC")
    .replace(/&amp;/gi, "&")
    .replace(/\bU\. ?S\. ?A\.?(?!\w)/gi, "USA")
    .replace(/\bU\. ?S\.(?!\w)/gi, "US")
    .replace(/\bD\. ?C\.?(?!\w)/gi, "DC")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  const excluded = exclusion.exec(line)?.[1]?.trim() ?? null;
  const rest = line.replace(exclusion, " ");
  const named = rest
    .replace(others, " ")
    .replace(/\bgeorgia ?\(country\)/gi, "Republic of Georgia");
  const places = named
    .replace(labels, "")
    .replace(/[()[\]{}]/g, " , ")
    .replace(days, " , ")
    .replace(ways, " , ")
    .replace(leads, " , ")
    .replace(tails, " , ");
  return {
    segments: places.split(separators).filter((segment) => /[\p{L}\d]/u.test(segment)),
    isRemote: remote.test(rest),
    excluded,
    hasOthers: named !== rest.replace(/\bgeorgia ?\(country\)/gi, "Republic of Georgia"),
  };
}

/** The parts of a segment between commas, dashes and the like, without the empty ones. */
export function partsOf(segment: string): string[] {
  return segment
    .split(/[,:>·•|\t]|\s[-–—]+\s|\s?[–—]\s?|^\s?[-–—]|[-–—]\s?$/)
    .map((part) => part.replace(/^[\s\-–—.]+|[\s\-–—]+$/g, "").replace(/\s+/g, " "))
    .filter((part) => /[\p{L}\d]/u.test(part));
}
