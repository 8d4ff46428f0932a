/** What a posting says about benefits, commission and tips. */

/**
 * Benefits by name. "Medical" and "dental" alone may be the trade; in a list, or with what is covered, they
 * are benefits.
 */
const benefitNames =
  /\b40[13] ?\(?[kb]\)?|\b457 ?\(?b\)?|\b(?:health|medical|dental|vision|life|disability|accident|pet) ?(?:and (?:dental|vision|life) )?(?:insurance(?! (?:agen|sales|compan|industr|polic|product|licens|claims|carrier|broker|customer|underwrit|verif|bill))|care (?:plan|coverage|benefits)|plans?\b|coverage|benefits)|\bhealth ?care (?:coverage|benefits|plan)|\b(?:health|medical|dental)(?: ?[,&/.;!\n•]| and (?:dental|vision|medical|health)| (?:insurance|coverage|plan|vision)|$)|\bvision (?:insurance|coverage|plan|care)\b|\bpaid (?:time off|holidays?|vacations?|leave|sick|parental|family|maternity|lunch|days off|training days)\b|\bPTO\b|\bUTO\b|\bvacation(?: (?:time|days?|pay|leave|accrual|hours)|(?= ?[,&/.;!\n•]| and |$))|\bsick (?:leave|days?|time|pay)\b|\b(?:holidays?|time) off\b|\bholiday pay\b|\b\d{1,2} (?:paid )?holidays\b|\bpension\b(?! (?:administrat|fund|consult|actuar))|\bretirement (?:plan|benefits?|savings|match|contribution|program|account)|\b(?:parental|maternity|paternity|family|bereavement) leave\b|\bweeks? (?:of )?(?:vacation|leave|time off)\b|\btuition\b|\b(?:HSA|FSA|ESPP|ESOP|EAP)s?\b|\bhealth savings\b|\bflexible spending\b|\bemployee (?:assistance|discount|stock)|\bstock purchase\b|\bprofit[- ]sharing\b|\b(?:free|discounted|provided|complimentary) (?:meals?|lunch(?:es)?|parking|housing|uniforms?|child ?care)\b|\bgym membership|\bcommuter (?:benefits?|allowance|subsid)|\bchild ?care (?:assistance|benefits?|subsid|stipend)|\b(?:company|take[- ]home) (?:car|vehicle|truck|van)\b|\b(?:wellness|home office|internet|phone|education|learning|housing|meal|relocation) (?:stipend|allowance|reimbursement|assistance|budget)\b/i;

/** "Benefits include …" and "Benefits: …", where what they are may be in words that no list has. */
const benefitList =
  /\b(?:benefits?|perks)(?: package| offered| and perks)?(?: ?(?::|[-–—](?= ))| (?:include|includes|including|such as|are|consist of)\b)\s*([^.\n]{0,120}(?:\n[^\n]{0,80})?)|\bbenefits?\b[^.\n]{0,60}?(?:https?:\/\/|www\.|\bclick here|\bsee (?:our|the) )/i;
/** What says only that there are some, or that they are good. */
const praise =
  /\b(?:great|good|excellent|competitive|full|comprehensive|generous|amazing|awesome|attractive|outstanding|fantastic|best|in|class|industry|leading|available|offered|provided|eligible|yes|tbd|a|an|the|our|and|of|benefits?|package|packages|perks?|more|many|lots|for|full-?time|employees?|after|days?|from|day|one|first|to|all|is|are|very|top|tier|rich|robust|salary|pay|compensation|we|offer|you|your|apply|now|today|us|with|join)\b/gi;

/** `unclear` where benefits seem to be described, in words that were not read. */
export type BenefitsRead = "named" | "unclear" | "praised" | "none";

/** What a text says about benefits, without the words of the job's title. */
export function readBenefits(text: string, title = ""): BenefitsRead {
  const own = title === "" ? text : text.replaceAll(title, "\n");
  if (benefitNames.test(own)) return "named";
  const list = benefitList.exec(own);
  if (list) {
    const [, words] = list;
    const isSaid = words === undefined || /\p{L}{3}/u.test(words.replace(praise, " "));
    return isSaid ? "unclear" : "praised";
  }
  return /\bbenefits?\b(?! (?:specialist|administrat|manager|analyst|coordinator|consult|verif))/i.test(
    own,
  )
    ? "praised"
    : "none";
}

/** Whether a text says that a commission is all the pay there is. */
export function isCommissionOnly(text: string): boolean {
  return /\bcommission[- ]only\b|\b(?:100 ?%|straight|only|purely) commission\b/i.test(text);
}

/** Whether a text says that the job has tips; "tips for your application" are none. */
export function namesTips(text: string): boolean {
  return /(?:\+|&|\b(?:plus|with|and|in|cash|earn|make|including|great|keep (?:all )?your|before)) ?(?:\w{1,12} )?(?:tips|gratuities)\b(?! (?:for|on|to)\b)|\b(?:tips|gratuities) included\b|\btipped (?:position|job|role|wage)\b/i.test(
    text,
  );
}
