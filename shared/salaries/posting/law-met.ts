import { listing } from "../../core/format.ts";
import type { PayRead } from "../../postings/read-text.ts";
import type { PostingLaw } from "./posting-law.ts";

/** What of a posting a law can be held against. */
export interface SeenPosting {
  pay: PayRead;
  isCommission: boolean;
  /** Whether its text says anything about benefits; null if no text was read. */
  namesBenefits: boolean | null;
}

/**
 * Whether a posting has everything that a law asks of it: false if something is missing, null if
 * something cannot be seen or the law leaves it open.
 */
export function isMet(law: PostingLaw, seen: SeenPosting): boolean | null {
  const parts = [isPayGiven(law, seen), ...(law.benefits ? [seen.namesBenefits] : [])];
  if (parts.includes(false)) return false;
  // A posting that names no other pay has perhaps none, but only its text can name it.
  const isHidden = law.otherPay === "yes" && seen.namesBenefits === null;
  return parts.includes(null) || isHidden ? null : true;
}

function isPayGiven(
  { takesOneAmount, otherPay }: PostingLaw,
  { pay: { shape, isTotal }, isCommission }: SeenPosting,
): boolean | null {
  // Some laws ask for that statement where there is no other pay; whether it is enough is not settled here.
  if (isCommission && otherPay === "commission") return null;
  if (lacksAnEnd(shape)) return false;
  // Whether the amounts contain the base pay alone is not known.
  if (isTotal) return null;
  return shape === "range" || takesOneAmount ? true : null;
}

/** Whether a posting names no pay, or one end of it alone. */
export function lacksAnEnd(shape: PayRead["shape"]): boolean {
  return shape === "none" || shape === "up_to" || shape === "open_end";
}

/** What of that was found, as whole sentences. */
export function sayFound(law: PostingLaw, seen: SeenPosting): string {
  const pay = sayPayFound(law, seen);
  const isGiven = isPayGiven(law, seen) === true;
  const { namesBenefits } = seen;
  if (namesBenefits === null) {
    const hidden = [
      ...(law.benefits ? ["benefits"] : []),
      ...(law.otherPay === "yes" ? ["other pay"] : []),
    ];
    return hidden.length === 0
      ? `${pay}.`
      : `${pay}. Whether ${listing(hidden)} ${law.benefits ? "are" : "is"} described cannot be seen, as no text was read.`;
  }
  const benefits = !law.benefits
    ? ""
    : namesBenefits
      ? `, ${isGiven ? "and" : "but"} benefits are named`
      : `, ${isGiven ? "but" : "and"} no description of the benefits was found in what was read`;
  const other =
    law.otherPay === "yes" && seen.pay.variable.length === 0
      ? " Whether there is other pay to describe cannot be seen."
      : "";
  return `${pay}${benefits}.${other}`;
}

function sayPayFound(
  { takesOneAmount, otherPay }: PostingLaw,
  { pay: { shape, isTotal }, isCommission }: SeenPosting,
): string {
  if (isCommission && otherPay === "commission") return "The pay is said to be a commission alone";
  if (shape === "none") return "No pay was found";
  if (shape === "up_to") return "Only the top of the range is posted";
  if (shape === "open_end") return "Only the bottom of the range is posted";
  if (isTotal) return "What is posted is what one may earn in all, and may be more than the base";
  if (shape === "range") return "The lowest and the highest pay are posted";
  return takesOneAmount
    ? "One amount is posted, which is enough if the job pays that amount"
    : "One amount is posted, and whether that is enough is not settled";
}
