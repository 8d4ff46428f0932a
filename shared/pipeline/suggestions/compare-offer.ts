/** The sentences about pay in a suggestion to negotiate. */

import { isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import { sayPay } from "#shared/salaries/evaluate/say-pay.ts";
import { peopleIn } from "#shared/salaries/subject/job-words.ts";
import { placeName } from "#shared/salaries/subject/place-name.ts";
import { isPeriodDoubtful, type JobPay, payOfJob } from "../jobs/job-pay.ts";
import type { JobBenchmark } from "../jobs/judge-job-pay.ts";

/**
 * `You are offered $45 an hour. Probably fair: registered nurses in Austin typically make about $43.62 an hour.`
 * If the pay cannot be compared, the sentence says why.
 *
 * @param found null if the salary catalog does not have the role or city.
 */
export function compareOffer(pay: JobPay, found: JobBenchmark | null): string {
  const words = payOfJob(pay);
  if (words !== null && isPeriodDoubtful(pay)) {
    return `The pay of the job, ${words}, is likely for an hour: say what it is for, so that it can be compared.`;
  }
  if (words !== null && pay.currency !== "USD") {
    return `You are offered ${words}. Only pay in U.S. dollars is compared.`;
  }
  if (!found) {
    return "You have an offer. Compare it with the pay for similar positions before you respond.";
  }
  if (words !== null && found.said) return `You are offered ${words}. ${found.said.headline}`;
  return `Add the pay that is offered, to have it compared: ${typicalPay(found)}.`;
}

/** `registered nurses in Austin, TX typically make $38.10 to $51.47 an hour` */
function typicalPay({ figures: { low, median, high }, subject: { role, place } }: JobBenchmark) {
  const say = sayPay(isPaidByHour(role) ? "hourly" : "annual");
  const amount =
    low === null || high === null
      ? `about ${say.full(median)}`
      : `${say.bare(low)} to ${say.full(high)}`;
  return `${peopleIn(role.title)} in ${placeName(place)} typically make ${amount}`;
}
