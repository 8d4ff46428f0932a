import { PayFields } from "#shared/html/forms/pay-fields.tsx";
import type { Markup } from "#shared/html/page.ts";
import { postingPath } from "../subject/posting-path.ts";
import { whereName } from "../subject/subject-name.ts";
import type { Overview } from "./overview.ts";

/** Leads from what a job pays to whether one's own offer is fair. */
export function OfferPanel({ figure }: { figure: Overview }): Markup {
  const { role, city, asked, experience } = figure;
  return (
    <form class="panel warm stack" action="/evaluate" method="get" aria-labelledby="have-offer">
      <h2 id="have-offer">Have an offer?</h2>
      <p class="small quiet">
        We will tell you in a sentence if it is fair. Nothing you type is stored.
      </p>
      <input type="hidden" name="role" value={role.title} />
      <input type="hidden" name="city" value={asked ?? (city ? whereName(figure) : "")} />
      <input type="hidden" name="exp" value={experience.level} />
      {experience.grade && <input type="hidden" name="grade" value={experience.grade} />}
      <PayFields min="" period="annual" />
      <button class="btn go" type="submit">
        Is it fair?
      </button>
      <p class="small">
        <a href="/offers">Compare two offers</a> after tax and prices, or{" "}
        <a href={postingPath(role.title, city ? whereName(figure) : "")}>check a posting</a>
      </p>
    </form>
  );
}
