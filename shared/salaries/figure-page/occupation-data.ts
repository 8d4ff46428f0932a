import type { Site } from "#shared/core/site.ts";
import { whereName } from "../subject/subject-name.ts";
import type { Overview } from "./overview.ts";

/** The figure as a schema.org object, which search engines read. */
export function occupationData(figure: Overview, site: Site): object {
  const { role, city, distribution, estimate, pageUrl } = figure;
  const { p10, p25, p50, p75, p90 } = distribution;
  return {
    "@context": "https://schema.org",
    "@type": "Occupation",
    name: role.title,
    url: pageUrl,
    occupationalCategory: `${role.occupation.socCode} ${role.occupation.title}`,
    occupationLocation: [
      city
        ? { "@type": "City", name: whereName(figure) }
        : { "@type": "Country", name: "United States" },
    ],
    estimatedSalary: [
      {
        "@type": "MonetaryAmountDistribution",
        name: "base",
        currency: estimate.currency,
        duration: "P1Y",
        ...(p10 === null ? {} : { percentile10: p10 }),
        ...(p25 === null ? {} : { percentile25: p25 }),
        median: p50,
        ...(p75 === null ? {} : { percentile75: p75 }),
        ...(p90 === null ? {} : { percentile90: p90 }),
      },
    ],
    mainEntityOfPage: {
      "@type": "WebPage",
      lastReviewed: estimate.as_of,
      publisher: { "@type": "Organization", name: site.name, url: site.origin },
    },
  };
}
