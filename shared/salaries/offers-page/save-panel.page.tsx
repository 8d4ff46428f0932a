import { dollars } from "#shared/core/format.ts";
import type { Markup } from "#shared/html/page.ts";
import type { TypedOffer } from "./offers-typed.page.ts";

/**
 * Leads to the form of a new job with everything filled in. Public pages do not know who is signed in:
 * a sign-in or sign-up comes back to that form.
 */
export function SaveOffers({ offers }: { offers: readonly TypedOffer[] }): Markup {
  return (
    <section class="panel warm" aria-labelledby="save">
      <h2 id="save">{offers.length === 1 ? "Save it to your board" : "Save them to your board"}</h2>
      <p class="note">
        {offers.length === 1 ? "It becomes a job" : "Each becomes a job"} with the base pay, and
        with bonus, signing bonus and equity in its notes. You sign in or sign up on the way, and
        nothing of that is lost. What it is worth after tax is not kept.
      </p>
      <div class="actions">
        {offers.map((offer) => (
          <a class="btn" href={savePath(offer)} target="_blank" rel="noopener">
            Save {offer.label}
          </a>
        ))}
      </div>
    </section>
  );
}

/** The others remain open in the tab that one comes from, because no address has what was typed. */
function savePath(offer: TypedOffer): string {
  const { label, title, location, base, hourly } = offer;
  const pay = String(hourly ?? base);
  const kept = { company: label, title, location, notes: partsOf(offer) };
  const query = new URLSearchParams({
    ...{ ...kept, salaryMin: pay, salaryMax: pay, status: "offer" },
    ...(hourly === null ? {} : { salaryPeriod: "hourly" }),
  });
  return `/app/jobs/new?${query}`;
}

/** A job has fields for base pay alone: what else an offer pays is in its notes, in words. */
function partsOf({ bonus, signing, equity }: TypedOffer): string {
  const parts = [
    ...(bonus > 0 ? [`bonus ${dollars(bonus)} a year`] : []),
    ...(signing > 0 ? [`signing bonus ${dollars(signing)}, once`] : []),
    ...(equity ? [`equity ${dollars(equity.total)} over ${equity.vesting_years} years`] : []),
  ];
  return parts.length === 0 ? "" : `Also offered: ${parts.join("; ")}.`;
}
