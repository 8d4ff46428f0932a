/** What employers write around a title to be noticed. */
const announcements =
  /\b(?:we(?:['’]re| are) (?:now |currently )?(?:hiring|looking for|seeking)|(?:now|immediately|urgently|actively|currently) hiring|hiring (?:now|immediately|today|event)|urgently needed|immediate (?:hire|start|openings?|need)|now accepting applications|apply (?:now|today)|join our team|help wanted|looking for|in search of|hiring|seeking|wanted|needed|asap)\b(?: for\b)?(?: (?:an?|multiple|several)\b)?/gi;

/** Words in capitals that are no abbreviation are longer than this. */
const longestAbbreviation = 4;

/**
 * A line at the top of a posting without what is around the title: `HIRING NOW!! Cashiers` is `Cashiers`,
 * `CDL A TRUCK DRIVERS NEEDED` is `CDL A Truck Drivers`.
 */
export function cleanTitle(line: string): string {
  const quiet = line
    .replace(announcements, " ")
    .replace(/(?:\p{Extended_Pictographic}|\ufe0f|[*#~_!¡])+/gu, " ! ")
    .replace(/\s+/g, " ")
    .replace(/^[\s!:;,.–—-]+|[\s!:;,–—-]+$/g, "")
    .replace(/ !(?= )/g, "!");
  return /\p{Ll}/u.test(quiet) ? quiet : quiet.replace(/\p{Lu}+/gu, lowered);
}

function lowered(word: string): string {
  const isWord = word.length > longestAbbreviation || shortWords.has(word);
  return isWord ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}

/** Short words of titles that are no abbreviations. */
const shortWords = new Set(
  "AIDE BAR CARE CHEF CLUB COOK CREW DAY DESK DOCK FOOD FULL HEAD HELP HOME HOST LAB LEAD LINE LOAD MAID PART PET PREP RAMP SHIP SHOP STAR TAX TEAM TIME TREE VAN YARD".split(
    " ",
  ),
);

const license = /\b(?:class [abc][ -]?)?cdl(?:[ -]?(?:class )?[abc])?\b|\bclass [abc]\b/i;

/** The class of a license that a driver of tractor-trailers has, and hardly anybody else. */
const tractorTrailer = /\bcdl[ -]?(?:class )?a\b|\bclass a\b/i;
const rankOf = /^(director|manager|supervisor|coordinator) of (?:the )?([^,–—|/-]+)$/i;

/**
 * A title, and what it is without the class of a driver's license, which many put in it, or with its rank
 * at its end, where the catalog has it: `Director of Finance` is `Finance Director`.
 */
export function titleForms(title: string): string[] {
  const clean = cleanTitle(title);
  const forms = [title, clean];
  if (license.test(clean)) {
    forms.push(...["CDL", ""].map((word) => clean.replace(license, word).trim()));
    if (tractorTrailer.test(clean) && /\bdrivers?\b/i.test(clean)) forms.push("CDL Driver");
  }
  const [, rank, field] = rankOf.exec(clean) ?? [];
  if (rank && field) forms.push(`${field.trim()} ${rank}`);
  return [...new Set(forms)].filter((form) => form !== "");
}
