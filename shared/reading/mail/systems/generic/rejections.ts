import type { MailRule } from "#shared/reading/mail/system.ts";
import { job, not, says, words } from "./says.ts";

const on =
  "(?:mov(?:e|ing)|proceed(?:ing)?|progress(?:ing)?|advanc(?:e|ing)|continu(?:e|ing)|go(?:ing)?|tak(?:e|ing)|push(?:ing)?|pass(?:ing)?)";
const onward = String.raw`(?:forward|further|ahead|any further|on to the next|to the next|to (?:(?:an?|the|our) )?(?:[\w-]+ )?(?:interview|next|round|stage|phase|step)|with your (?:application|candidacy|profile|submission)|(?:in|through) (?:the|our) (?:\w+ )?process)`;
/** "We cannot proceed until you sign" turns nobody down. */
const unconditional = String.raw`(?!.{0,80}\b(?:until|unless|without|before)\b)`;
const yours = "(?:you|your (?:application|candidacy|profile|submission|r[ée]sum[ée]))";
const persons = String.raw`(?:candidates?|applicants?|individuals?|persons?|people|folks|finalists?|professionals?)\b`;
const someoneElse = String.raw`(?:some(?:one|body)\b|(?:another|(?:the )?other|a different|an?|two) (?:[\w-]+ ){0,3}?${persons}|others\b|candidates? (?:who|whose|with)\b|an internal\b|from within\b|(?:an? |the )(?:[\w-]+ ){0,2}(?:gal|guy|lady|kid|fellow|man|woman)\b)`;
const chose =
  "(?:(?:(?:ended up|wound up) (?:hir|choos|select|pick)ing|(?:decided|chosen|opted|going) to (?:hire|promote|select|choose|appoint|offer))|chose|chosen|identified|selected|picked|hired|appointed|recommended|opted for|settled on|decided on|promoted)";
const has = String.raw`(?:ha(?:s|ve|d)(?: (?:now|already|since|recently|just|\w+ly))? been|was|were|(?:is|are)(?: (?:now|being|already|no longer))?)`;

