import type { PlanOffer } from "#shared/access/plan-offer.ts";
import { planName, type Tier } from "#shared/access/tiers.ts";
import { grouped } from "#shared/core/format.ts";
import type { Markup } from "#shared/html/page.ts";

/** The button that leads to the plan, or what to know where there is none. */
export function GetPlan({ tier, offer }: { tier: Tier; offer: PlanOffer }): Markup {
  if (tier === "free") return <Button href="/signup" name="Make an account" />;
  const { upgradeUrl, supportUrl } = offer;
  if (upgradeUrl) return <Button href={upgradeUrl} name={`Get ${planName(tier)}`} />;
  if (supportUrl) return <Button href={supportUrl} name={`Ask for ${planName(tier)}`} />;
  return (
    <p class="note">
      {planName(tier)} cannot be bought here yet: whoever runs this service has named no place to
      pay or to ask.
    </p>
  );
}

function Button({ href, name }: { href: string; name: string }): Markup {
  return (
    <p>
      <a class="btn go" href={href}>
        {name}
      </a>
    </p>
  );
}

/** `$99` or `$19.50` */
export function usd(amount: number): string {
  return Number.isInteger(amount) ? `$${grouped(amount)}` : `$${amount.toFixed(2)}`;
}

/** The features that each plan adds, for somebody who decides what to pay for. */
export const planWords: Readonly<Record<Tier, readonly string[]>> = {
  free: [
    "What a job pays in 500 cities, at four levels, with its history and a projection",
    "Search, and the catalogs of jobs and cities",
    "Checks of an offer or a posted range, and offers compared after tax",
    "The job search in a browser: board, contacts, calendar, import and export",
  ],
  pro: [
    "Tools for agents (MCP), with a key or by OAuth",
    "How a figure was calculated, down to each source row (lineage)",
    "Restricted keys: a key opens only the parts you choose",
    "What skills add to pay, related jobs, hiring, and drafted negotiations",
    "The widget without the line that names this service",
  ],
  ultra: [
    "Employers with their levels, and pay where public filings name a level",
    "The annual report: which wages moved, where, and by how much",
    "The Job Pipeline API with tokens and webhooks",
  ],
};
