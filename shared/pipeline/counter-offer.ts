import type { CompetingOffer } from "../contracts/negotiate.ts";
import type { NegotiateData } from "../contracts/responses/negotiate.ts";
import type { Job } from "../contracts/responses/pipeline/job.ts";
import { ApiError } from "../core/errors.ts";
import { negotiate } from "../salaries/negotiate.ts";
import type { ReadContext } from "./context.ts";
import { listJobs } from "./list-jobs.ts";
import { matchLevel } from "./matching/match-level.ts";

export interface CounterOffer {
  /** The pay that is answered: the job's, or the middle of its range. */
  base: number;
  negotiation: NegotiateData;
}

/** As `negotiate` takes them. */
const maxCompeting = 5;
const maxLabel = 80;

/**
 * What to answer to the offer of a job, as `negotiate` writes it: for the role, the city and the
 * level of its benchmark, with the pay of the account's other offers. Null if the job is no offer,
 * or has no pay in USD or no role of the salary catalog.
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
      current_offer: { base },
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

async function otherOffers(context: ReadContext, { id }: Job): Promise<CompetingOffer[]> {
  const { jobs } = await listJobs(context, { status: ["offer"], limit: maxCompeting + 1 });
  const offers = jobs.flatMap((job) => {
    const base = job.id === id ? null : payOf(job);
    return base === null ? [] : [{ label: job.company.slice(0, maxLabel), base }];
  });
  return offers.slice(0, maxCompeting);
}

/** The yearly pay of a job; of a range the middle, as `evaluate` judges it. */
function payOf({ salaryMin, salaryMax, currency }: Job): number | null {
  const [min, max] = [salaryMin || salaryMax, salaryMax || salaryMin];
  return currency === "USD" && min && max ? Math.round((min + max) / 2) : null;
}