/** A decision, not only regret: an interview that is moved "unfortunately" is none. */
export const rejections: readonly MailRule[] = [
  {
    kind: "rejection",
    text: says(
      `${not} (?:be )?(?:able to )?${on} (?:on )?(?:${yours} |things |any |with you ){0,3}${onward}${unconditional}`,
      `${not} (?:be )?(?:mov|tak)(?:e|ing) ${yours}.{0,80}? (?:forward|further|ahead)\\b`,
      `your (?:application|candidacy|submission) ${words(6)}(?:will|does|did|do|has|have|was|is)(?: ${not}|n't) (?:be(?:en)? )?(?:proceed|progress|advance|advancing|mov|go|continu|select|success|shortlist|accepted|approved|retained)`,
      `${not} (?:be )?(?:pursu(?:e|ing)|consider(?:ing)?|shortlist(?:ing)?) ${yours}`,
      `${yours} (?:will|can|could)(?: not|n't|not) be (?:accepted|pursued|considered(?! complete))${unconditional}`,
      `${not} (?:to )?(?:be )?(?:offer(?:ing)?|extend(?:ing)?|giv(?:e|ing)) you (?:an?|the|this|employment|any)\\b(?! (?:exact|specific|precise|individual|update|date|time|answer))`,
    ),
  },
  {
    kind: "rejection",
    text: says(
      `(?:decided|chosen|elected|opted|going|determined|concluded) (?:not )?to (?:move|go|proceed|continue|pursue|progress|advance)(?: forward| ahead| on)?(?: the (?:process|search))? (?:with )?${someoneElse}`,
      `(?:going|decided|chosen|opted) to (?:focus|concentrate) on (?:other )?(?:people|${persons}|those)`,
      String.raw`(?:not|\w+n't) (?:be )?(?:extend(?:ing)?|mak(?:e|ing)) (?:you )?(?:an|any) offer`,
      String.raw`(?:not|cannot|\w+n't|unable to) (?:hire|employ|use|take|bring) you\b(?! (?:long|more|much))`,
      "decision not to (?:mov|go|proceed|continu|pursu|progress|advanc|offer|extend|fill|hir)",
      "(?:decided|chosen|elected) (?:not|against) (?:to )?(?:mov|go|proceed|continu|pursu|progress|advanc|offer|extend|fill|hir|tak|invit|bring)",
      `(?:mov(?:e|ed|ing)|go(?:ne|ing)?|went|proceed(?:ed|ing)?|continu(?:e|ed|ing))(?: (?:forward|ahead|on))? with ${someoneElse}`,
      String.raw`(?:go|going|went|gone) with an? (?:[\w-]+ ){1,4}who\b`,
      `pursu(?:e|ing) (?:other|different) ${persons}`,
    ),
  },
  // Who has the job instead.
  {
    kind: "rejection",
    text: says(
      `${chose} ${someoneElse}`,
      String.raw`(?:job|position|role|spot|place)\b(?: [\w'’-]+){0,6} (?:gone|went|going|given|offered|awarded) to (?!you\b)`,
      String.raw`(?:gave|given|offer(?:ed)?|awarded) (?:the|this|that) (?:[\w-]+ ){0,3}(?:job|position|role|spot|place) to (?!you\b)`,
      "(?:candidate|applicant|finalist|person) (?:has|have|had) (?:already |since |now )?accepted",
      String.raw`(?:in )?(?:another|a different|other) direction\b`,
      String.raw`(?:go|going|gone|went) another way\b`,
      String.raw`(?:made|reached) (?:an?|our|their|its|the) (?:final )?(?:selection|hire)\b`,
      "your name (?:has been|was|is|will be) removed",
      `(?:offered|offer|given|gave|awarded|extended|went|going) ${words(10)}to (?:(?:and (?:been )?accepted by )?(?:another|a different|someone|somebody)|(?:an? )?(?:internal|other) ${persons})`,
      `(?:accepted|filled) by ${someoneElse}`,
      String.raw`(?:another|a different|an internal|the (?:selected|successful|chosen)|other) ${persons} ${has} (?:\w+ly )?(?:selected|chosen|hired|offered|appointed|picked|recommended)`,
      `(?:another|a different|an internal) ${persons} (?:has |have )?(?:already |since )?accepted`,
      `(?:someone|somebody) else (?:has|was|got|is|accepted|for (?:this|the) ${job})`,
      String.raw`(?:other|another|others|candidates?|applicants?) (?:[^\s.!?]+ ){0,16}?(?:closer|better|stronger|more closely|best) (?:fit|match|suit|align)`,
    ),
  },
  // What has become of the position.
  {
    kind: "rejection",
    text: says(
      String.raw`(?:${job}|search)(?: (?:at|with|for|in|of|you|that) [^.]{1,80}?,?)? ${has} (?:filled|cancel+ed|put on hold|eliminated|frozen|withdrawn|closed(?! (?:to|for) (?:new |further )?applica)(?! and (?:we|our)))\b`,
      String.raw`${job}(?: (?:at|with|for|in|of) [^.]{1,60}?)? has (?:filled|closed)(?! and (?:we|our))\b`,
      `${job}(?: (?:at|with|for|in|of|you|that) [^.]{1,80}?,?)? (?:is|are) no longer (?:available|open|posted|accepting|being (?:filled|recruited))`,
      String.raw`(?:put|plac(?:e|ed|ing)) (?:the|this|that|our) (?:[\w-]+ ){0,2}(?:position|role|search|job|requisition) on (?:an )?(?:indefinite )?hold`,
      String.raw`clos(?:ing|ed) all (?:[\w-]+ )?applications`,
      String.raw`(?:has|have|we|'ve|did) (?:now |already |since |just |did )?fill(?:ed)? (?:the|this|that|our|all|both|every)\b`,
      String.raw`(?:clos(?:ing|ed)|declin(?:ing|ed)|den(?:ied|ying)|reject(?:ing|ed)) (?:out )?your (?:\w+ )?(?:application|candidacy|submittal|file)`,
      String.raw`(?:your|all(?: \w+)?) (?:[\w-]+ )?(?:applications?|candidacy|submittal|candidates)(?: (?:for|to|at) [^.]{1,60}?)? ${has} (?:closed|declined|denied|rejected|unsuccessful|turned down|removed from)`,
      String.raw`(?:are|am|have|has|had to|have to|must|been|being|'re|decided to) (?:therefore |hereby |\w+ly )?(?:withdraw|rescind|revok|retract)\w* (?:the|our|your|this|that|its) (?:[\w-]+ ){0,3}offer`,
      `offer ${words(10)}${has} (?:withdrawn|rescinded|revoked|retracted)`,
    ),
  },
  // What the reader lacks.
  {
    kind: "rejection",
    text: says(
      String.raw`(?<!\b(?:candidates|applicants|people|those) (?:are|were) )not (?:been )?selected\b(?! (?:an?|any|your|the) )`,
      "(?:was|were|is|been)(?: not|n't) (?:been )?(?:shortlisted|chosen)",
      String.raw`(?:not|\w+n't) be placed on`,
      "(?:found|deemed|determined) not to (?:meet|possess|have|qualify|be (?:eligible|qualified))",
      String.raw`you (?:were|are)(?:n't| not) (?:our|the) (?:[\w-]+ ){0,2}(?:choice|candidate|applicant|one|pick)\b`,
      String.raw`(?:will|have|are|were)(?: \w+)? not (?:been |be )?(?:invited|scheduled|called|referred|advanced)\b`,
      "you (?:were|are|have|had|did)(?: not|n't)(?: been| get| make)? (?:among|one of|part of|appointed|chosen|shortlisted|hired|successful|the (?:job|position|role)|the (?:short ?list|cut)|progressed|advanced|referred)",
      "not (?:been )?(?:among|one of) the (?:most |best |highest |top |more )",
      String.raw`(?:you|your (?:[\w'-]+ ){1,10}?)(?:do|does|did)(?: not|n't) (?:currently |fully |quite )?(?:meet|match|satisfy|fulfill?|fit|align|qualify|possess)\b`,
      "you (?:are|were|have been)(?: been)? (?:found |deemed |determined |considered |rated |therefore |now )*(?:to be )?(?:ineligible|disqualified|unqualified|not (?:eligible|qualified)|removed from)",
      "no longer (?:under consideration|being considered|in consideration|in the running|be considered for)",
      String.raw`(?:not|\w+n't|no longer) (?:the right|a good|the best|quite the|the|a) (?:\w+ )?(?:match|fit)\b(?! for everyone)`,
      "(?:was|were)(?: not|n't) successful",
      "(?:been|was|were|is) unsuccessful",
      String.raw`(?:it's|its|it is|so it's|is) a no (?:from|for|this)\b`,
      "(?:going|decided|have|had|need) to pass (?:on (?:you|moving|your)|this time|at this time|for now)",
    ),
  },
  // Words that are said of other things too.
  {
    kind: "rejection",
    needsApplication: true,
    text: says(
      "(?:search|recruitment|process) (?:for [^.]{1,60} )?has (?:now )?(?:concluded|ended|come to (?:an end|a close))",
      String.raw`(?:not|\w+n't) (?:[\w'’]+ ){0,4}(?:a|an?y) (?:\w+ )?(?:match|fit)\b`,
      "did(?: not|n't) (?:pass|(?:receive|achieve|attain|earn|reach) (?:a|the) (?:passing|required|minimum))",
      String.raw`(?:not|\w+n't) (?:quite |exactly )?(?:the right (?:role|time|position|place)|what we(?:'re| are| were) looking for)`,
    ),
  },
  {
    kind: "rejection",
    needsApplication: true,
    isWeak: true,
    text: says(
      String.raw`regrets? (?:to|that)\b(?!.{0,200}\b(?:interview|appointment|meeting|reschedul|postpone|delay|inconvenience|technical|moved)\b)`,
      String.raw`wish(?:es|ing)? you (?:[\w,'-]+ ){0,8}(?:in|with|on) (?:your|the|all) (?:[\w,'-]+ ){0,5}(?:search|endeavou?rs?|career|future|path|hunt)`,
    ),
    whole: says(
      "unfortunately",
      "regret",
      "sorry",
      "difficult (?:decision|choice)",
      "(?:strong|many|several|qualified|competitive|high) (?:\\w+ ){0,3}(?:applica|candida|pool|field)",
      "disappoint",
      "not the (?:news|outcome|answer)",
    ),
  },
];
