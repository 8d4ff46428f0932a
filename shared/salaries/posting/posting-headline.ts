import { leastYearly } from "#shared/contract/pay-period.ts";
import { payWords } from "#shared/contract/pay-words.ts";
import { listing } from "#shared/core/format.ts";
import { unitInWords } from "#shared/reading/postings/pay-unit.ts";
import { sayPay } from "../evaluate/say-pay.ts";
import { peopleIn } from "../subject/job-words.ts";
import { placeName } from "../subject/place-name.ts";
import { type Checked, isPartTime, saidPeriod, unmetLaws } from "./checked.ts";
import { quoted } from "./law-met.ts";
import { amountsOf, piecePay } from "./piece-pay.ts";

/** More laws than this are counted, not named. */
const mostNamed = 3;

/** What matters most about a posting, as one sentence. */
export function postingHeadline(checked: Checked): string {
  const { evaluation } = checked;
  if (evaluation) return evaluation.headline;
  const typical = typicalPay(checked);
  return `${missing(checked)}${lawWords(checked)}${typical === null ? "" : `: ${typical}`}.`;
}

function missing({ posting, pay, isTipped }: Checked): string {
  const { shape, min, max, currency } = posting;
  if (shape === "none" && pay.unread.length > 0) {
    return `Ask what the pay is, as we could not read ${quoted(pay.unread)}`;
  }
  if (pay.per !== null) return piecePay(pay);
  const words = payWords({ min, max, period: posting.period ?? "annual", currency });
  if (shape === "none") return "No pay is posted";
  if (posting.period === null) {
    const amounts = amountsOf(posting);
    if (isPartTime(pay))
      return `Ask for how many hours ${amounts} for ${unitInWords[pay.unit]} is paid`;
    return (max ?? min ?? 0) < leastYearly
      ? `Ask whether ${amounts} is for an hour`
      : `Ask for what time ${amounts} is paid`;
  }
  if (currency !== "USD") return `The pay is posted in ${currency}, which is not compared`;
  if (pay.isContract) {
    return `${words} is what a contractor is paid, who pays more of the taxes and all of the insurance, so it is not compared`;
  }
  if (pay.isTotal) return "Only what one may earn is posted, not what is guaranteed";
  if (shape === "up_to") return `Only the top of the range is posted, ${words}`;
  if (shape === "open_end") return `Only the bottom of the range is posted, ${words}`;
  if (isTipped && posting.role !== null)
    return `${words} is the pay before tips, which are not judged`;
  return `${words} is posted, but no job of the catalog has this title`;
}

function lawWords({ law, posting, pay }: Checked): string {
  const unmet = unmetLaws({ law, pay });
  const isAsked = posting.period === null && pay.per === null && posting.shape !== "none";
  if (unmet.length === 0 || isAsked) return "";
  const names = unmet.map(({ jurisdiction }) => jurisdiction);
  const isOne = names.length === 1;
  const whose =
    names.length > mostNamed
      ? `the laws of ${names.length} states ask`
      : `the law${isOne ? "" : "s"} of ${listing(names.map(withArticle))} ask${isOne ? "s" : ""}`;
  const what = posting.shape === "none" || pay.isTotal ? "a range" : "both ends of it";
  return `, though ${whose} for ${what}`;
}

function withArticle(name: string): string {
  return name === "District of Columbia" ? "the District of Columbia" : name;
}

/** `electricians in Denver, CO typically make about $31.91 an hour`, or a year's pay of an accountant */
function typicalPay(checked: Checked): string | null {
  const { quote } = checked;
  if (!quote) return null;
  const { role, place } = quote.figures.input;
  const { median } = quote.estimate;
  const period = saidPeriod(checked);
  const about = period === "hourly" ? median : Math.round(median / 100) * 100;
  return `${peopleIn(role.title)} in ${placeName(place)} typically make about ${sayPay(period).full(about)}`;
}
