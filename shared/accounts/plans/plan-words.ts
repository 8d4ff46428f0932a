import type { Tier } from "#shared/access/tiers.ts";

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
