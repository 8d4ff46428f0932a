/** A page with a posting. */

import { type Behavior, status } from "./receivers/receiver.ts";

export const pagePosting = {
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: "Data Engineer",
  description: "<h2>The job</h2><p>Move data.</p><script>alert(1)</script>",
  datePosted: "2026-11-10",
  hiringOrganization: { "@type": "Organization", name: "Globex &amp; Sons" },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Austin", addressRegion: "TX" },
  },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "USD",
    value: {
      "@type": "QuantitativeValue",
      minValue: "130,000",
      maxValue: 150_000,
      unitText: "YEAR",
    },
  },
};

/** A page with linked data. */
export function pageWith(data: unknown): string {
  return `<!doctype html><html><head><title>Jobs</title>
<script>var x = "<p>no</p>"</script>
<script type="application/ld+json">{ broken</script>
<script type="application/ld+json">${JSON.stringify(data).replaceAll("</", "<\\/")}</script>
</head><body><h1>Data Engineer</h1></body></html>`;
}

/** Responds to a GET with a page of a posting, and accepts a POST. */
export const postingOrAccepted: Behavior = (socket, request, raw) => {
  const body = request.method === "GET" ? pageWith(pagePosting) : "";
  return status(200, {}, body)(socket, request, raw);
};
