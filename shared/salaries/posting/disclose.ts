import { payWords } from "#shared/contract/pay-words.ts";
import { isWideSpread } from "../evaluate/judge-offer.ts";
import type { LawAsked, PostingRead, SuggestedRange } from "./check-posting.response.ts";
import { postingLaws } from "./posting-laws.ts";

/** The disclosure for an employer to paste; what is in brackets is for the employer to fill in. */
export function disclose({
  posting,
  mayPost,
  suggested,
  law,
}: {
  posting: PostingRead;
  /** Whether its own amounts can be posted: they are guaranteed, and the law allows them. */
  mayPost: boolean;
  suggested: SuggestedRange | null;
  law: readonly LawAsked[];
}): string | null {
  const range =
    (mayPost ? ownRange(posting) : null) ??
    (suggested && { ...suggested, min: suggested.low, max: suggested.high });
  if (!range) return null;
  const { min, max, period } = range;
  const names = new Set(law.map(({ jurisdiction }) => jurisdiction));
  const asked = postingLaws.filter(({ jurisdiction }) => names.has(jurisdiction));
  return [
    `The pay range for this position is ${payWords({ min, max, period })}.`,
    ...(asked.some(({ otherPay }) => otherPay === "yes")
      ? ["Other pay: [bonus, commission or equity, or none]."]
      : []),
    ...(asked.some(({ benefits }) => benefits)
      ? ["Benefits: [health insurance, retirement plan, paid time off and others]."]
      : []),
  ].join(" ");
}

/** The posting's own range, if it says something. */
function ownRange({ shape, min, max, period, currency }: PostingRead) {
  if (shape !== "range" || period === null || currency !== "USD" || !min || !max) return null;
  return isWideSpread(max / min) ? null : { min, max, period };
}
