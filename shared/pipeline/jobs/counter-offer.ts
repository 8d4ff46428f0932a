import type { PayPeriod } from "#schema/pay-periods.ts";
import { ApiError } from "#shared/core/errors.ts";
import { matchLevel } from "#shared/reading/postings/match-level.ts";
import type { CompetingOffer } from "#shared/salaries/negotiate/negotiate.request.ts";
import type { NegotiateData } from "#shared/salaries/negotiate/negotiate.response.ts";
import { negotiate } from "#shared/salaries/negotiate/negotiate.ts";
import type { ReadContext } from "../records/context.ts";
import type { Job } from "./job.response.ts";
import { statedPay } from "./job-pay.ts";
import { listJobs } from "./list-jobs.ts";

export interface CounterOffer {
  /** The offered pay: the job's, or the middle of its range. */
  base: { amount: number; period: PayPeriod };
  negotiation: NegotiateData;
}

/** `negotiate` takes no more. */
const maxCompeting = 5;
const maxLabel = 80;
/** Nobody has so many offers at a time; those in other cities are among them. */
const mostRead = 25;

/**
 * The advice for the offer of a job, as `negotiate` writes it: for the role, the city and the level
 * of its benchmark, with the pay of the account's other offers there. Null if the job is no offer, or has
 * no pay in USD or no role of the salary catalog.
 */
export async function counterOffer(context: ReadContext, job: Job): Promise<CounterOffer | null> {
  const base = payOf(job);
  if (job.status !== "offer" || job.roleSlug === null || base === null) return null;
  const salaries = await context.salaries();
  if (!salaries) return null;
  try {
    const negotiation = await negotiate(salaries, {
      role: job.roleSlug,
      ...(job.citySlug === null ? {} : { city: job.citySlug }),
      basis: "local",
      exp: matchLevel(job.title, job.roleSlug),
      current_offer: { base: base.amount, period: base.period },
      competing_offers: await otherOffers(context, job),
      priorities: [],
      tone: "warm",
    });
    return { base, negotiation };
  } catch (error) {
    // An imported slug need not be in this catalog.
    if (error instanceof ApiError && error.row.status === 404) return null;
    throw error;
  }
}

/** Those in the same city: a base elsewhere is spent at other prices and taxed by other laws. */
async function otherOffers(context: ReadContext, { id, citySlug }: Job): Promise<CompetingOffer[]> {
  const { jobs } = await listJobs(context, { status: ["offer"], limit: mostRead });
  const offers = jobs.flatMap((job) => {
    const base = job.id === id || job.citySlug !== citySlug ? null : payOf(job);
    if (base === null) return [];
    const { amount, period } = base;
    return [{ label: job.company.slice(0, maxLabel), base: amount, period }];
  });
  return offers.slice(0, maxCompeting);
}

/** The pay of a job; of a range the middle, as `evaluate` judges it. */
function payOf(job: Job): CounterOffer["base"] | null {
  const pay = statedPay(job);
  if (pay === null) return null;
  const { min, max, period } = pay;
  const middle = (min + max) / 2;
  return {
    amount: period === "hourly" ? Math.round(middle * 100) / 100 : Math.round(middle),
    period,
  };
}
