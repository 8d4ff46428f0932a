import { listing } from "#shared/core/format.ts";
import type { BenefitsRead } from "#shared/reading/postings/benefits-and-tips.ts";
import type { PayRead } from "#shared/reading/postings/read-pay.ts";
import type { PostingLaw } from "./posting-law.ts";

/** `unseen` where no text was read. */
export type BenefitsSeen = BenefitsRead | "unseen";

/** What of a posting a law can be held against. */
export interface SeenPosting {
  pay: PayRead;
  isCommission: boolean;
  benefits: BenefitsSeen;
}

/**
 * Whether a posting has everything that a law asks of it: false if something is missing, null if
 * something cannot be seen or the law leaves it open.
 */
export function isMet(law: PostingLaw, seen: SeenPosting): boolean | null {
  const { benefits } = seen;
  const isUnclear = benefits === "unseen" || benefits === "unclear";
  const named = isUnclear ? null : benefits === "named";
  const parts = [isPayGiven(law, seen), ...(law.benefits ? [named] : [])];
  if (parts.includes(false)) return false;
  // A posting that names no other pay has perhaps none, but only its text can name it.
  const isHidden = law.otherPay === "yes" && benefits === "unseen";
  return parts.includes(null) || isHidden ? null : true;
}

function isPayGiven(
  { takesOneAmount, otherPay }: PostingLaw,
  { pay, isCommission }: SeenPosting,
): boolean | null {
  const { shape, isTotal } = pay;
  // Some laws ask for that statement where there is no other pay; whether it is enough is not settled here.
  if (isCommission && otherPay === "commission") return null;
  const isLacking = lacksAnEnd(pay);
  if (isLacking !== false) return isLacking === null ? null : false;
  // Whether the amounts contain the base pay alone is not known.
  if (isTotal) return null;
  return shape === "range" || takesOneAmount ? true : null;
}

/** Whether a posting names no pay, or one end of it alone; null if what it names could not be read. */
export function lacksAnEnd({ shape, unread }: Pick<PayRead, "shape" | "unread">): boolean | null {
  if (shape === "none") return unread.length === 0 ? true : null;
  return shape === "up_to" || shape === "open_end";
}

/** What of that was found, as whole sentences. */
export function sayFound(law: PostingLaw, seen: SeenPosting): string {
  const pay = sayPayFound(law, seen);
  const isGiven = isPayGiven(law, seen) === true;
  if (seen.benefits === "unseen") {
    const hidden = [
      ...(law.benefits ? ["benefits"] : []),
      ...(law.otherPay === "yes" ? ["other pay"] : []),
    ];
    return hidden.length === 0
      ? `${pay}.`
      : `${pay}. Whether ${listing(hidden)} ${law.benefits ? "are" : "is"} described cannot be seen, as no text was read.`;
  }
  const benefits = law.benefits ? `, ${sayBenefits(seen.benefits, isGiven)}` : "";
  const other =
    law.otherPay === "yes" && seen.pay.variable.length === 0
      ? " Whether there is other pay to describe cannot be seen."
      : "";
  return `${pay}${benefits}.${other}`;
}

function sayBenefits(benefits: BenefitsRead, isGiven: boolean): string {
  switch (benefits) {
    case "named":
      return `${isGiven ? "and" : "but"} benefits are named`;
    case "unclear":
      return `${isGiven ? "and" : "but"} benefits seem to be described in words that could not be read`;
    case "praised":
      return `${isGiven ? "but" : "and"} benefits are mentioned without saying which`;
    case "none":
      return `${isGiven ? "but" : "and"} no description of the benefits was found in what was read`;
  }
}

function sayPayFound(
  { takesOneAmount, otherPay }: PostingLaw,
  { pay: { shape, isTotal, unread }, isCommission }: SeenPosting,
): string {
  if (isCommission && otherPay === "commission") return "The pay is said to be a commission alone";
  if (shape === "none") {
    return unread.length === 0
      ? "No pay was found"
      : `Whether the pay is posted is not clear, as we could not read: ${quoted(unread)}`;
  }
  if (shape === "up_to") return "Only the top of the range is posted";
  if (shape === "open_end") return "Only the bottom of the range is posted";
  if (isTotal) return "What is posted is what one may earn in all, and may be more than the base";
  if (shape === "range") return "The lowest and the highest pay are posted";
  return takesOneAmount
    ? "One amount is posted, which is enough if the job pays that amount"
    : "One amount is posted, and whether that is enough is not settled";
}

/** Words of a posting that were not read, each in quotation marks. */
export function quoted(words: readonly string[]): string {
  return listing(words.slice(0, 3).map((one) => `“${one}”`));
}
