import { expect, it } from "vitest";
import { estimateCities, estimateCity } from "#shared/bulk/estimate-cities.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const reference = await openReference(() => live.db);

const quarter = lastCompletedQuarter(Date.parse(stoppedClock));

// The last of these roles has cities in one area whose minimum wages differ.
it.each(["software-engineer", "registered-nurse", "chief-executive-officer", "actuary", "cashier"])(
  "what cities of one labor market share is what each has by itself: %s",
  async (slug) => {
    const role = await reference.role(slug);
    if (!role) throw new Error(`no role ${slug}`);
    const all = await estimateCities(reference, role, quarter);
    expect(all).toHaveLength((await reference.citySlugs()).length);
    for (const { city, ...shared } of all) {
      expect(shared, city.slug).toEqual(await estimateCity(reference, role, city, quarter));
    }
  },
);
