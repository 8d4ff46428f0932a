import { describe, expect, it } from "vitest";
import { readPlanOffer } from "#shared/access/plan-offer.ts";
import { pricingPage } from "#shared/accounts/plans/pricing.page.tsx";
import { renderDocument } from "#shared/html/layout.tsx";

type Settings = Parameters<typeof readPlanOffer>[0];

/** Each plan's part of the page: its text, and where its button leads. */
async function readPlans(settings: Settings) {
  const place = { path: "/pricing", origin: "https://pay.example.org", siteName: "Pay" };
  const page = await renderDocument(pricingPage(readPlanOffer(settings)), place);
  return page
    .split('<li class="plan">')
    .slice(1)
    .map((part) => ({
      text:
        part
          .split("</details>")[0]
          ?.replaceAll(/<[^>]*>/g, " ")
          .replaceAll(/\s+/g, " ") ?? "",
      button: /<a class="btn go" href="([^"]*)"/.exec(part)?.[1] ?? null,
    }));
}

describe("the plans", () => {
  it("cost what the specification says, unless the operator says otherwise", async () => {
    const [free, pro, ultra] = await readPlans({});
    expect(free?.text).toContain("Free $0 for as long as you like Make an account");
    expect(pro?.text).toContain("Pro $99 a month, or $990 for a year at once");
    expect(ultra?.text).toContain("Ultra $199 a month, or $1,999 for a year at once");
    const [, own, dear] = await readPlans({ PRICES: "pro=19.50/195 ultra=1200/12000" });
    expect(own?.text).toContain("$19.50 a month, or $195 for a year at once");
    expect(dear?.text).toContain("$1,200 a month, or $12,000 for a year at once");
  });

  it.each(["pro=99", "pro=-1/1 ultra=1/1", "99/990", "pro=99/990, ultra=199/1999"])(
    "name no price where the setting cannot be read: %s",
    async (PRICES) => {
      for (const { text } of (await readPlans({ PRICES })).slice(1)) {
        expect(text).toContain("On request");
        expect(text).not.toContain("$");
      }
    },
  );

  it("lead to where one pays, or else asks, or say that there is neither", async () => {
    const UPGRADE_URL = "https://shop.example.org/plans";
    const SUPPORT_CONTACT = "help@example.org";
    const buttons = async (settings: Settings) =>
      (await readPlans(settings)).map(({ button }) => button);
    const both = await buttons({ UPGRADE_URL, SUPPORT_CONTACT });
    expect(both).toEqual(["/signup", UPGRADE_URL, UPGRADE_URL]);
    const ask = `mailto:${SUPPORT_CONTACT}`;
    expect(await buttons({ SUPPORT_CONTACT })).toEqual(["/signup", ask, ask]);
    const neither = await readPlans({ UPGRADE_URL: "javascript:alert(1)", SUPPORT_CONTACT: "me" });
    expect(neither.map(({ button }) => button)).toEqual(["/signup", null, null]);
    for (const { text } of neither.slice(1)) expect(text).toContain("cannot be bought here yet");
  });
});
