/** The prices of a deployment's plans, and where to get one: the operator's settings. */
import type { ServiceBindings } from "../core/service-bindings.ts";
import { isSupportContact, supportUrl } from "../core/site.ts";
import type { Tier } from "./tiers.ts";

/** A price in U.S. dollars. */
interface PlanPrice {
  perMonth: number;
  /** Paid for a year at once. */
  perYear: number;
}

export type PaidTier = Exclude<Tier, "free">;

export interface PlanOffer {
  /** Null if the setting cannot be read. */
  prices: Readonly<Record<PaidTier, PlanPrice>> | null;
  /** Where a plan is paid. */
  upgradeUrl: string | null;
  /** Where to ask for one, as a URL. */
  supportUrl: string | null;
}

type OfferSettings = Pick<ServiceBindings, "PRICES" | "UPGRADE_URL" | "SUPPORT_CONTACT">;

const usualPrices = {
  pro: { perMonth: 99, perYear: 990 },
  ultra: { perMonth: 199, perYear: 1_999 },
} as const;

const amount = "(\\d{1,6}(?:\\.\\d\\d)?)";
const form = new RegExp(`^pro=${amount}/${amount} ultra=${amount}/${amount}$`);

/**
 * Reads the settings. Prices that are misspelled are no prices: the page then names none, rather than
 * some that the operator does not ask.
 */
export function readPlanOffer(settings: OfferSettings): PlanOffer {
  const { UPGRADE_URL: upgrade = "", SUPPORT_CONTACT: contact } = settings;
  return {
    prices: readPrices(settings.PRICES),
    upgradeUrl: upgrade.startsWith("https://") && URL.canParse(upgrade) ? upgrade : null,
    supportUrl: isSupportContact(contact) ? supportUrl(contact) : null,
  };
}

function readPrices(text: string | undefined): PlanOffer["prices"] {
  if (text === undefined || text === "") return usualPrices;
  const found = form.exec(text);
  if (!found) return null;
  const [proMonth = 0, proYear = 0, ultraMonth = 0, ultraYear = 0] = found.slice(1).map(Number);
  return {
    pro: { perMonth: proMonth, perYear: proYear },
    ultra: { perMonth: ultraMonth, perYear: ultraYear },
  };
}
