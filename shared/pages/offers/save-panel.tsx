import type { Markup } from "../page.ts";
import type { TypedOffer } from "./offers-typed.ts";

/**
 * Leads to the form of a new job with everything filled in. Public pages do not know who is signed in:
 * a sign-in or sign-up comes back to that form.
 */
export function SaveOffers({ offers }: { offers: readonly TypedOffer[] }): Markup {
  return (
    <section class="panel warm" aria-labelledby="save">
      <h2 id="save">{offers.length === 1 ? "Save it to your board" : "Save them to your board"}</h2>
      <p class="note">
        Each becomes a job with this offer. You sign in or sign up on the way; nothing is lost.
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
function savePath({ label, title, location, base, hourly }: TypedOffer): string {
  const pay = String(hourly ?? base);
  const kept = { company: label, title: title ?? "", location };
  const query = new URLSearchParams({
    ...{ ...kept, salaryMin: pay, salaryMax: pay, status: "offer" },
    ...(hourly === null ? {} : { salaryPeriod: "hourly" }),
  });
  return `/app/jobs/new?${query}`;
}
