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
